import type { TestDraft } from '@repo/contracts/content.drafts';
import type { ReactNode } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { ExportButton } from '#src/import-export/export-button.tsx';
import {
  ImportCardsButton,
  ImportNotesButton,
  ImportQuestionsButton,
} from '#src/import-export/import-buttons.tsx';
import type { ChapterTab, TabChapter } from '#src/selection/chapter-tabs.ts';
import { ChapterMemory } from '#src/statistics/chapter-memory.tsx';
import { QuestionStatistics } from '#src/statistics/question-statistics.tsx';
import { StatisticsButton } from '#src/statistics/statistics-button.tsx';
import { statisticsCopy } from '#src/statistics/statistics-copy.ts';
import { WrittenStatistics } from '#src/statistics/written-statistics.tsx';

type Props = { chapter: TabChapter };

function NotesTools({ chapter }: Props) {
  const { list } = trpc.useUtils().content.topics;
  return (
    <>
      <ImportNotesButton
        chapter={chapter}
        onImported={() => void list.invalidate({ chapterId: chapter._id })}
      />
      <ExportButton kind="notes" id={chapter._id} />
    </>
  );
}

function CardTools({ chapter }: Props) {
  const { list } = trpc.useUtils().content.flashcards;
  return (
    <>
      <ImportCardsButton
        chapter={chapter}
        onImported={() => void list.invalidate({ chapterId: chapter._id })}
      />
      <ExportButton kind="flashcards" id={chapter._id} />
      <StatisticsButton
        name={chapter.name}
        words={statisticsCopy.memory.open}
        title={statisticsCopy.memory.title(chapter.name)}
      >
        {(close) => <ChapterMemory chapter={chapter} onLeave={close} />}
      </StatisticsButton>
    </>
  );
}

function QuestionTools({ chapter }: Props) {
  const { data: tests } = trpc.content.tests.list.useQuery({ chapterId: chapter._id });
  const { list } = trpc.useUtils().content.tests;
  return (
    <ImportQuestionsButton
      chapter={chapter}
      tests={tests}
      onImported={() => void list.invalidate({ chapterId: chapter._id })}
    />
  );
}

const tools: Record<ChapterTab, ((props: Props) => ReactNode) | null> = {
  notes: NotesTools,
  mindmap: null,
  flashcards: CardTools,
  summary: null,
  test: QuestionTools,
  written: null,
  memes: null,
};

/** Import and export for this tab's list; null if it has none. */
export function tabTools(tab: ChapterTab, chapter: TabChapter): ReactNode {
  const Tools = tools[tab];
  return Tools ? <Tools chapter={chapter} /> : null;
}

/** Export and statistics of one test. */
export const testTools = (test: TestDraft): ReactNode => (
  <>
    <ExportButton kind="questions" id={test._id} name={test.title} />
    <StatisticsButton name={test.title}>
      <QuestionStatistics testId={test._id} />
    </StatisticsButton>
  </>
);

/** Statistics of one written question. */
export const writtenTools = ({ _id, name }: { _id: string; name: string }): ReactNode => (
  <StatisticsButton name={name}>
    <WrittenStatistics writtenId={_id} />
  </StatisticsButton>
);
