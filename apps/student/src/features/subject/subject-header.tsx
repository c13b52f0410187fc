import { subjectCopy } from 'virtual:messages/subject';
import { percentOf } from '@repo/contracts/progress.rules';
import { buttonClass } from '@repo/ui/button';
import { ProgressBar } from '@repo/ui/progress-bar';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';

/** Sticky header: back button, the subject's name, completed chapters as text and as a bar. */
export function SubjectHeader({
  name,
  completed,
  total,
}: {
  name: string;
  completed: number;
  total: number;
}) {
  return (
    <header
      data-toasts-below
      className="subject-header sticky z-20 border-b-[1.5px] border-line bg-surface pb-3"
    >
      <div className="mx-auto max-w-page md:px-4">
        <div className="flex min-h-14 items-center gap-1 pl-1 pr-4">
          <Link
            to="/dashboard"
            aria-label={subjectCopy.back}
            title={subjectCopy.back}
            className={buttonClass({ variant: 'quiet', className: 'size-12 shrink-0 !px-0 !text-ink' })}
          >
            <ChevronLeft size={24} aria-hidden="true" />
          </Link>
          <h1 className="min-w-0 flex-1 truncate text-h2">{name}</h1>
          <p className="shrink-0 text-meta font-bold tabular-nums">
            <span aria-hidden="true">{subjectCopy.doneOf({ done: completed, total })}</span>
            <span className="sr-only">{subjectCopy.chaptersDone({ done: completed, total })}</span>
          </p>
        </div>
        <div className="px-4">
          <ProgressBar
            percent={percentOf(completed, total)}
            label={subjectCopy.progress({ subject: name })}
            valueText={subjectCopy.chaptersDone({ done: completed, total })}
            tone="tick"
          />
        </div>
      </div>
    </header>
  );
}
