import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { summariesOfChapter } from '#src/library/library.ts';
import { useCharacter } from '#src/screen/use-character.ts';
import { summaryCopy } from './copy.ts';
import { SummaryReader } from './summary-reader.tsx';

/** The one summary of a chapter: the first, its pages in the order of their numbers. */
export function SummaryTab({ chapterId }: { chapterId: string }) {
  const { character } = useCharacter();
  const summary = summariesOfChapter(chapterId)[0];
  const pages = summary?.pages.toSorted((one, other) => one.pageNumber - other.pageNumber) ?? [];
  if (!summary || pages.length === 0)
    return (
      <EmptyState
        art={<Character name={character} mood="think" />}
        title={summary ? summaryCopy.noPages : summaryCopy.noSummary}
      />
    );
  return <SummaryReader title={summary.title} pages={pages} />;
}
