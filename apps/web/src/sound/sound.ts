import { remembered } from '../remembered.ts';

/** Every sound of the parlour, made on the spot: no files. */
export type SoundName =
  | 'turn'
  | 'card'
  | 'token'
  | 'knock'
  | 'two-knocks'
  | 'reveal'
  | 'chat'
  | 'win'
  | 'loss'
  | 'refused';

const muted = remembered<boolean>('muted', false);
export const isMuted = muted.get;
export const setMuted = muted.set;
export const onMuted = muted.subscribe;

let context: AudioContext | null = null;

/** Browsers allow sound only after a tap; before the first one this stays silent. */
export function wakeSound(): void {
  context ??= new AudioContext();
  void context.resume();
}

export function play(name: SoundName): void {
  if (context?.state !== 'running' || muted.get() || document.hidden) return;
  RECIPES[name](context, context.currentTime + 0.01);
}

type Recipe = (audio: AudioContext, at: number) => void;

const RECIPES: Record<SoundName, Recipe> = {
  turn: (audio, at) => {
    bell(audio, at, 659.3, 0.1, 1.1);
    bell(audio, at + 0.13, 987.8, 0.07, 1.3);
  },
  card: (audio, at) => breath(audio, at, 0.16, 2400, 0.12),
  token: (audio, at) => {
    bell(audio, at, 523.3, 0.09, 0.9);
    bell(audio, at + 0.09, 784, 0.08, 1.1);
    bell(audio, at + 0.18, 1046.5, 0.06, 1.4);
  },
  knock: (audio, at) => thud(audio, at, 0.5),
  'two-knocks': (audio, at) => {
    thud(audio, at, 0.5);
    thud(audio, at + 0.34, 0.45);
  },
  reveal: (audio, at) => {
    breath(audio, at, 0.9, 700, 0.16);
    for (const [i, tone] of [220, 261.6, 329.6].entries()) bell(audio, at + 0.25 + i * 0.1, tone, 0.09, 1.8);
  },
  chat: (audio, at) => bell(audio, at, 1318.5, 0.03, 0.35),
  win: (audio, at) => {
    for (const [i, tone] of [392, 493.9, 587.3, 784].entries()) bell(audio, at + i * 0.14, tone, 0.1, 1.9);
  },
  loss: (audio, at) => {
    for (const [i, tone] of [392, 349.2, 311.1, 233.1].entries()) bell(audio, at + i * 0.18, tone, 0.08, 1.8);
  },
  refused: (audio, at) => thud(audio, at, 0.16),
};

/** A glass bell: a tone and its twelfth, dying away. */
function bell(audio: AudioContext, at: number, tone: number, loud: number, seconds: number): void {
  for (const [ratio, share] of [
    [1, 1],
    [3.01, 0.25],
  ] as const) {
    const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: tone * ratio });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
  }
}

/** Knuckles on the table. */
function thud(audio: AudioContext, at: number, loud: number): void {
  const oscillator = new OscillatorNode(audio, { type: 'sine', frequency: 160 });
  oscillator.frequency.setValueAtTime(160, at);
  oscillator.frequency.exponentialRampToValueAtTime(62, at + 0.09);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.2);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + 0.22);
  breath(audio, at, 0.05, 900, loud * 0.5);
}

/** Paper sliding over cloth, or a sigh: noise through a moving band. */
function breath(audio: AudioContext, at: number, seconds: number, tone: number, loud: number): void {
  const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: tone, Q: 0.8 });
  band.frequency.setValueAtTime(tone * 0.6, at);
  band.frequency.linearRampToValueAtTime(tone, at + seconds);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + seconds * 0.25);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(band).connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}

let noiseBuffer: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (noiseBuffer) return noiseBuffer;
  noiseBuffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noiseBuffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noiseBuffer;
}
