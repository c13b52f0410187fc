import type { ReactNode } from 'react';
import { clampPercent } from './progress-bar.tsx';

const RADIUS = 40;
const STROKE = 8;

/** A ring from 0 to 100 with `children` (else "N%") in the middle. To a screen reader: one image named `label`. */
export function ProgressRing({
  percent,
  label,
  size = 96,
  color = 'var(--pen)',
  children,
}: {
  percent: number;
  label?: string;
  size?: number;
  color?: string;
  children?: ReactNode;
}) {
  const value = clampPercent(percent);
  const circle = { cx: 48, cy: 48, r: RADIUS, fill: 'none', strokeWidth: STROKE };
  return (
    <div
      role="img"
      aria-label={label ?? `${Math.round(value)}% complete`}
      className="relative inline-grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <svg
        viewBox="0 0 96 96"
        width={size}
        height={size}
        aria-hidden="true"
        className="keep-colour -rotate-90"
      >
        <circle {...circle} stroke="var(--sunken)" />
        <circle
          {...circle}
          stroke={color}
          pathLength={100}
          strokeDasharray="100 200"
          strokeDashoffset={100 - value}
          strokeLinecap="round"
          opacity={value > 0 ? 1 : 0}
          style={{ transition: 'stroke-dashoffset 600ms var(--ease-pen)' }}
        />
      </svg>
      <span className="absolute font-heading text-h3 tabular-nums" aria-hidden="true">
        {children ?? `${Math.round(value)}%`}
      </span>
    </div>
  );
}
