import { useLibrary } from '#src/library/library.ts';
import { type Ending, nextThing } from './next-thing.ts';
import { NowCard } from './now-card.tsx';
import { useStanding } from './use-standing.ts';

/**
 * What to do after something ended: one primary link, or the word that there is nothing left, and one way home.
 * @param kind what ended
 * @param chapterId the chapter that it was about, or that was weakest in it; none for a payment
 * @param subjectId the subject, where it was about no chapter
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
