import './chapter.css';
import { buttonClass } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { ErrorPanel } from '@repo/ui/error-panel';
import { MarginPage } from '@repo/ui/margin-page';
import { TabPanel, Tabs } from '@repo/ui/tabs';
import { Tick } from '@repo/ui/tick';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { findChapter, type LibraryChapter, topicsOfChapter } from '#src/library/library.ts';
import { markupNeeds } from '#src/markup/needs.ts';
import { loadFormulas } from '#src/markup/use-formulas.ts';
import { useZen } from '#src/screen/zen.ts';
import { ChapterChrome } from './chapter-chrome.tsx';
import { ChapterHeader } from './chapter-header.tsx';
import { chapterCopy } from './copy.ts';
import { FlashcardsTab } from './flashcards/flashcards-tab.tsx';
import { LockOverlay } from './lock/lock-overlay.tsx';
import { MemesTab } from './memes/memes-tab.tsx';
import { MindmapTab } from './mindmap/mindmap-tab.tsx';
import { NotesTab } from './notes/notes-tab.tsx';
import { useResultOutbox } from './quiz/outbox.ts';
import { QuizTab } from './quiz/quiz-tab.tsx';
import { SummaryTab } from './summary/summary-tab.tsx';
import { useUsedTabs } from './used-tabs.ts';

export type ChapterTab = keyof typeof chapterCopy.tab;

const tabNames = Object.keys(chapterCopy.tab) as ChapterTab[];

type Props = {
  subjectId: string;
  chapterId: string;
  tab: ChapterTab;
  onTab: (tab: ChapterTab) => void;
};

/** The study screen of one chapter: six tabs, or what stands in their place when it is locked or unknown. */
export function ChapterScreen(props: Props) {
  const chapter = findChapter(props.chapterId);
  if (chapter?.subjectId !== props.subjectId) return <ChapterMissing />;
  return <Chapter chapter={chapter} {...props} />;
}

function ChapterMissing() {
  return (
    <MarginPage className="min-h-dvh py-8">
      <div className="grid max-w-120 justify-items-start gap-4">
        <Character name="mitu" mood="oops" />
        <h1 className="sr-only">{chapterCopy.missing}</h1>
        <ErrorPanel
          message={chapterCopy.missing}
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

/** Formulas are fetched ahead for a chapter that has any, so that they are there without a network too. */
function useFormulasAhead(chapterId: string): void {
  useEffect(() => {
    const hasFormula = topicsOfChapter(chapterId).some(({ pages }) =>
      pages.some(({ content }) => markupNeeds(content) === 'formulas'),
    );
    if (hasFormula) void loadFormulas();
  }, [chapterId]);
}

function Chapter({ chapter, subjectId, tab, onTab }: Props & { chapter: LibraryChapter }) {
  const { _id: chapterId, isLocked } = chapter;
  const [headerEnd, setHeaderEnd] = useState<HTMLElement | null>(null);
  const [isQuizRunning, setQuizRunning] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const { enterZen } = useZen();
  const chrome = useMemo(() => ({ headerEnd, setQuizRunning }), [headerEnd]);
  const usedTabs = useUsedTabs(chapterId, isLocked ? null : tab);
  useFormulasAhead(chapterId);
  useResultOutbox();

  const panels: Record<ChapterTab, () => React.ReactNode> = {
    explanation: () => (
      <NotesTab
        subjectId={subjectId}
        chapterId={chapterId}
        hasStarted={hasStarted}
        onStart={() => {
          setHasStarted(true);
          enterZen();
        }}
      />
    ),
    summary: () => <SummaryTab chapterId={chapterId} />,
    flashcards: () => <FlashcardsTab chapterId={chapterId} />,
    quiz: () => <QuizTab chapterId={chapterId} />,
    memes: () => <MemesTab chapterId={chapterId} />,
    mindmap: () => <MindmapTab />,
  };
  return (
    <ChapterChrome value={chrome}>
      <div className="chapter-screen flex min-h-dvh flex-col">
        <ChapterHeader
          subjectId={subjectId}
          subjectName={chapter.subjectName}
          chapterName={chapter.name}
          isLocked={isLocked}
          hasPicker={!isQuizRunning && !isLocked}
          endRef={setHeaderEnd}
        />
        <Tabs
          className="flex flex-1 flex-col"
          listClassName="chapter-tabs"
          label={chapterCopy.tabs}
          look="flags"
          value={tab}
          onValueChange={(next) => onTab(next as ChapterTab)}
          items={tabNames.map((name) => ({
            value: name,
            label: chapterCopy.tab[name],
            disabled: isLocked,
            icon: usedTabs.has(name) ? <Tick size={15} className="text-redpen" /> : undefined,
          }))}
        >
          {isLocked ? (
            <LockOverlay subjectId={subjectId} chapterName={chapter.name} />
          ) : (
            tabNames.map((name) => (
              <TabPanel key={name} value={name} tabIndex={-1} className="flex flex-1 flex-col outline-none">
                {panels[name]()}
              </TabPanel>
            ))
          )}
        </Tabs>
      </div>
    </ChapterChrome>
  );
}
