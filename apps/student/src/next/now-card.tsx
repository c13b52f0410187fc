import { Button, buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { nextCopy } from './next-copy.ts';
import type { ToDo } from './to-do.ts';
import { ToDoLink, ToDoText } from './to-do-view.tsx';

/** Alternatives, each with a link. */
function Others({ id, others, subjectId }: { id: string; others: readonly Other[]; subjectId?: string }) {
  return (
    <ul id={id} className="grid w-full gap-4 border-line border-t-[1.5px] pt-4">
      {others.map(({ next, detail }) => (
        <li key={next.verb} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ToDoText {...{ next, subjectId, detail }} />
          <ToDoLink next={next} variant="outlined" />
        </li>
      ))}
    </ul>
  );
}

type Other = { next: ToDo; detail?: string };

/** The next thing to do with one link, and alternatives behind a button; 'loading' reserves the space. */
export function NowCard({
  next,
  subjectId,
  detail,
  others = [],
  hasWayHome = false,
  className,
}: {
  next: ToDo | null | 'loading';
  subjectId?: string;
  detail?: string;
  others?: readonly Other[];
  hasWayHome?: boolean;
  className?: string;
}) {
  const isLoading = next === 'loading';
  const [isOpen, setIsOpen] = useState(false);
  const othersId = useId();
  return (
    <section aria-label={nextCopy.title} className={clsx('w-full', className)}>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {isLoading ? <Skeleton className={clsx('w-48', hasWayHome ? 'h-12' : 'h-16')} /> : null}
        {next === null ? <p className="font-bold">{nextCopy.nothing}</p> : null}
        {next && !isLoading ? <ToDoText {...{ next, subjectId, detail }} /> : null}
        {next || hasWayHome ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            {isLoading ? <Skeleton className="h-12 w-28" /> : null}
            {next && !isLoading ? <ToDoLink next={next} /> : null}
            {others.length > 0 ? (
              <Button
                variant="quiet"
                aria-expanded={isOpen}
                aria-controls={isOpen ? othersId : undefined}
                onClick={() => setIsOpen(!isOpen)}
              >
                {nextCopy.somethingElse}
              </Button>
            ) : null}
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
        {isOpen && others.length > 0 ? <Others id={othersId} {...{ others, subjectId }} /> : null}
      </Card>
    </section>
  );
}
