/**
 * A small woollen cap, the symbol of a freeze. Decorative; a text is beside it. `isHeld` false draws an empty
 * outline.
 */
export function FreezeCap({ size, isHeld = true }: { size: number; isHeld?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="text-pen">
      <g
        stroke="currentColor"
        strokeWidth={1.8}
        strokeLinejoin="round"
        strokeDasharray={isHeld ? undefined : '2.4 2.6'}
        fill={isHeld ? 'var(--pen-tint)' : 'none'}
      >
        <path d="M4.5 16.5C4.5 10.5 7.5 6.5 12 6.5s7.5 4 7.5 10z" />
        <circle cx={12} cy={4.6} r={2.1} fill={isHeld ? 'currentColor' : 'none'} />
        <rect x={3} y={15.5} width={18} height={5} rx={2.2} fill={isHeld ? 'currentColor' : 'none'} />
      </g>
    </svg>
  );
}
