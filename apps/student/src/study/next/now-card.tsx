import { nextCopy } from 'virtual:messages/next';
import { Button, buttonClass } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { Skeleton } from '@repo/ui/loading';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { ToDo } from './to-do.ts';
import { ToDoLink, ToDoText } from './to-do-view.tsx';
import { useDetails } from './use-details.ts';

/** The next thing to do with one link, and alternatives behind a button; 'loading' reserves the space. */
export function NowCard({
  tasks,
  subjectId,
  hasWayHome = false,
  className,
}: {
  /** Most important first. */
  tasks: readonly ToDo[] | 'loading';
  /** Subject whose name tasks omit. */
  subjectId?: string;
  hasWayHome?: boolean;
  className?: string;
}) {
  const [next, ...others] = tasks === 'loading' ? [] : tasks;
  const isLoading = tasks === 'loading';
  const detailsOf = useDetails();
  const [isOpen, setIsOpen] = useState(false);
  const othersId = useId();
  const textOf = (task: ToDo) => <ToDoText next={task} subjectId={subjectId} detail={detailsOf(task).text} />;
  return (
    <section aria-label={nextCopy.title} className={clsx('w-full', className)}>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        {isLoading ? <Skeleton className="h-16.5 w-48" /> : null}
        {next ? textOf(next) : null}
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          {isLoading ? <Skeleton className="h-12 w-28" /> : null}
          {next ? <ToDoLink next={next} /> : null}
          {others.length > 0 ? (
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={isOpen ? othersId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              {nextCopy.otherOptions}
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
        {isOpen && others.length > 0 ? (
          <ul id={othersId} className="grid w-full gap-4 border-line border-t-[1.5px] pt-4">
            {others.map((task) => (
              <li
                key={`${task.verb} ${'chapter' in task ? task.chapter._id : ''}`}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
              >
                {textOf(task)}
                <ToDoLink next={task} variant="outlined" />
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
    </section>
  );
}
