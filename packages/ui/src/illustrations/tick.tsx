/** The tick of the whole product: one stroke in a 24 × 24 box. */
export const TICK_PATH = 'M4.2 13.4c1.9 1.5 3.4 3.3 4.7 5.7C11.6 13.6 15 8.8 20.3 4.6';

/** The tick in currentColor. `animated` draws it in 320 ms. With `label` it is an image, else decorative. */
export function Tick({
  size = 24,
  animated = false,
  strokeWidth = 3.4,
  label,
  className,
}: {
  size?: number;
  animated?: boolean;
  strokeWidth?: number;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path
        d={TICK_PATH}
        pathLength={1}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={animated ? 'draw-stroke' : undefined}
      />
    </svg>
  );
}

/** White tick on a green disc: done, right, paid. */
export function TickDisc({
  size = 40,
  animated = false,
  label,
}: {
  size?: number;
  animated?: boolean;
  label?: string;
}) {
  return (
    <span
      className="keep-colour inline-grid shrink-0 place-items-center rounded-full bg-tick-fill text-white"
      style={{ width: size, height: size }}
    >
      <Tick size={Math.round(size * 0.62)} animated={animated} label={label} />
    </span>
  );
}
