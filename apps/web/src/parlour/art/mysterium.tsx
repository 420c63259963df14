import whale from '@ghostlight/card-art/pictures/360/d01.webp';
import tea from '@ghostlight/card-art/pictures/360/d02.webp';
import stairs from '@ghostlight/card-art/pictures/360/d04.webp';
import { PaintedCard } from './painted-card.tsx';

/** Three dreams over a crystal ball. */
export const MysteriumArt = () => (
  <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="my-room" cx=".5" cy=".6" r=".8">
        <stop offset="0" stopColor="#5a3a86" />
        <stop offset=".5" stopColor="#2a1748" />
        <stop offset="1" stopColor="#120920" />
      </radialGradient>
      <radialGradient id="my-ball" cx=".4" cy=".32" r=".75">
        <stop offset="0" stopColor="#ffffff" />
        <stop offset=".25" stopColor="#d9c8ff" />
        <stop offset=".65" stopColor="#7c56cf" />
        <stop offset="1" stopColor="#2b1660" />
      </radialGradient>
      <radialGradient id="my-glow">
        <stop offset="0" stopColor="#e9dcff" stopOpacity=".75" />
        <stop offset="1" stopColor="#a37cff" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="300" height="300" fill="url(#my-room)" />
    <g fill="#efe0ff" opacity=".7">
      <circle cx="28" cy="40" r="1.4" />
      <circle cx="268" cy="58" r="1.6" />
      <circle cx="46" cy="150" r="1.2" />
      <circle cx="262" cy="160" r="1.2" />
      <circle cx="150" cy="12" r="1.4" />
      <circle cx="100" cy="20" r="1" />
      <circle cx="214" cy="22" r="1" />
    </g>
    <circle cx="150" cy="206" r="140" fill="url(#my-glow)" opacity=".6" />
    <PaintedCard href={tea} x={42} y={46} width={90} turn={-11} />
    <PaintedCard href={stairs} x={168} y={46} width={90} turn={11} />
    <PaintedCard href={whale} x={103} y={20} width={94} />
    <path d="M0 300v-28c60-18 240-18 300 0v28z" fill="#3d1220" />
    <path d="M0 300v-20c60-16 240-16 300 0v20z" fill="#25090f" />
    <path d="M112 262c8-12 68-12 76 0l8 22H104z" fill="#8a6230" />
    <path d="M112 262c8-12 68-12 76 0l3 7c-20-8-62-8-82 0z" fill="#d9ac62" />
    <circle cx="150" cy="212" r="56" fill="url(#my-ball)" />
    <path d="M112 214c18-30 34 8 54-10 14-12 24 2 32 8-4 36-78 40-86 2z" fill="#f2e7ff" opacity=".28" />
    <path d="M118 190c5-13 15-21 28-24" stroke="#fff" strokeWidth="5" strokeLinecap="round" fill="none" opacity=".85" />
    <path d="M166 186l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM136 226l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="#fff" opacity=".9" />
  </svg>
);
