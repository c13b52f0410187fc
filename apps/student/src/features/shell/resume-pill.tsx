import { shellCopy } from 'virtual:messages/shell';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useLibrary } from '#src/content/library/library.ts';
import { studyTasks } from '#src/study/next/next-thing.ts';
import { pagePlace } from '#src/study/next/use-details.ts';
import { useStanding } from '#src/study/next/use-standing.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';

/** Home and practice have a larger one; the other screens need the space. */
const withoutPill = /^\/(dashboard|practice|revise|subject|tabs|payment-result)(\/|$)/;

/** The chapter to read and the page there; null when hidden, or when something else comes first. */
export function useResume() {
  const library = useLibrary();
  const { isLoading, last, ...done } = useStanding();
  const isHidden = useIsOnScreen(withoutPill);
  if (isHidden || isLoading) return null;
  const [next] = studyTasks(library, done);
  if (next?.verb !== 'continue' && next?.verb !== 'next') return null;
  const isBegun = next.verb === 'continue';
  return { chapter: next.chapter, place: isBegun ? pagePlace(library, last) : null, isBegun };
}

/**
 * Link to continue studying, as the screen's last line: floating above the bottom bar it would cover
 * controls.
 */
export function ResumePill({ resume }: { resume: NonNullable<ReturnType<typeof useResume>> }) {
  const { chapter, place, isBegun } = resume;
  const text = isBegun ? shellCopy.resume : shellCopy.resumeNext;
  return (
    <aside aria-label={shellCopy.resumeLabel} className="md:hidden print:hidden">
      <Link
        to="/tabs/$subjectId/$chapterId"
        params={{ subjectId: chapter.subjectId, chapterId: chapter._id }}
        className="mx-auto mb-4 flex min-h-11 w-fit narrow:flex-wrap max-w-[calc(100%-2rem)] items-center gap-x-2 rounded-full border-[1.5px] border-edge bg-surface px-4 py-1.5 text-meta font-bold text-pen no-underline"
      >
        <BookOpen size={18} aria-hidden="true" className="shrink-0" />
        <span className="min-w-min break-words leading-tight">{text({ chapter: chapter.name })}</span>
        {place ? (
          <span className="shrink-0 font-normal">
            {shellCopy.resumePage({ page: place.page, of: place.of })}
          </span>
        ) : null}
      </Link>
    </aside>
  );
}
