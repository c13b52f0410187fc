import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tick } from '#src/illustrations/tick.tsx';

/**
 * The 40 px bar under the top bar, visible while it has a text. About 40 characters fit a screen of 320 px.
 * The live region is always mounted.
 */
export function OfflineBanner({
  tone,
  text,
  lang,
}: {
  /** 'away': something is unreachable. 'back': it is reachable again. */
  tone: 'away' | 'back';
  text: ReactNode;
  lang?: string;
}) {
  return (
    <div role="status" lang={lang} className="print:hidden">
      {text ? (
        <p
          className={
            tone === 'away'
              ? 'flex min-h-10 items-center justify-center gap-2 bg-marker-tint px-3 py-1 text-center text-meta font-bold text-warn'
              : 'flex min-h-10 items-center justify-center gap-2 bg-tick-tint px-3 py-1 text-center text-meta font-bold text-tick'
          }
        >
          {tone === 'away' ? (
            <CloudOff size={18} aria-hidden="true" className="shrink-0" />
          ) : (
            <Tick size={18} />
          )}
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  );
}
