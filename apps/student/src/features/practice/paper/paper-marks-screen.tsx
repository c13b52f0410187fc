import { paperCopy } from 'virtual:messages/paper';
import { questionsCopy } from 'virtual:messages/questions';
import { paperMarks } from '@repo/contracts/papers.rules';
import { marksText } from '@repo/contracts/written.rules';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { NextCard } from '#src/study/next/next-card.tsx';
import type { KeptPaper } from '#src/study/written/kept-paper.ts';
import { MarksState } from '#src/study/written/marks-state.tsx';
import { paperIdOf } from '#src/study-log/outbox/job.ts';
import { resultOf } from './paper-marks.ts';
import { hoursText } from './paper-text.ts';
import { UnitBars } from './unit-bars.tsx';
import { usePrint } from './use-print.tsx';

/** Result of a paper: total marks, marks per unit compared with the board's, and a link to the mistakes. */
export function PaperMarks({
  kept,
  onMistakes,
  onBack,
}: {
  kept: KeptPaper;
  onMistakes: () => void;
  onBack: () => void;
}) {
  const { sheet, answers } = kept;
  const heading = useRef<HTMLHeadingElement>(null);
  const { halves, outOfHalves, units } = resultOf(kept);
  const { print, printed, isPreparing } = usePrint(sheet);
  const whole = paperMarks(sheet.paper);
  const { ended, deadlineMs } = answers;
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] py-8 md:min-h-dvh">
      <div className="grid max-w-page items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <section className="grid gap-4 side-column" aria-labelledby="marks-title">
          <p className="text-meta text-ink-2">{sheet.paper.name}</p>
          <h1 ref={heading} id="marks-title" tabIndex={-1} className="-mt-3 text-h2">
            <span className="text-hero text-redpen">{marksText(halves)}</span>{' '}
            {paperCopy.outOf({ outOf: marksText(outOfHalves) })}
          </h1>
          {outOfHalves < whole * 2 ? (
            <p className="text-meta text-ink-2">
              {paperCopy.ofBlueprint({ outOf: marksText(outOfHalves), whole })}
            </p>
          ) : null}
          {ended?.isTimeUp ? <p className="font-bold">{questionsCopy.timeUp}</p> : null}
          {ended && deadlineMs !== null ? (
            <p className="text-meta text-ink-2">
              {paperCopy.timeTaken({ time: hoursText(Math.max(1, Math.round(ended.timeTakenSeconds / 60))) })}
            </p>
          ) : null}
          <div role="status">
            <MarksState jobId={paperIdOf(sheet.attemptId)} />
          </div>
          <Button onClick={onMistakes}>{paperCopy.toMistakes}</Button>
          <Button variant="outlined" onClick={onBack}>
            {paperCopy.allPapers}
          </Button>
          <Button
            variant="outlined"
            busy={isPreparing}
            icon={<Printer size={18} aria-hidden="true" />}
            onClick={() => print(true)}
          >
            {paperCopy.printWithAnswers}
          </Button>
          <NextCard ending={{ kind: 'other' }} />
        </section>
        <section aria-labelledby="units-title">
          <h2 id="units-title" className="mb-4 text-h3">
            {paperCopy.byUnit}
          </h2>
          <UnitBars units={units} />
        </section>
      </div>
      {printed}
    </MarginPage>
  );
}
