import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useNow } from '#src/next/use-now.ts';
import { shellCopy } from './shell-copy.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';

/** Home and practice have a larger one; the other screens need the space. */
const withoutPill = /^\/(dashboard|practice|revise|subject|tabs|payment-result)(\/|$)/;

/** Target and text of the pill; null when hidden. */
export function useResume() {
  const { next, place } = useNow();
  const isHidden = useIsOnScreen(withoutPill);
  if (isHidden || !next || next === 'loading' || next.verb === 'claim') return null;
  return { chapter: next.chapter, place, isBegun: next.verb === 'continue' };
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
        className="mx-auto mb-4 flex min-h-11 w-fit narrow:flex-wrap max-w-[calc(100%-2rem)] items-center gap-2 rounded-full border-[1.5px] border-edge bg-surface px-4 py-1.5 text-meta font-bold text-pen no-underline"
      >
        <BookOpen size={18} aria-hidden="true" className="shrink-0" />
        <span className="min-w-min break-words leading-tight">
          {text(chapter.name)}
          {place ? ', ' : null}
        </span>
        {place ? <span className="-ml-1 shrink-0">{shellCopy.resumePage(place.page, place.of)}</span> : null}
      </Link>
    </aside>
  );
}
