import './resume-pill.css';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useNow } from '#src/next/use-now.ts';
import { shellCopy } from './shell-copy.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';

/** Home and practice have the same in larger; the road, the chapter and the revision need the room themselves. */
const withoutPill = /^\/(dashboard|practice|revise|subject|tabs|payment-result)(\/|$)/;

/** Where the pill leads, and what it says; null where it is not shown. */
export function useResume() {
  const { next, place } = useNow();
  const isHidden = useIsOnScreen(withoutPill);
  if (isHidden || !next || next === 'loading' || next.verb === 'claim') return null;
  return { chapter: next.chapter, place, isBegun: next.verb === 'continue' };
}

/** Back to what the account is to go on with, slim above the bottom bar; it goes with it while a keyboard is open. */
export function ResumePill({ resume }: { resume: NonNullable<ReturnType<typeof useResume>> }) {
  const { chapter, place, isBegun } = resume;
  const text = isBegun ? shellCopy.resume : shellCopy.resumeNext;
  return (
    <aside aria-label={shellCopy.resumeLabel} className="contents">
      <Link
        to="/tabs/$subjectId/$chapterId"
        params={{ subjectId: chapter.subjectId, chapterId: chapter._id }}
        className="resume-pill fixed inset-x-4 bottom-[calc(4rem+var(--safe-bottom,env(safe-area-inset-bottom))+8px)] z-20 mx-auto flex min-h-11 w-fit max-w-[calc(100%-2rem)] items-center py-1.5 gap-2 rounded-full border-[1.5px] border-edge bg-surface px-4 text-meta font-bold text-pen no-underline shadow-float md:hidden print:hidden [@media(max-height:26.25rem)]:hidden"
      >
        <BookOpen size={18} aria-hidden="true" className="shrink-0" />
        <span className="min-w-0 break-words leading-tight">
          {text(chapter.name)}
          {place ? ', ' : null}
        </span>
        {place ? <span className="-ml-1 shrink-0">{shellCopy.resumePage(place.page, place.of)}</span> : null}
      </Link>
    </aside>
  );
}
