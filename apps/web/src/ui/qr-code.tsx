import { generate } from 'lean-qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** Drawn here, from text that need not go anywhere else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(text);
    let path = '';
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
    }
    return { size: code.size, path };
  }, [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x="-3" y="-3" width={size + 6} height={size + 6} rx="2" className={styles.paper} />
      <path d={path} className={styles.ink} />
    </svg>
  );
}
