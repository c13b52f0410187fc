import { buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useLibrary } from '#src/library/library.ts';
import { nextCopy } from './next-copy.ts';
import { type Ending, type NextThing, nextThing } from './next-thing.ts';
import { useStanding } from './use-standing.ts';

function NextLink({ next, className }: { next: NextThing; className: string }) {
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

function What({ next, subjectId }: { next: NextThing | null; subjectId?: string }) {
  const { findSubject } = useLibrary();
  if (!next) return <p className="font-bold">{nextCopy.nothing}</p>;
  const { name, subject } =
    next.verb === 'claim'
      ? { name: findSubject(next.subjectId)?.name, subject: null }
      : { name: next.chapter.name, subject: next.chapter };
  return (
    <div className="min-w-0">
      <p className="text-meta text-ink-2">
        {nextCopy.label[next.verb]}
        {subject && subject.subjectId !== subjectId ? ` · ${subject.subjectName}` : null}
      </p>
      <p className="break-words font-bold">{name}</p>
    </div>
  );
}

/**
 * What to do after something ended: one primary link, or the word that there is nothing left, and one way home.
 * @param kind what ended
 * @param subjectId with `chapterId` the place that it was about; none for a payment
 */
export function NextCard({ className, ...ending }: Ending & { className?: string }) {
  const library = useLibrary();
  const { isLoading, ...done } = useStanding();
  const next = isLoading ? null : nextThing(library, done, ending);
  return (
    <section aria-label={nextCopy.title} className={clsx('w-full', className)}>
      <Card className="grid gap-4">
        {isLoading ? <Skeleton className="h-12" /> : <What next={next} subjectId={ending.subjectId} />}
        <div className="flex flex-wrap gap-3">
          {isLoading ? <Skeleton className="h-12 w-32" /> : null}
          {next ? <NextLink next={next} className={buttonClass({ className: 'max-sm:flex-1' })} /> : null}
          <Link to="/dashboard" className={buttonClass({ variant: 'outlined', className: 'max-sm:flex-1' })}>
            {nextCopy.home}
          </Link>
        </div>
      </Card>
    </section>
  );
}
