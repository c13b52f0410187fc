import { practiceCopy } from 'virtual:messages/practice';
import { Character } from '@repo/ui/character';
import { MarginPage } from '@repo/ui/margin-page';
import { TICK_PATH } from '@repo/ui/tick';
import { languageOfLines } from '#src/platform/language/language.ts';
import { NextCard } from '#src/study/next/next-card.tsx';

/** A pencil tick: planned, not finished. */
function PencilTick() {
  return (
    <svg
      width={28}
      height={28}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className="mt-0.5 shrink-0"
    >
      <path
        d={TICK_PATH}
        stroke="var(--ink-3)"
        strokeWidth={2.4}
        strokeDasharray="3.5 1.2 5 1"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Placeholder for practice across chapters, with a link back to studying. */
export function PracticeSoon() {
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] pb-8 pt-6 md:min-h-dvh md:pt-8">
      <div className="grid max-w-page gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
        <div className="grid content-start gap-6">
          <div className="grid justify-items-start gap-4">
            <div>
              <p className="text-meta font-bold text-ink-2">{practiceCopy.title}</p>
              <h1 className="lg:text-hero">{practiceCopy.heading}</h1>
            </div>
            <p lang={languageOfLines()}>{practiceCopy.hinglish.line}</p>
            <NextCard ending={{ kind: 'other' }} />
          </div>
          <section aria-label={practiceCopy.featuresTitle}>
            <ul className="grid gap-4">
              {practiceCopy.features.map(({ name, text }) => (
                <li key={name} className="flex gap-3">
                  <PencilTick />
                  <div className="min-w-0">
                    <h2 className="text-h3">{name}</h2>
                    <p className="text-ink-2">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <Sketch />
      </div>
    </MarginPage>
  );
}

function Sketch() {
  return (
    <div className="relative mx-auto grid w-60 place-items-center self-center lg:w-full">
      <svg viewBox="0 0 240 240" fill="none" aria-hidden="true" className="w-full text-ink-3">
        <g stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeDasharray="8 3 12 2">
          <circle cx="120" cy="128" r="92" />
          <path d="M36 128h168M120 44v168" />
          <path d="M78 196 120 44l42 152" />
        </g>
      </svg>
      <Character name="prakar" mood="think" size={132} className="absolute" />
    </div>
  );
}
