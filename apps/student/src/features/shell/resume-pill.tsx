import { shellCopy } from 'virtual:messages/shell';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { useLibrary } from '#src/content/library/library.ts';
import { pagePlace } from '#src/study/next/use-details.ts';
import { useStanding } from '#src/study/next/use-standing.ts';
import { useThingsToDo } from '#src/study/next/use-things-to-do.ts';

/**
 * Link to continue studying, if that is the next thing to do. It is the screen's last line: floating above the
 * bottom bar it would cover controls.
 */
export function ResumePill() {
  const library = useLibrary();
  const { last } = useStanding();
  const tasks = useThingsToDo();
  const [next] = tasks === 'loading' ? [] : tasks;
  if (next?.verb !== 'continue' && next?.verb !== 'next') return null;
  const { chapter } = next;
  const isBegun = next.verb === 'continue';
  const place = isBegun ? pagePlace(library, last) : null;
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
