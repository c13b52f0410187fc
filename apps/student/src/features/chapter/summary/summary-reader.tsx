import { summaryCopy } from 'virtual:messages/summary';
import type { Page } from '@repo/contracts/content';
import { Markup } from '@repo/ui/markup';
import { markupNeeds } from '@repo/ui/markup-needs';
import { RuledSheet } from '@repo/ui/ruled-sheet';
import { loadFormulas, useFormulasState } from '@repo/ui/use-formulas';
import { clsx } from 'clsx';
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSwipe } from '#src/features/chapter/use-swipe.ts';
import { focusIfUnclaimed } from '#src/platform/navigation/focus-if-unclaimed.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { Bookmark } from '#src/reading/annotations/bookmark.tsx';
import { useMarkable } from '#src/reading/annotations/markable.ts';
import { MarksHere } from '#src/reading/annotations/marks-here.tsx';
import { useReadAloud } from '#src/reading/read-aloud/use-read-aloud.ts';
import { ReportMistake } from '#src/reading/reports/report-mistake.tsx';
import { NextCard } from '#src/study/next/next-card.tsx';
import { PrintedSummary, usePrintout } from './printed-summary.tsx';
import { SheetLink } from './sheet-link.tsx';
import { SummaryBar } from './summary-bar.tsx';

