import { useLibrary } from '#src/library/library.ts';
import { type Ending, nextThing } from './next-thing.ts';
import { NowCard } from './now-card.tsx';
import { useStanding } from './use-standing.ts';

/**
 * After something ended: one primary link, or the text that nothing is left, and a link home.
 * @param kind what ended
 * @param chapterId its chapter, or its weakest one; none for a payment
 * @param subjectId the subject when there is no chapter
 */
export function NextCard({ className, ...ending }: Ending & { className?: string }) {
  const library = useLibrary();
  const { isLoading, ...done } = useStanding();
  const subjectId = ending.subjectId ?? library.findChapter(ending.chapterId)?.subjectId;
  return (
    <NowCard
      next={isLoading ? 'loading' : nextThing(library, done, { ...ending, subjectId })}
      subjectId={subjectId}
      hasWayHome
      className={className}
    />
  );
}
