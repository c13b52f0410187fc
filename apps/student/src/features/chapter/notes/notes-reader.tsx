import { notesCopy } from 'virtual:messages/notes';
import type { Page } from '@repo/contracts/content';
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LibraryTopic } from '#src/content/library/library.ts';
import { nextPosition, type Position, previousPosition } from '#src/content/library/position.ts';
import { FigureControls } from '#src/features/chapter/diagrams/figure-controls.tsx';
import { useSwipe } from '#src/features/chapter/use-swipe.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { focusIfUnclaimed } from '#src/platform/navigation/focus-if-unclaimed.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { Bookmark } from '#src/reading/annotations/bookmark.tsx';
import { useMarkable } from '#src/reading/annotations/markable.ts';
import { MarksHere } from '#src/reading/annotations/marks-here.tsx';
import { useReadAloud } from '#src/reading/read-aloud/use-read-aloud.ts';
import { ReportMistake } from '#src/reading/reports/report-mistake.tsx';
import { ChapterEnd } from './chapter-end.tsx';
import { ContentsDrawer } from './contents-drawer.tsx';
import { EmptySheet, NotesSheet } from './notes-sheet.tsx';
import { type Onward, PageBar } from './page-bar.tsx';
import type { Place } from './place.ts';
import { ReaderTools } from './reader-tools.tsx';
import { useCompletion } from './use-completion.ts';

/** On a new page, focuses the sheet once rendered and scrolls to its top. */
function usePageFocus(askedId: string | undefined, shownId: string | undefined) {
  const sheet = useRef<HTMLElement>(null);
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    from.current = document.activeElement;
  }, [askedId]);
  useEffect(() => {
    if (!shownId) return;
    focusIfUnclaimed(sheet.current, from.current);
    window.scrollTo(0, 0);
  }, [shownId]);
  return sheet;
}

type ShownPlace = { topic: LibraryTopic; pageIndex: number };

const pageOf = (place: ShownPlace | null) => place?.topic.pages[place.pageIndex];
const pageIdOf = (place: ShownPlace | null) => pageOf(place)?._id;

export function NotesReader({
  place,
  topics,
  position,
  hasSaveFailed,
  onTurnTo,
}: {
  place: Place;
  topics: readonly LibraryTopic[];
  position: Position;
  hasSaveFailed: boolean;
  onTurnTo: (position: Position) => void;
}) {
  const [isContentsOpen, setIsContentsOpen] = useState(false);
  const completion = useCompletion(place);
  // Deferred: a page of formulas takes a slow phone 300 ms, and bars and keys must respond first.
  const topic = topics[position.topicIndex];
  const { pageIndex } = position;
  const asked = useMemo(() => (topic ? { topic, pageIndex } : null), [topic, pageIndex]);
  const shown = useDeferredValue<ShownPlace | null>(asked, null);
  const shownId = pageIdOf(shown);
  const sheet = usePageFocus(pageIdOf(asked), shownId);
  const aloud = useReadAloud();
  const counts = topics.map(({ pages }) => pages.length);
  const next = nextPosition(counts, position);
  const previous = previousPosition(counts, position);
  const goNext = () => {
    if (next) onTurnTo(next);
  };
  const goPrevious = () => {
    if (previous) onTurnTo(previous);
  };
  useKeys({ ArrowRight: goNext, ArrowLeft: goPrevious, t: () => setIsContentsOpen(true) });
  const swipe = useSwipe({
    shown: shownId,
    onLeft: next ? goNext : null,
    onRight: previous ? goPrevious : null,
  });
  if (!topic) return null;

  const pageText = notesCopy.pageOf({ n: position.pageIndex + 1, count: topic.pages.length });
  const onward: Onward = !next
    ? 'chapterEnd'
    : next.topicIndex !== position.topicIndex
      ? 'finishTopic'
      : 'next';
  return (
    <>
      <ReaderTools
        topicText={notesCopy.topicOf({ n: position.topicIndex + 1, count: topics.length })}
        aloud={aloud}
        onContents={() => setIsContentsOpen(true)}
      />
      <div className="flex flex-1 flex-col bg-paper" {...swipe}>
        <FigureControls>
          <ShownPage chapterId={place.chapterId} sheet={sheet} shown={shown} isWhole={aloud.Bar !== null} />
        </FigureControls>
        <PageTools chapterId={place.chapterId} page={pageOf(shown)} />
        {onward === 'chapterEnd' ? <ChapterEnd completion={completion} /> : null}
        <p
          role="status"
          lang={languageOfLines()}
          className="px-4 text-center text-caption text-warn empty:hidden"
        >
          {hasSaveFailed ? notesCopy.hinglish.saveFailed : ''}
        </p>
        {shownId ? <MarksHere chapterId={place.chapterId} pageId={shownId} /> : null}
      </div>
      <p role="status" className="sr-only">
        {pageText}
      </p>
      {aloud.Bar ? (
        <aloud.Bar
          page={sheet}
          pageId={pageIdOf(shown)}
          onNextPage={next ? goNext : null}
          onClose={aloud.close}
        />
      ) : (
        <PageBar
          pageText={pageText}
          onPrevious={previous ? goPrevious : null}
          onward={onward}
          completion={completion}
          onNext={goNext}
        />
      )}
      <ContentsDrawer
        isOpen={isContentsOpen}
        onOpenChange={setIsContentsOpen}
        topics={topics}
        position={position}
        finalFocus={sheet}
        onTurnTo={(chosen) => {
          setIsContentsOpen(false);
          onTurnTo(chosen);
        }}
      />
    </>
  );
}

/** The tools below the page; their space is reserved before the page renders. */
function PageTools({ chapterId, page }: { chapterId: string; page: Page | undefined }) {
  const itemId = page?._id;
  return (
    <div className="flex min-h-11 flex-wrap justify-center py-1 md:-mt-4 md:mb-2 print:hidden">
      {page && itemId ? (
        <>
          <Bookmark
            key={`bookmark ${itemId}`}
            item={{ about: 'page', chapterId, itemId }}
            text={page.content}
          />
          <ReportMistake key={itemId} item={{ kind: 'page', chapterId, itemId }} />
        </>
      ) : null}
    </div>
  );
}

/** The rendered page, or an empty sheet before the first. */
function ShownPage({
  chapterId,
  sheet,
  shown,
  isWhole,
}: {
  chapterId: string;
  sheet: RefObject<HTMLElement | null>;
  shown: ShownPlace | null;
  isWhole: boolean;
}) {
  const itemId = pageIdOf(shown);
  const markable = useMarkable(itemId ? { about: 'page', chapterId, itemId } : null);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      sheet.current = element;
      return markable(element);
    },
    [sheet, markable],
  );
  return (
    <section
      ref={ref}
      data-swiped
      tabIndex={-1}
      aria-label={
        shown
          ? notesCopy.pageTitle({
              topic: shown.topic.name,
              n: shown.pageIndex + 1,
              count: shown.topic.pages.length,
            })
          : undefined
      }
      className="mx-auto flex w-full max-w-[52rem] flex-1 flex-col md:my-6 md:overflow-clip md:rounded-card md:border-[1.5px] md:border-edge md:bg-surface"
    >
      {shown ? (
        <NotesSheet topic={shown.topic} pageIndex={shown.pageIndex} isWhole={isWhole} />
      ) : (
        <EmptySheet />
      )}
    </section>
  );
}
