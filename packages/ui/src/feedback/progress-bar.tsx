import { clsx } from 'clsx';

const tones = { pen: 'bg-pen', tick: 'bg-tick-fill', marker: 'bg-marker', subject: 'bg-subject-bar' };

/** Clamps to 0-100; NaN becomes 0. */
export function clampPercent(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, percent)) : 0;
}

/**
 * A bar from 0 to 100. `label` is its accessible name; `valueText` replaces the percentage for screen
 * readers. Always write the number beside it too.
 */
export function ProgressBar({
  percent,
  label,
  valueText,
  tone = 'pen',
  thick = false,
  className,
}: {
  percent: number;
  label: string;
  valueText?: string;
  tone?: keyof typeof tones;
  thick?: boolean;
  className?: string;
}) {
  const value = clampPercent(percent);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={valueText}
      className={clsx(
        'keep-colour w-full overflow-hidden rounded-full bg-sunken forced-colors:border',
        thick ? 'h-3.5' : 'h-2.5',
        className,
      )}
    >
      <div
        className={clsx('h-full rounded-full transition-transform duration-600', tones[tone])}
        style={{ transform: `translateX(${value - 100}%)`, opacity: value > 0 ? 1 : 0 }}
      />
    </div>
  );
}
