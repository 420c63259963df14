import ghost from '@ghostlight/card-art/pictures/360/mary-ghost.webp';
import mortal from '@ghostlight/card-art/pictures/360/mary-mortal.webp';

/** One portrait of twelve tiles, three to a row; these are not hers. */
const TAKEN = [2, 4, 5, 6, 11];
const FRAME = { x: 30, y: -22, width: 240, height: 360 };
const TILE = { width: FRAME.width / 3, height: FRAME.height / 4 };

const place = (tile: number) => ({
  x: FRAME.x + (tile % 3) * TILE.width,
  y: FRAME.y + Math.floor(tile / 3) * TILE.height,
});

export const MaryKingArt = () => (
  <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <defs>
      <clipPath id="mk-taken">
        {TAKEN.map((tile) => (
          <rect key={tile} {...place(tile)} {...TILE} />
        ))}
      </clipPath>
      <linearGradient id="mk-gilt" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0" stopColor="#6d4a1e" />
        <stop offset=".45" stopColor="#e0b566" />
        <stop offset="1" stopColor="#7a5523" />
      </linearGradient>
    </defs>
    <rect width="300" height="300" fill="#1d0f0c" />
    <rect x="20" y="-40" width="260" height="400" fill="url(#mk-gilt)" />
    <image href={mortal} {...FRAME} />
    <image href={ghost} {...FRAME} clipPath="url(#mk-taken)" />
    <g stroke="#160c08" strokeWidth="2" opacity=".8">
      {[1, 2].map((n) => (
        <path key={n} d={`M${FRAME.x + n * TILE.width} ${FRAME.y}v${FRAME.height}`} />
      ))}
      {[1, 2, 3].map((n) => (
        <path key={n} d={`M${FRAME.x} ${FRAME.y + n * TILE.height}h${FRAME.width}`} />
      ))}
    </g>
  </svg>
);
