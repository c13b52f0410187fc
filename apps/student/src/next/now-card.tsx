import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useLibrary } from '#src/library/library.ts';
import { nextCopy } from './next-copy.ts';
import type { DueReviews, NextThing } from './next-thing.ts';

type ToDo = NextThing | DueReviews;

function NextLink({ next }: { next: ToDo }) {
  const className = buttonClass({ className: 'max-sm:flex-1' });
  if (next.verb === 'revise')
    return (
      <Link to="/revise" className={className}>
        {nextCopy.button.revise}
      </Link>
    );
  if (next.verb === 'claim')
    return (
      <Link
        to="/subject/$subjectId"
        params={{ subjectId: next.subjectId }}
        state={{ isClaiming: true }}
        className={className}
      >
        {nextCopy.button.claim}
      </Link>
    );
  const { chapter, tab } = next;
  return (
    <Link
      to="/tabs/$subjectId/$chapterId"
      params={{ subjectId: chapter.subjectId, chapterId: chapter._id }}
      search={tab === 'explanation' ? {} : { tab }}
      className={className}
    >
      {nextCopy.button[next.verb]}
      <span className="sr-only"> {chapter.name}</span>
    </Link>
  );
}

/** What it is, and in which chapter; the subject's name where it is another than the one at hand. */
function What({ next, subjectId, detail }: { next: ToDo | null; subjectId?: string; detail?: string }) {
  const { findSubject } = useLibrary();
  if (!next) return <p className="font-bold">{nextCopy.nothing}</p>;
  const chapter = next.verb === 'claim' || next.verb === 'revise' ? null : next.chapter;
  const isElsewhere = chapter !== null && chapter.subjectId !== subjectId;
  return (
    <div className="min-w-0">
      <p className="text-meta text-ink-2">
        {nextCopy.label[next.verb]}
        {isElsewhere ? ` · ${chapter.subjectName}` : null}
      </p>
      <p className="break-words font-bold">
        {next.verb === 'revise' ? nextCopy.due(next.count, next.kinds) : null}
        {next.verb === 'claim' ? findSubject(next.subjectId)?.name : chapter?.name}
      </p>
      {detail ? <p className="break-words text-meta text-ink-2">{detail}</p> : null}
    </div>
  );
}

/** One thing to do, with its one link; 'loading' keeps its place. */
export function NowCard({
  next,
  subjectId,
  detail,
  hasWayHome = false,
  className,
}: {
  next: ToDo | null | 'loading';
  subjectId?: string;
  detail?: string;
  hasWayHome?: boolean;
  className?: string;
}) {
  const isLoading = next === 'loading';
  return (
    <section aria-label={nextCopy.title} className={clsx('w-full', className)}>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {isLoading ? (
          <Skeleton className={clsx('w-48', hasWayHome ? 'h-12' : 'h-16')} />
        ) : (
          <What {...{ next, subjectId, detail }} />
        )}
        {next || hasWayHome ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            {isLoading ? <Skeleton className="h-12 w-28" /> : null}
            {next && !isLoading ? <NextLink next={next} /> : null}
            {hasWayHome ? (
              <Link
                to="/dashboard"
                className={buttonClass({ variant: 'outlined', className: 'max-sm:flex-1' })}
              >
                {nextCopy.home}
              </Link>
            ) : null}
          </div>
        ) : null}
      </Card>
    </section>
  );
}
