import { Tick } from './tick.tsx';

/** The red tick, followed by `name` when given. The name comes from the app's brand file. */
export function LogoMark({
  name,
  size = 28,
  animated = false,
}: {
  name?: string;
  size?: number;
  animated?: boolean;
}) {
  return (
    <span className="inline-flex items-center gap-2">
      <Tick size={size} strokeWidth={4} animated={animated} className="shrink-0 text-redpen" />
      {name ? <span className="font-heading text-h3 text-ink">{name}</span> : null}
    </span>
  );
}
