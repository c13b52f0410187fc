import { mindmapCopy } from 'virtual:messages/mindmap';
import { Meter } from '@base-ui/react/meter';
import { languageOfLines } from '#src/platform/language/language.ts';

const developedPercent = 75;

/** A small unfinished map: three branches in ink, the fourth in pencil. */
function DraftMap() {
  const ink = {
    stroke: 'var(--ink)',
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  const pencil = { ...ink, stroke: 'var(--ink-3)', strokeDasharray: '3 6' } as const;
  return (
    <svg viewBox="0 0 280 180" className="w-full max-w-90" fill="none" aria-hidden="true">
      <path d="M110 78C84 70 86 38 68 34" {...ink} />
      <path d="M110 102C84 110 86 142 68 146" {...ink} />
      <path d="M170 78c26-8 24-40 42-44" {...ink} />
      <path d="M170 102c26 8 24 40 42 44" {...pencil} />
      <rect x="102" y="68" width="76" height="44" rx="14" fill="var(--pen-fill)" {...ink} />
      <path d="M120 84h40M127 96h26" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <rect x="8" y="16" width="60" height="36" rx="12" fill="var(--tick-tint)" {...ink} />
      <path d="M22 34h32" stroke="var(--tick)" strokeWidth="4" strokeLinecap="round" />
      <rect x="8" y="128" width="60" height="36" rx="12" fill="var(--marker-tint)" {...ink} />
      <path d="M22 146h32" stroke="var(--warn)" strokeWidth="4" strokeLinecap="round" />
      <rect x="212" y="16" width="60" height="36" rx="12" fill="var(--pen-tint)" {...ink} />
      <path d="M226 34h32" stroke="var(--pen)" strokeWidth="4" strokeLinecap="round" />
      <rect x="212" y="128" width="60" height="36" rx="12" {...pencil} />
      <path
        d="M226 146h32"
        stroke="var(--ink-3)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="3 6"
      />
    </svg>
  );
}

/** Placeholder for chapters whose mind map the student can't open. */
export function MindmapSoon() {
  return (
    <div className="mx-auto flex w-full max-w-120 flex-1 flex-col items-center justify-center gap-5 px-6 py-8 text-center">
      <DraftMap />
      <h2>{mindmapCopy.title}</h2>
      <p lang={languageOfLines()} className="text-ink-2">
        {mindmapCopy.hinglish.text}
      </p>
      <div className="w-full max-w-80">
        <Meter.Root value={developedPercent} aria-label={mindmapCopy.meter}>
          <p className="mb-2 font-bold tabular-nums">{mindmapCopy.progress({ percent: developedPercent })}</p>
          <Meter.Track className="keep-colour h-3.5 overflow-hidden rounded-full bg-sunken forced-colors:border">
            <Meter.Indicator className="rounded-full bg-pen" />
          </Meter.Track>
        </Meter.Root>
      </div>
    </div>
  );
}