/** Page dots, one tap each. On desktops a list at the left. */
function PageList({
  count,
  current,
  onTurnTo,
}: {
  count: number;
  current: number;
  onTurnTo: (index: number) => void;
}) {
  return (
    <nav aria-label={summaryCopy.pages} className="print:hidden lg:w-44">
      <ol className="flex flex-wrap justify-center gap-1 side-column [--side-top:8rem] lg:flex-col">
        {Array.from({ length: count }, (_, index) => (
          <li key={`page-${index + 1}`}>
            <button
              type="button"
              aria-label={summaryCopy.page({ n: index + 1 })}
              aria-current={index === current ? 'page' : undefined}
              onClick={() => onTurnTo(index)}
              className="group grid size-11 place-items-center rounded-control hover:bg-sunken lg:flex lg:h-12 lg:w-full lg:items-center lg:gap-3 lg:px-3 lg:aria-[current]:bg-pen-tint"
            >
              <span
                className={clsx(
                  'keep-colour block rounded-full border-[1.5px] border-line-strong transition-transform',
                  index === current ? 'size-3 scale-125 border-pen bg-pen' : 'size-3',
                )}
              />
              <span className="hidden font-bold lg:inline">{summaryCopy.page({ n: index + 1 })}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Longest wait for formulas before the text is shown without them. */
const formulasPatienceMs = 3_000;

/** Whether a page waits for its formulas, which would shift the text if rendered later. */
function useIsHeld(text: string): boolean {
  const { kind } = useFormulasState();
  const [isPatient, setIsPatient] = useState(true);
  const hasFormulas = markupNeeds(text) === 'formulas';
  useEffect(() => {
    if (!hasFormulas) return;
    void loadFormulas();
    const timer = setTimeout(() => setIsPatient(false), formulasPatienceMs);
    return () => clearTimeout(timer);
  }, [hasFormulas]);
  return hasFormulas && isPatient && (kind === 'none' || kind === 'loading');
}

export function SummaryReader({
  chapterId,
  title,
  pages,
  firstIndex,
}: {
  chapterId: string;
  title: string;
  pages: readonly Page[];
  firstIndex: number;
}) {
  const [turnedTo, setTurnedTo] = useState({ index: firstIndex, id: pages[firstIndex]?._id });
  const found = pages.findIndex(({ _id }) => _id === turnedTo.id);
  // Keep the current page when others are published or deleted.
  const index = found === -1 ? Math.min(turnedTo.index, pages.length - 1) : found;
  const sheet = useRef<HTMLElement>(null);
  const turnedFrom = useRef<Element | null>(null);
  // Deferred, so that bars and keys respond before a page of formulas renders.
  const shownIndex = useDeferredValue(index);
  const page = pages[shownIndex];
  const turnTo = (next: number) => {
    if (next < 0 || next >= pages.length || next === index) return;
    turnedFrom.current = document.activeElement;
    setTurnedTo({ index: next, id: pages[next]?._id });
  };
  const goNext = () => turnTo(index + 1);
  const goPrevious = () => turnTo(index - 1);
  useKeys({ ArrowLeft: goPrevious, ArrowRight: goNext });
  const isLast = index === pages.length - 1;
  const swipe = useSwipe({
    shown: page?._id,
    onLeft: isLast ? null : goNext,
    onRight: index === 0 ? null : goPrevious,
  });
  useEffect(() => {
    if (!turnedFrom.current) return;
    focusIfUnclaimed(sheet.current, turnedFrom.current);
    window.scrollTo(0, 0);
  }, [shownIndex]);
  const markable = useMarkable(page ? { about: 'page', chapterId, itemId: page._id } : null);
  const sheetRef = useCallback(
    (element: HTMLElement | null) => {
      sheet.current = element;
      return markable(element);
    },
    [markable],
  );
  const aloud = useReadAloud();
  const isHeld = useIsHeld(page?.content ?? '');
  const printout = usePrintout(pages);
  const pageText = summaryCopy.pageOf({ n: index + 1, count: pages.length });
  return (
    <>
      <div className="mx-auto flex w-full max-w-page flex-1 flex-col lg:flex-row lg:gap-6 lg:px-6" {...swipe}>
        {pages.length > 1 ? (
          <div className={clsx('order-2 py-2 lg:order-none lg:py-6', isHeld && 'invisible')}>
            <PageList count={pages.length} current={index} onTurnTo={turnTo} />
          </div>
        ) : null}
        <div className="mx-auto flex w-full max-w-[52rem] flex-1 flex-col">
          <section
            ref={sheetRef}
            data-swiped
            tabIndex={-1}
            aria-busy={isHeld || undefined}
            aria-label={`${title}, ${summaryCopy.pageOf({ n: shownIndex + 1, count: pages.length })}`}
            className="flex w-full flex-1 flex-col md:my-6 md:overflow-clip md:rounded-card md:border-[1.5px] md:border-edge md:bg-surface print:hidden"
          >
            <RuledSheet className="sheet margin-page content-text flex-1">
              {shownIndex === 0 ? <h2 data-unmarked>{title}</h2> : null}
              {isHeld ? null : <Markup text={page?.content ?? ''} isPage />}
            </RuledSheet>
          </section>
          <div
            className={clsx(
              'flex min-h-11 flex-wrap justify-center py-1 md:-mt-4 md:mb-2 print:hidden',
              isHeld && 'invisible',
            )}
          >
            {page ? (
              <>
                <Bookmark
                  key={`bookmark ${page._id}`}
                  item={{ about: 'page', chapterId, itemId: page._id }}
                  text={page.content}
                />
                <ReportMistake key={page._id} item={{ kind: 'page', chapterId, itemId: page._id }} />
              </>
            ) : null}
          </div>
          {shownIndex === pages.length - 1 && !isHeld ? (
            <div className="grid gap-2 p-4 md:px-0 md:pt-0 print:hidden">
              <NextCard ending={{ kind: 'summaryEnd', chapterId }} />
              <SheetLink chapterId={chapterId} />
            </div>
          ) : null}
          {page && !isHeld ? <MarksHere chapterId={chapterId} pageId={page._id} /> : null}
        </div>
        {printout.isDrawn ? <PrintedSummary ref={printout.ref} title={title} pages={pages} /> : null}
      </div>
      <p role="status" className="sr-only">
        {pageText}
      </p>
      {aloud.Bar ? (
        <aloud.Bar
          page={sheet}
          pageId={page?._id}
          onNextPage={isLast ? null : goNext}
          onClose={aloud.close}
        />
      ) : (
        <SummaryBar
          pageText={pageText}
          isOneOfMany={pages.length > 1}
          aloud={aloud}
          onPrint={printout.print}
          onPrevious={index === 0 ? null : goPrevious}
          onNext={isLast ? null : goNext}
        />
      )}
    </>
  );
}
