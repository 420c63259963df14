/** A manor under the moon, claimed by two families. */
export const RestInPeaceArt = () => (
  <svg viewBox="0 0 300 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    <defs>
      <linearGradient id="rip-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#071a22" />
        <stop offset=".55" stopColor="#16424b" />
        <stop offset="1" stopColor="#2c5a58" />
      </linearGradient>
      <radialGradient id="rip-moon">
        <stop offset="0" stopColor="#fff6da" />
        <stop offset=".3" stopColor="#f9e8b8" />
        <stop offset=".34" stopColor="#f3dda0" stopOpacity=".5" />
        <stop offset="1" stopColor="#cfe0b5" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="rip-green" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#d6ffe2" />
        <stop offset=".5" stopColor="#67d89a" stopOpacity=".85" />
        <stop offset="1" stopColor="#2f9c6b" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="rip-blue" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#e2f1ff" />
        <stop offset=".5" stopColor="#74b6ff" stopOpacity=".85" />
        <stop offset="1" stopColor="#2f69b5" stopOpacity="0" />
      </linearGradient>
      <g id="rip-ghost">
        <path d="M0-46c19 0 30 15 30 36 0 17-5 25-3 40 2 14 11 20 9 33-1 9-9 12-10 22-6-3-5-12-12-13-7-1-9 8-17 14-4-9-8-13-15-12s-9 7-15 8c2-14-3-19-3-32 0-15 7-24 7-42 0-28 11-54 29-54z" />
      </g>
    </defs>
    <rect width="300" height="300" fill="url(#rip-sky)" />
    <circle cx="158" cy="104" r="150" fill="url(#rip-moon)" />
    <circle cx="158" cy="104" r="46" fill="#fbeec6" />
    <path
      d="M136 92a9 6 0 1018 2 9 6 0 10-18-2zM164 116a12 8 0 1022-4 12 8 0 10-22 4zM150 76a5 3.5 0 1010 1 5 3.5 0 10-10-1z"
      fill="#e7d29b"
      opacity=".7"
    />
    <path
      d="M-10 128c40-12 70 6 112-4 34-8 60-4 96 2 44 7 74-10 112-2v16c-50 6-84-2-128-2-60 0-120 12-192 2z"
      fill="#0d3038"
      opacity=".5"
    />
    <g>
      <use href="#rip-ghost" x="62" y="92" fill="url(#rip-green)" transform="rotate(-8 62 92)" />
      <ellipse cx="53" cy="80" rx="4" ry="6.5" fill="#0c3a2a" />
      <ellipse cx="67" cy="78" rx="4" ry="6.5" fill="#0c3a2a" />
      <path d="M56 92q5 6 11-1" stroke="#0c3a2a" strokeWidth="3" fill="none" strokeLinecap="round" />
      <use
        href="#rip-ghost"
        x="243"
        y="106"
        fill="url(#rip-blue)"
        transform="rotate(9 243 106) translate(486 0) scale(-1 1)"
      />
      <ellipse cx="237" cy="95" rx="4" ry="6.5" fill="#0f2b52" />
      <ellipse cx="251" cy="97" rx="4" ry="6.5" fill="#0f2b52" />
      <ellipse cx="243" cy="110" rx="4.5" ry="5.5" fill="#0f2b52" />
    </g>
    <path
      d="M0 300v-44c30-14 52-16 74-20v-62l-7 2 31-38 30 34v-46l-5 1 12-36 12 36-5-1v22l14-15 2-18h9v11l26 27v-24h11v34l18 20-7-1v54c28 2 58 8 85 20v44z"
      fill="#0a1316"
    />
    <path d="M135 90l12 36-5-1v22l-14 0v-22l-5 1z" fill="#060d0f" />
    <g fill="#ffcd74">
      <path d="M88 192h9v15h-9zM131 134h8v11h-8zM150 176h10v16h-10zM189 178h9v15h-9zM150 204h10v16h-10z" />
      <path d="M104 192h9v15h-9z" fill="#7fe6a9" />
      <path d="M171 176h10v16h-10z" fill="#8cc4ff" />
      <path d="M170 250v-24c0-8 14-8 14 0v24z" opacity=".9" />
    </g>
    <path
      d="M92.5 192v15M108.5 192v15M155 176v16M176 176v16M193.5 178v15M155 204v16M84 207h34M145 192h42"
      stroke="#0a1316"
      strokeWidth="1.5"
    />
    <path d="M0 300v-30c60-20 120-16 160-14 50 2 100 2 140 16v28z" fill="#05090a" />
    <path d="M166 256h22l24 44h-72z" fill="#ffcd74" opacity=".13" />
    <g fill="#05090a">
      <path d="M20 274v-17c0-8 14-8 14 0v16zM52 270v-13h-4v-4h4v-5h4v5h4v4h-4v12zM246 268v-15c0-8 14-8 14 0v17zM278 274l-2-16c1-7 12-6 12 0l2 18z" />
    </g>
  </svg>
);
