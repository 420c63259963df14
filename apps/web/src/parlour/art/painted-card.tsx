interface Props {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees, about the middle of its lower edge. */
  readonly turn?: number;
}

/** A painting on a card with a paper edge. */
export const PaintedCard = ({ href, x, y, width, turn = 0 }: Props) => {
  const height = width * 1.5;
  return (
    <g transform={`rotate(${turn} ${x + width / 2} ${y + height})`}>
      <rect x={x - 2} y={y + 2} width={width + 6} height={height + 6} rx="6" fill="#000" opacity=".35" />
      <rect x={x - 3} y={y - 3} width={width + 6} height={height + 6} rx="5" fill="#f0dfbd" />
      <image href={href} x={x} y={y} width={width} height={height} preserveAspectRatio="xMidYMid slice" />
    </g>
  );
};
