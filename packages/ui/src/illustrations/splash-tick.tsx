import type { CSSProperties } from 'react';
import { TICK_PATH } from './tick.tsx';

/** The tick drawn up to `percent` (0-100) over its outline. Decorative: write the progress beside it. */
export function SplashTick({ percent, size = 96 }: { percent: number; size?: number }) {
  const inked = Math.min(100, Math.max(0, percent)) / 100;
  const ink: CSSProperties = {
    strokeDasharray: '1 1.5',
    strokeDashoffset: 1 - inked,
    transition: 'stroke-dashoffset 280ms var(--ease-pen)',
    opacity: inked > 0 ? 1 : 0,
  };
  const stroke = { fill: 'none', strokeWidth: 3.4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={TICK_PATH} stroke="var(--sunken)" {...stroke} />
      <path d={TICK_PATH} stroke="var(--redpen)" pathLength={1} style={ink} {...stroke} />
    </svg>
  );
}
