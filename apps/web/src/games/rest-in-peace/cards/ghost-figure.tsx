import type { Value } from '@ghostlight/rest-in-peace';

/** A family's ghosts grow with their value, and so does their vanity. Drawn in a box of 60 × 60. */
export function GhostFigure({ value }: { readonly value: Value }) {
  const size = 0.6 + value * 0.075;
  return (
    <g transform={`translate(30 ${34 - value * 0.6}) scale(${size})`}>
      <path
        className="ghost-body"
        d="M0-24c14 0 21 11 21 25 0 10-2 15-1 22 1 6 5 8 4 12-3 1-5-3-8-3s-4 5-8 5-5-5-8-5-4 5-8 5-5-5-8-5-5 4-8 3c-1-4 3-6 4-12 1-7-1-12-1-22 0-14 7-25 21-25z"
      />
      <path
        className="ghost-fold"
        d="M-15 6c-1 9-1 15-4 22M15 6c1 9 1 15 4 22M-5 16c0 7-1 12-2 16M6 16c0 7 1 12 2 16"
      />
      <Eyes value={value} />
      <g className="ghost-ink">{HATS[value]}</g>
    </g>
  );
}

function Eyes({ value }: { readonly value: Value }) {
  if (value === 1) {
    return (
      <g className="ghost-ink">
        <ellipse cx="-6" cy="-6" rx="3.2" ry="4.4" />
        <ellipse cx="7" cy="-6" rx="3.2" ry="4.4" />
        <ellipse cx=".5" cy="5" rx="2.4" ry="2.8" />
      </g>
    );
  }
  if (value >= 5) {
    return (
      <g className="ghost-ink">
        <path d="M-12-11l9 4M13-11l-9 4" className="ghost-line" />
        <ellipse cx="-6.5" cy="-4" rx="3.4" ry="4" />
        <ellipse cx="7.5" cy="-4" rx="3.4" ry="4" />
        <path d="M-7 8q7.5-5 15 0" className="ghost-line" />
      </g>
    );
  }
  return (
    <g className="ghost-ink">
      <ellipse cx="-6.5" cy="-6" rx="3.2" ry="4.8" />
      <ellipse cx="7.5" cy="-6" rx="3.2" ry="4.8" />
      <path d="M-4 5q5 5 10 0" className="ghost-line" />
    </g>
  );
}

/** What each has kept from life. */
const HATS: Readonly<Record<Value, React.ReactNode>> = {
  1: null,
  2: <path d="M0-25l-9-6c-2 3-2 7 0 10zM0-25l9-6c2 3 2 7 0 10zM-2.5-27h5v4h-5z" />,
  3: (
    <>
      <circle cx="7.5" cy="-6" r="6.5" className="ghost-line" />
      <path d="M13-2c3 5 3 9 1 14" className="ghost-line" />
      <path d="M-8 6c3-4 6-3 8.5 0 2.5-3 5.5-4 8.5 0-3 1-6 1.5-8.5-.5-2.5 2-5.5 1.5-8.5.5z" />
    </>
  ),
  4: <path d="M-17-20c8-4 26-4 34 0l1 3c-9-3-27-3-36 0zM-11-22l-1-17c6-3 18-3 24 0l-1 17c-6-2-16-2-22 0z" />,
  5: (
    <>
      <path d="M-20-13c2-14 10-20 20-20s18 6 20 20c-5-6-11-9-20-9s-15 3-20 9z" />
      <path d="M17-22c5-3 10-10 8-17-6 2-10 8-11 14z" />
      <path
        d="M-9 15a3 3 0 106 0 3 3 0 10-6 0M-2 18a3 3 0 106 0 3 3 0 10-6 0M5 15a3 3 0 106 0 3 3 0 10-6 0"
        opacity=".55"
      />
    </>
  ),
  6: (
    <path d="M-17-21l-3-18 9 8 5-13 6 12 6-12 5 13 9-8-3 18c-10-4-24-4-34 0zM-16-17c10-4 22-4 32 0v3c-10-4-22-4-32 0z" />
  ),
};
