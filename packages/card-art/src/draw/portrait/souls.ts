/** The colours of one of Mary's souls. */
export interface Soul {
  readonly wall: string;
  readonly wallDark: string;
  readonly wallLight: string;
  readonly light: string;
  readonly pane: string;
  readonly flame: string;
  readonly skinLight: string;
  readonly skin: string;
  readonly skinDark: string;
  readonly blush: string;
  readonly lips: string;
  readonly hairLight: string;
  readonly hair: string;
  readonly hairDark: string;
  readonly brow: string;
  readonly eye: string;
  readonly iris: string;
  readonly irisLight: string;
  readonly pupil: string;
  readonly lash: string;
  /** How strongly the eyes shine. */
  readonly shine: number;
  /** How deep sockets and cheeks lie, 0 to 1. */
  readonly hollow: number;
  readonly dress: string;
  readonly dressDark: string;
  readonly lace: string;
  readonly gilt: string;
  readonly mirror: string;
}

const mortal: Soul = {
  wall: '#7a3f1e',
  wallDark: '#2c1008',
  wallLight: '#b06a30',
  light: '#ffd68a',
  pane: '#ffdc8e',
  flame: '#ffc04a',
  skinLight: '#fbe3c8',
  skin: '#efbf98',
  skinDark: '#a85f3c',
  blush: '#e2563c',
  lips: '#b8303a',
  hairLight: '#ff9a4a',
  hair: '#c2481c',
  hairDark: '#6a1c0a',
  brow: '#7a2e12',
  eye: '#fbf3e4',
  iris: '#3f8a3c',
  irisLight: '#a8dc6a',
  pupil: '#0b1206',
  lash: '#2c1008',
  shine: 0,
  hollow: 0,
  dress: '#6e1524',
  dressDark: '#2a060e',
  lace: '#f3e4c4',
  gilt: '#e0a43a',
  mirror: '#9ed8b0',
};

const ghost: Soul = {
  wall: '#24415f',
  wallDark: '#050d1c',
  wallLight: '#4f7a9c',
  light: '#bfe8ff',
  pane: '#cfefff',
  flame: '#8fe6ff',
  skinLight: '#eef8fb',
  skin: '#b9d2de',
  skinDark: '#4a6c8a',
  blush: '#6f8fc0',
  lips: '#55689c',
  hairLight: '#9fd0ff',
  hair: '#2f5fb4',
  hairDark: '#0e2458',
  brow: '#1c3a78',
  eye: '#ffffff',
  iris: '#f2fbff',
  irisLight: '#ffffff',
  pupil: '#e2f4ff',
  lash: '#0a1838',
  shine: 0.75,
  hollow: 0.6,
  dress: '#1c3050',
  dressDark: '#060d1e',
  lace: '#c9dde8',
  gilt: '#8fa6bc',
  mirror: '#e6f6ff',
};

export const souls = { mortal, ghost };
