import blue from '@ghostlight/card-art/pictures/360/ghost-blue-6.webp';
import green from '@ghostlight/card-art/pictures/360/ghost-green-5.webp';
import manor from '@ghostlight/card-art/pictures/360/manor.webp';
import { PaintedCard } from './painted-card.tsx';

/** A manor under the moon, claimed by two families. */
export const RestInPeaceArt = () => (
  <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <image href={manor} x="0" y="-44" width="300" height="450" preserveAspectRatio="xMidYMid slice" />
    <PaintedCard href={green} x={40} y={104} width={98} turn={-7} />
    <PaintedCard href={blue} x={162} y={104} width={98} turn={7} />
  </svg>
);
