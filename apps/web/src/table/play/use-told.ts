import { useEffect, useRef } from 'react';
import { play } from '../../sound/sound.ts';
import { t } from '../../words/words.ts';
import type { TableContext } from '../use-table.ts';

/** Sounds for what is told, for one's turn and for talk. */
export function useSounds({ state, game, scene, facts, seat, me }: TableContext, asked: boolean): void {
  const { told, chat } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each told thing sounds once
  useEffect(() => {
    if (!scene) return;
    const sounds = new Set(told.map((event) => game.tell(event, scene)?.sound));
    for (const sound of sounds) if (sound) play(sound);
  }, [told]);
  useEffect(() => {
    if (asked) play('turn');
  }, [asked]);
  const last = chat.at(-1);
  useEffect(() => {
    if (last && last.person !== me) play('chat');
  }, [last, me]);
  const won = facts.end?.outcome?.winners.includes(seat ?? '');
  const ended = facts.end !== null;
  useEffect(() => {
    if (ended) play(won ? 'win' : 'loss');
  }, [ended, won]);
}

/** A notification when the table waits for us and nobody looks at the page. */
export function useSummons(asked: boolean, sentence: string): void {
  const shown = useRef<Notification | null>(null);
  useEffect(() => {
    if (!asked || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
    const note = new Notification(t('name'), { body: sentence, tag: 'ghostlight-turn', icon: '/icon-192.png' });
    note.onclick = () => window.focus();
    shown.current = note;
    return () => note.close();
  }, [asked, sentence]);
  useEffect(() => {
    const seen = () => {
      if (!document.hidden) shown.current?.close();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
