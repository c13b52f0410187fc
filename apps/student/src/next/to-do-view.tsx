import { type ButtonVariant, buttonClass } from '@repo/ui/button';
import { Link } from '@tanstack/react-router';
import { useLibrary } from '#src/library/library.ts';
import { nextCopy } from './next-copy.ts';
import type { ToDo } from './to-do.ts';

/** Link of a task. */
export function ToDoLink({ next, variant }: { next: ToDo; variant?: ButtonVariant }) {
  const className = buttonClass({ variant, className: 'max-sm:flex-1' });
  if (next.verb === 'revise')
    return (
      <Link to="/revise" className={className}>
        {nextCopy.button.revise}
      </Link>
    );
  if (next.verb === 'paper')
    return (
      <Link to="/practice" state={{ practiceKind: 'paper' }} className={className}>
        {nextCopy.button.paper}
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

/** Task and chapter; with the subject's name if it isn't `subjectId`. */
export function ToDoText({ next, subjectId, detail }: { next: ToDo; subjectId?: string; detail?: string }) {
  const { findSubject } = useLibrary();
  const chapter = 'chapter' in next ? next.chapter : null;
  const isElsewhere = chapter !== null && chapter.subjectId !== subjectId;
  return (
    <div className="min-w-0">
      <p className="text-meta text-ink-2">
        {nextCopy.label[next.verb]}
        {isElsewhere ? ` · ${chapter.subjectName}` : null}
      </p>
      <p className="break-words font-bold">
        {next.verb === 'revise' ? nextCopy.due(next.count, next.kinds) : null}
        {next.verb === 'paper' ? next.paper.name : null}
        {next.verb === 'claim' ? findSubject(next.subjectId)?.name : chapter?.name}
      </p>
      {detail ? <p className="break-words text-meta text-ink-2">{detail}</p> : null}
    </div>
  );
}
