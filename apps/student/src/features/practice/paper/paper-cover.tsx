import { paperCopy } from 'virtual:messages/paper';
import { paperMarks, sessionText } from '@repo/contracts/papers.rules';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { RadioCards } from '@repo/ui/radio-cards';
import { ChevronLeft, Printer } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import type { Asked } from '#src/study/written/kept-paper.ts';
import type { Drawn } from './draw-sheet.ts';
import { wholeMinutes } from './paper-run.ts';
import { hoursText, sectionText } from './paper-text.ts';
import { usePrint } from './use-print.tsx';

const marksOf = (questions: readonly Asked[]) => questions.reduce((sum, { marks }) => sum + marks, 0);

function Fact({ name, children }: { name: string; children: string | number }) {
  return (
    <div>
      <dt className="text-caption text-ink-2">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

/** The first page of a paper, in the board's layout. */
function CoverSheet({
  drawn: { sheet, missing },
  heading,
}: {
  drawn: Drawn;
  heading: Ref<HTMLHeadingElement>;
}) {
  const { paper, sections, questions } = sheet;
  const asked = marksOf(questions);
  const whole = paperMarks(paper);
  return (
    <article className="min-w-0 rounded-card bg-surface outline-ink">
      <header className="border-line border-b-[1.5px] p-4 text-center md:p-6">
        <p className="text-meta text-ink-2">{paper.board}</p>
        <h1 ref={heading} tabIndex={-1} className="break-words">
          {paper.name}
        </h1>
        <p className="text-meta text-ink-2">{paperCopy.session({ session: sessionText(paper.year) })}</p>
      </header>
      <dl className="grid cols-min-[6.5rem] gap-3 border-line border-b-[1.5px] p-4 md:p-6">
        <Fact name={paperCopy.timeAllowed}>{hoursText(paper.minutes)}</Fact>
        <Fact name={paperCopy.maximum}>{whole}</Fact>
        {paper.readingMinutes > 0 ? (
          <Fact name={paperCopy.reading}>{hoursText(paper.readingMinutes)}</Fact>
        ) : null}
        <Fact name={paperCopy.questions}>{questions.length}</Fact>
      </dl>
      {missing.length > 0 ? (
        <section
          aria-labelledby="missing-title"
          className="border-line border-b-[1.5px] bg-marker-tint p-4 md:px-6"
        >
          <h2 id="missing-title" className="text-h3">
            {paperCopy.missingTitle}
          </h2>
          <ul className="mt-1 list-disc pl-5">
            {missing.map((one) => (
              <li key={`${one.section} ${one.kind} ${one.marks}`}>{paperCopy.missing(one)}</li>
            ))}
          </ul>
          <p className="mt-1 font-bold">
            {asked > 0 ? paperCopy.missingSum({ marks: asked, whole }) : paperCopy.nothing}
          </p>
        </section>
      ) : null}
      <div className="grid gap-5 p-4 md:p-6">
        {paper.instructions.length > 0 ? (
          <section aria-labelledby="instructions-title">
            <h2 id="instructions-title" className="text-h3">
              {paperCopy.instructions}
            </h2>
            <ol className="mt-1 grid list-decimal gap-1 pl-6">
              {paper.instructions.map((instruction) => (
                <li key={instruction}>{instruction}</li>
              ))}
            </ol>
          </section>
        ) : null}
        <ul className="grid gap-1 text-meta">
          {sections.map(({ name, title, first, count }) => (
            <li key={name} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-bold">{sectionText(name, title)}</span>
              <span className="text-ink-2">
                {paperCopy.sectionFacts({ count, marks: marksOf(questions.slice(first, first + count)) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** A generated paper before its start: cover, missing questions, clock, and print. */
export function PaperCover({
  drawn,
  onBack,
  onPrint,
  onStart,
}: {
  drawn: Drawn;
  onBack: () => void;
  onPrint: () => void;
  onStart: (hasClock: boolean) => void;
}) {
  const { paper, questions } = drawn.sheet;
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasClock, setHasClock] = useState(true);
  const starting = useAfterPaint(() => onStart(hasClock));
  const { printed, print, isPreparing } = usePrint(drawn.sheet);
  const startPrint = (withAnswers: boolean) => {
    onPrint();
    print(withAnswers);
  };
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isEmpty = questions.length === 0;
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] pt-3 pb-8 md:min-h-dvh md:pt-6">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 mb-2"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        onClick={onBack}
      >
        {paperCopy.allPapers}
      </Button>
      <div className="grid max-w-page items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <CoverSheet drawn={drawn} heading={heading} />
        <div className="grid min-w-0 gap-5 side-column">
          <RadioCards
            legend={paperCopy.clock}
            options={[
              {
                value: 'with',
                label: paperCopy.withClock,
                description:
                  paper.readingMinutes > 0
                    ? paperCopy.withClockText({ time: hoursText(wholeMinutes(paper)) })
                    : hoursText(wholeMinutes(paper)),
              },
              { value: 'without', label: paperCopy.withoutClock, description: paperCopy.withoutClockText },
            ]}
            value={hasClock ? 'with' : 'without'}
            onValueChange={(value) => setHasClock(value === 'with')}
          />
          <Button fullWidth disabled={isEmpty} busy={starting.isWaiting} onClick={starting.run}>
            {paperCopy.start}
          </Button>
          <div className="grid gap-3">
            <Button
              variant="outlined"
              disabled={isEmpty}
              busy={isPreparing}
              icon={<Printer size={18} aria-hidden="true" />}
              onClick={() => startPrint(false)}
            >
              {paperCopy.print}
            </Button>
            <Button
              variant="outlined"
              disabled={isEmpty}
              busy={isPreparing}
              icon={<Printer size={18} aria-hidden="true" />}
              onClick={() => startPrint(true)}
            >
              {paperCopy.printWithAnswers}
            </Button>
          </div>
        </div>
      </div>
      {printed}
    </MarginPage>
  );
}
