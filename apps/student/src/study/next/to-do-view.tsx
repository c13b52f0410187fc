import { nextCopy } from 'virtual:messages/next';
import { planCopy } from 'virtual:messages/plan';
import { type ButtonVariant, buttonClass } from '@repo/ui/button';
import { Link, type LinkProps } from '@tanstack/react-router';
import { UpgradeButton } from '#src/account/super/upgrade-button.tsx';
import { useLibrary } from '#src/content/library/library.ts';
import type { ToDo } from './to-do.ts';

type Target = Pick<LinkProps, 'to' | 'params' | 'search' | 'state'>;

/** A task with its own screen. */
type Targeted = ToDo & { verb: Exclude<ToDo['verb'], 'super'> };

/** The screen of a task. */
export function targetOf(next: Targeted): Target {
  switch (next.verb) {
    case 'revise':
      return { to: '/revise' };
    case 'mistakes':
      return { to: '/revise', search: { mistakes: next.chapter._id } };
    case 'paper':
    case 'paperRunning':
    case 'paperToMark':
      return { to: '/practice', state: { practiceKind: 'paper' } };
    case 'practise':
      return { to: '/practice', state: { practiceKind: 'questions' } };
    case 'unlock':
    case 'invite':
      return { to: '/unlock-free-chapter' };
    case 'claim':
      return {
        to: '/subject/$subjectId',
        params: { subjectId: next.subjectId },
        state: { isClaiming: true },
      };
    default:
      return {
        to: '/tabs/$subjectId/$chapterId',
        params: { subjectId: next.chapter.subjectId, chapterId: next.chapter._id },
        search: {
          tab: next.tab === 'explanation' ? undefined : next.tab,
          part: next.verb === 'written' ? 'written' : undefined,
        },
      };
  }
}

/** Link of a task; for the paid plan the button that opens its panel. */
export function ToDoLink({ next, variant }: { next: ToDo; variant?: ButtonVariant }) {
  if (next.verb === 'super') return <UpgradeButton variant={variant} label={nextCopy.button.super} />;
  return (
    <Link {...targetOf(next)} className={buttonClass({ variant, className: 'max-sm:flex-1' })}>
      {nextCopy.button[next.verb]}
      {'chapter' in next ? <span className="sr-only"> {next.chapter.name}</span> : null}
    </Link>
  );
}

/** The name of a task, without its kind. */
export function useNameOf(): (next: ToDo) => string {
  const { findSubject } = useLibrary();
  return (next) => {
    if ('chapter' in next) return next.chapter.name;
    if (next.verb === 'revise') return nextCopy.due({ count: next.count, kinds: next.kinds });
    if (next.verb === 'paper') return next.paper.name;
    if (next.verb === 'claim') return findSubject(next.subjectId)?.name ?? '';
    if (next.verb === 'super') return planCopy.name;
    return nextCopy.name[next.verb];
  };
}

/** Kind and name of a task; with the subject's name if it isn't `subjectId`. */
export function ToDoText({ next, subjectId, detail }: { next: ToDo; subjectId?: string; detail?: string }) {
  const nameOf = useNameOf();
  const chapter = 'chapter' in next ? next.chapter : null;
  const isElsewhere = chapter !== null && chapter.subjectId !== subjectId;
  return (
    <div className="min-w-0">
      <p className="text-meta text-ink-2">
        {nextCopy.label[next.verb]}
        {isElsewhere ? ` · ${chapter.subjectName}` : null}
      </p>
      <p className="break-words font-bold">{nameOf(next)}</p>
      {detail ? <p className="break-words text-meta text-ink-2">{detail}</p> : null}
    </div>
  );
}
