import { summaryCopy } from 'virtual:messages/summary';
import { useLibrary } from '#src/content/library/library.ts';
import { NothingHere } from '#src/features/chapter/nothing-here.tsx';
import { SummaryReader } from './summary-reader.tsx';

/** The chapter's first summary, its pages ordered by number, open at `firstPage` (from 1). */
export function SummaryTab({ chapterId, firstPage = 1 }: { chapterId: string; firstPage?: number }) {
  const summary = useLibrary().summariesOfChapter(chapterId)[0];
  const pages = summary?.pages.toSorted((one, other) => one.pageNumber - other.pageNumber) ?? [];
  if (!summary || pages.length === 0)
    return <NothingHere chapterId={chapterId} text={summary ? summaryCopy.noPages : summaryCopy.noSummary} />;
  return (
    <SummaryReader
      chapterId={chapterId}
      title={summary.title}
      pages={pages}
      firstIndex={Math.min(firstPage, pages.length) - 1}
    />
  );
}
