import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tick } from '#src/illustrations/tick.tsx';

/**
 * The 40 px bar under the top bar. It shows what it is told: `state` 'offline' or 'back' (the app decides for how
 * long), null = nothing but the live region. `detail` holds e.g. the count of queued items.
 */
export function OfflineBanner({
  state,
  offlineText,
  backText,
  detail,
  lang,
}: {
  state: 'offline' | 'back' | null;
  offlineText: ReactNode;
  backText: ReactNode;
  detail?: ReactNode;
  lang?: string;
}) {
  return (
    <div role="status" lang={lang}>
      {state ? (
        <p
          className={
            state === 'offline'
              ? 'flex min-h-10 items-center justify-center gap-2 bg-marker-tint px-4 py-1 text-center text-meta font-bold text-warn'
              : 'flex min-h-10 items-center justify-center gap-2 bg-tick-tint px-4 py-1 text-center text-meta font-bold text-tick'
          }
        >
          {state === 'offline' ? (
            <CloudOff size={18} aria-hidden="true" className="shrink-0" />
          ) : (
            <Tick size={18} />
          )}
          <span>
            {state === 'offline' ? offlineText : backText}
            {detail ? <> {detail}</> : null}
          </span>
        </p>
      ) : null}
    </div>
  );
}
