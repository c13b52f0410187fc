import { chapterMissing } from '@repo/contracts/messages/content';
import { speech } from '@repo/ui/words';
import '@repo/ui/content-text.css';
import './chapter.css';
import { chapterCopy } from 'virtual:messages/chapter';
import { buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { ErrorPanel } from '@repo/ui/error-panel';
import { MarginPage } from '@repo/ui/margin-page';
import { markupNeeds } from '@repo/ui/markup-needs';
import { TabPanel, Tabs } from '@repo/ui/tabs';
import { Tick } from '@repo/ui/tick';
import { loadFormulas } from '@repo/ui/use-formulas';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useChapterMoment } from '#src/app/moments/use-chapter-moment.ts';
import { MissingChapter } from '#src/content/device/missing-chapter.tsx';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { type LibraryChapter, useLibrary } from '#src/content/library/library.ts';
import { noteOpened } from '#src/content/library/opened-chapters.ts';
import { useZenMode } from '#src/platform/fullscreen/zen-mode.ts';
import { type ChapterPlace, type ChapterTab, chapterTabs } from '#src/platform/navigation/chapter-place.ts';
import { textsOf } from '#src/study/written/written-texts.ts';
import { ChapterContextProvider, type QuizPhase } from './chapter-context.tsx';
import { ChapterHeader } from './chapter-header.tsx';
import { ChapterDiagrams } from './diagrams/chapter-diagrams.tsx';
import { FlashcardsTab } from './flashcards/flashcards-tab.tsx';
import { LockOverlay } from './lock/lock-overlay.tsx';
import { MemesTab } from './memes/memes-tab.tsx';
import { MindmapTab } from './mindmap/mindmap-tab.tsx';
import { NotesTab } from './notes/notes-tab.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { useLeavingBars } from './use-leaving-bars.ts';
import { useOpenedPlace } from './use-opened-place.ts';
import { useUsedTabs } from './used-tabs.ts';
import { QuestionsTab } from './written/questions-tab.tsx';

type Props = {
  subjectId: string;
  chapterId: string;
  tab: ChapterTab;
  /** The place in the URL, possibly more precise than a tab. */
  place: ChapterPlace;
  onTab: (tab: ChapterTab) => void;
  onPlaceTaken: () => void;
};

/** Study screen of a chapter: six tabs, or a replacement when it is locked or unknown. */
export function ChapterScreen(props: Props) {
  const [quizPhase, setQuizPhase] = useState<QuizPhase>('notStarted');
  const chapter = useChapter(props.chapterId, quizPhase !== 'notStarted');
  if (chapter?.subjectId !== props.subjectId) return <ChapterMissing />;
  return <Chapter chapter={chapter} quizPhase={quizPhase} setQuizPhase={setQuizPhase} {...props} />;
}

/** The published chapter. While held, as during a quiz, later publications are ignored. */
function useChapter(chapterId: string, isHeld: boolean): LibraryChapter | undefined {
  const published = useLibrary().findChapter(chapterId);
  const [chapter, setChapter] = useState(published);
  if (!isHeld && chapter !== published) setChapter(published);
  return isHeld ? chapter : published;
}

function ChapterMissing() {
  return (
    <MarginPage className="min-h-dvh py-8">
      <div className="grid max-w-120 justify-items-start gap-4">
        <Character name="mitu" mood="oops" />
        <h1 className="sr-only">{speech.say(chapterMissing)}</h1>
        <ErrorPanel
          message={speech.say(chapterMissing)}
          actions={
            <Link to="/dashboard" className={buttonClass({ variant: 'outlined' })}>
              {chapterCopy.backToHome}
            </Link>
          }
        />
      </div>
    </MarginPage>
  );
}

/** Preloads KaTeX for chapters with formulas, so that they work offline. */
function useFormulasAhead(chapterId: string): void {
  const { topicsOfChapter, writtenOfChapter } = useLibrary();
  useEffect(() => {
    const pages = topicsOfChapter(chapterId).flatMap((topic) => topic.pages.map(({ content }) => content));
    const texts = [...pages, ...writtenOfChapter(chapterId).flatMap(textsOf)];
    if (texts.some((text) => markupNeeds(text) === 'formulas')) void loadFormulas();
  }, [chapterId, topicsOfChapter, writtenOfChapter]);
}

