/** One portrait of twelve tiles; some are hers, some are not. */
const COLD_TILES = [1, 3, 5, 6, 10, 11];
const TILE = { width: 66, height: 66 };

const tileAt = (tile: number) => ({ x: 51 + (tile % 3) * TILE.width, y: 18 + Math.floor(tile / 3) * TILE.height });

interface Skin {
  readonly wall: string;
  readonly hair: string;
  readonly hairLight: string;
  readonly face: string;
  readonly shade: string;
  readonly eye: string;
  readonly lips: string;
  readonly dress: string;
  readonly lace: string;
}

const WARM: Skin = {
  wall: '#5b2c1c',
  hair: '#a53d1c',
  hairLight: '#d8682d',
  face: '#f2cda6',
  shade: '#d9a479',
  eye: '#3f8a4d',
  lips: '#b8433a',
  dress: '#54201f',
  lace: '#f1dcb4',
};

const COLD: Skin = {
  wall: '#0e2a3c',
  hair: '#2c5f9e',
  hairLight: '#6aa9e0',
  face: '#cfe3ec',
  shade: '#94b9cc',
  eye: '#f7ffff',
  lips: '#5e7fa0',
  dress: '#0c1d38',
  lace: '#b9d4e6',
};

const Portrait = ({ skin }: { readonly skin: Skin }) => (
  <>
    <rect x="40" y="10" width="220" height="284" fill={skin.wall} />
    <path d="M150 36c-54 0-74 44-70 92 3 40-10 62-4 96h148c6-34-7-56-4-96 4-48-16-92-70-92z" fill={skin.hair} />
    <path d="M44 300c0-54 34-70 72-78 16-4 20-12 20-30h28c0 18 4 26 20 30 38 8 72 24 72 78z" fill={skin.dress} />
    <path d="M112 224c14 22 24 30 38 30s24-8 38-30l-24-10v-32h-28v32z" fill={skin.face} />
    <path d="M136 196c6 10 22 10 28 0v14c-8 8-20 8-28 0z" fill={skin.shade} />
    <path d="M150 66c-33 0-44 26-43 58 1 40 22 74 43 74s42-34 43-74c1-32-10-58-43-58z" fill={skin.face} />
    <path d="M150 62c-40 0-52 34-46 76 4-30 14-44 46-58 32 14 42 28 46 58 6-42-6-76-46-76z" fill={skin.hair} />
    <path
      d="M150 44c-30 2-46 22-50 50 12-22 28-32 50-36 22 4 38 14 50 36-4-28-20-48-50-50zM88 150c-6 22-4 44-10 66M212 150c6 22 4 44 10 66"
      fill="none"
      stroke={skin.hairLight}
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M118 122q12-9 24 0-12 8-24 0zM158 122q12-9 24 0-12 8-24 0z" fill="#fff" />
    <circle cx="130" cy="122" r="4.5" fill={skin.eye} />
    <circle cx="170" cy="122" r="4.5" fill={skin.eye} />
    <path
      d="M115 108q13-8 27-1M158 107q14-7 27 1M117 121q13-10 26 0M157 121q13-10 26 0"
      fill="none"
      stroke={skin.hair}
      strokeWidth="2.6"
      strokeLinecap="round"
    />
    <path
      d="M150 124c-2 14-8 20-6 27 3 4 9 4 12 1"
      fill="none"
      stroke={skin.shade}
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M135 171q8-6 15-2 7-4 15 2-15 12-30 0z" fill={skin.lips} />
    <path d="M104 232c16 26 30 34 46 34s30-8 46-34l8 6c-14 28-32 42-54 42s-40-14-54-42z" fill={skin.lace} />
    <circle cx="150" cy="252" r="6" fill={skin.hairLight} stroke={skin.lace} strokeWidth="2" />
  </>
);

export const MaryKingArt = () => (
  <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <defs>
      <radialGradient id="mk-wall" cx=".5" cy=".4" r=".75">
        <stop offset="0" stopColor="#5a3320" />
        <stop offset="1" stopColor="#1a0e0b" />
      </radialGradient>
      <clipPath id="mk-cold">
        {COLD_TILES.map((tile) => (
          <rect key={tile} {...tileAt(tile)} {...TILE} />
        ))}
      </clipPath>
      <clipPath id="mk-all">
        <rect x="51" y="18" width="198" height="264" />
      </clipPath>
    </defs>
    <rect width="300" height="300" fill="url(#mk-wall)" />
    <rect x="40" y="7" width="220" height="286" rx="4" fill="#2a170c" stroke="#c9994f" strokeWidth="3" />
    <rect x="46" y="13" width="208" height="274" fill="none" stroke="#7d5526" strokeWidth="2" />
    <g clipPath="url(#mk-all)">
      <Portrait skin={WARM} />
    </g>
    <g clipPath="url(#mk-cold)">
      <Portrait skin={COLD} />
    </g>
    <path d="M117 18v264M183 18v264M51 84h198M51 150h198M51 216h198" stroke="#150b07" strokeWidth="2.5" opacity=".85" />
  </svg>
);
