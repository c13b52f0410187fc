import type { ContentList } from '@repo/contracts/items/content-lists';
import type { ComponentType } from 'react';
import { trpc } from '#src/api/trpc.ts';
import { PrintTestButton } from '#src/features/classroom/print-test-button.tsx';
import { WrittenPasteButton } from '#src/features/quizzes/written-paste-button.tsx';
import { ExportButton } from '#src/import-export/export-button.tsx';
import {
  ImportCardsButton,
  ImportNotesButton,
  ImportQuestionsButton,
} from '#src/import-export/import-buttons.tsx';
import type { TabChapter } from '#src/selection/chapter-tabs.ts';
import { ChapterMemory } from '#src/statistics/chapter-memory.tsx';
import { QuestionStatistics } from '#src/statistics/question-statistics.tsx';
import { StatisticsButton } from '#src/statistics/statistics-button.tsx';
import { statisticsCopy } from '#src/statistics/statistics-copy.ts';
import { WrittenStatistics } from '#src/statistics/written-statistics.tsx';

type Props = { chapter: TabChapter };
type ItemProps = Props & { _id: string; name: string };

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

/** The printed test, export and statistics of one test. */
const TestTools = ({ chapter, _id, name }: ItemProps) => (
  <>
    <PrintTestButton chapter={chapter} source={_id} name={name} />
    <ExportButton kind="questions" id={_id} name={name} />
    <StatisticsButton name={name}>
      {(close) => <QuestionStatistics chapter={chapter} testId={_id} onLeave={close} />}
    </StatisticsButton>
  </>
);

const WrittenListTools = ({ chapter }: Props) => (
  <>
    <WrittenPasteButton chapterId={chapter._id} />
    <PrintTestButton chapter={chapter} source="written" />
  </>
);

/** Statistics of one written question. */
export const WrittenTools = ({ _id, name }: Pick<ItemProps, '_id' | 'name'>) => (
  <StatisticsButton name={name}>
    <WrittenStatistics writtenId={_id} />
  </StatisticsButton>
);

type Tools = { list?: ComponentType<Props>; item?: ComponentType<ItemProps> };
/** Import, export and statistics, for a tab's list and for one of its items. */
export const tabTools: Partial<Record<ContentList, Tools>> = {
  topics: { list: NotesTools },
  flashcards: { list: CardTools },
  tests: { list: QuestionTools, item: TestTools },
  written: { list: WrittenListTools, item: WrittenTools },
};