function Chapter({
  chapter,
  subjectId,
  tab,
  place,
  onTab,
  onPlaceTaken,
  quizPhase,
  setQuizPhase,
}: Props & {
  chapter: LibraryChapter;
  quizPhase: QuizPhase;
  setQuizPhase: (phase: QuizPhase) => void;
}) {
  const { _id: chapterId, isLocked } = chapter;
  const [headerEnd, setHeaderEnd] = useState<HTMLElement | null>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const { isZenMode, enterZenMode } = useZenMode();
  const context = useMemo(() => ({ headerEnd, setQuizPhase }), [headerEnd, setQuizPhase]);
  const opened = useOpenedPlace(place, onPlaceTaken);
  const usedTabs = useUsedTabs(chapterId, isLocked || chapter.missing ? null : tab);
  useEffect(() => {
    if (!isLocked) void noteOpened(chapterId);
  }, [chapterId, isLocked]);
  useFormulasAhead(chapterId);
  useChapterMoment({ subjectId, chapterId });
  // Questions need their clock and buttons, locked chapters their links.
  const isRead = !isLocked && tab !== 'quiz';
  const isAlone = isRead && isZenMode;
  useLeavingBars(isAlone ? 'zen' : isRead ? 'leave' : 'stay', end);

  const panels: Record<ChapterTab, () => React.ReactNode> = {
    explanation: () => (
      <NotesTab
        subjectId={subjectId}
        chapterId={chapterId}
        hasStarted={hasStarted}
        opened={opened}
        onStart={() => {
          setHasStarted(true);
          enterZenMode();
        }}
      />
    ),
    summary: () => <SummaryTab key={opened.visit} chapterId={chapterId} firstPage={opened.page} />,
    flashcards: () => <FlashcardsTab key={opened.visit} chapterId={chapterId} firstCard={opened.card} />,
    quiz: () => (
      <QuestionsTab
        subjectId={subjectId}
        chapterId={chapterId}
        part={place.part}
        question={place.question}
        isQuizRunning={quizPhase === 'inProgress'}
      />
    ),
    memes: () => <MemesTab chapterId={chapterId} />,
    mindmap: () => <MindmapTab chapterId={chapterId} />,
  };
  return (
    <ChapterContextProvider value={context}>
      <ChapterFigures chapterId={chapterId}>
        <ChapterDiagrams chapterId={chapterId}>
          <div className={clsx('chapter-screen flex min-h-dvh flex-col', isAlone && 'is-alone')}>
            <div data-toasts-below aria-hidden="true" className="header-place" />
            <Tabs
              className="flex flex-1 flex-col"
              listClassName="chapter-tabs"
              start={
                <ChapterHeader
                  subjectId={subjectId}
                  subjectName={chapter.subjectName}
                  chapterName={chapter.name}
                  isLocked={isLocked}
                  hasPicker={quizPhase !== 'inProgress' && !isLocked}
                  endRef={setHeaderEnd}
                />
              }
              label={chapterCopy.tabs}
              look="flags"
              value={tab}
              onValueChange={(next) => onTab(next as ChapterTab)}
              items={chapterTabs.map((name) => ({
                value: name,
                label: chapterCopy.tab[name],
                disabled: isLocked || chapter.missing !== undefined,
                icon: usedTabs.has(name) ? <Tick size={15} className="text-redpen" /> : undefined,
              }))}
            >
              {isLocked ? (
                <LockOverlay subjectId={subjectId} chapterName={chapter.name} />
              ) : chapter.missing ? (
                <MissingChapter chapterId={chapterId} />
              ) : (
                chapterTabs.map((name) => (
                  <TabPanel
                    key={name}
                    value={name}
                    tabIndex={-1}
                    className="flex flex-1 flex-col outline-none"
                  >
                    {panels[name]()}
                  </TabPanel>
                ))
              )}
            </Tabs>
            <div ref={end} />
          </div>
        </ChapterDiagrams>
      </ChapterFigures>
    </ChapterContextProvider>
  );
}
