import { IconButton } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { Menu } from '@repo/ui/menu';
import { ChevronDown, EllipsisVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { controlOf, type TestIssue } from './check-test.ts';
import { QuestionFields } from './question-fields.tsx';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

/** The expanded question, for editing. */
export function QuestionCard({
  question,
  number,
  isOnly,
  inCase,
  handle,
  moveButtons,
  issues,
  isPhone,
  acts,
}: {
  question: QuestionForm;
  /** Number of the question, from 1. */
  number: number;
  /** Whether it is the only question of the test. */
  isOnly: boolean;
  /** The question's number within its case, in words; null outside of cases. */
  inCase: string | null;
  handle: ReactNode;
  moveButtons: ReactNode;
  issues: readonly TestIssue[];
  isPhone: boolean;
  acts: QuestionActs;
}) {
  const reasonId = `only-${question.key}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    const { options } = question;
    const at = options.findIndex((option) => controlOf.option(option.key) === document.activeElement?.id);
    const add = event.currentTarget.querySelector<HTMLButtonElement>('[data-add-option]');
    const empty = add && options.slice(at + 1).find(({ text }) => text.trim() === '');
    if (empty) acts.focus(controlOf.option(empty.key));
    else add?.click();
  };
  return (
    <section aria-label={testsCopy.question(number)} onKeyDown={onKeyDown}>
      <header className="flex flex-wrap items-center gap-1 p-1.5 sm:flex-nowrap">
        {handle}
        <h4 className="min-w-36 flex-1">
          <button
            type="button"
            id={controlOf.line(question.key)}
            data-question={question.key}
            aria-expanded
            onClick={() => acts.fold(question.key)}
            className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left font-bold text-body hover:bg-sunken"
          >
            <ChevronDown size={18} aria-hidden="true" className="shrink-0" />
            <span>
              {testsCopy.question(number)}
              {inCase === null ? null : (
                <span className="block text-caption font-normal text-ink-2">{inCase}</span>
              )}
            </span>
          </button>
        </h4>
        <span className="ml-auto inline-flex items-center">
          {isOnly ? (
            <span id={reasonId} className="px-2 text-caption text-ink-2">
              {testsCopy.lastQuestion}
            </span>
          ) : (
            moveButtons
          )}
          <Menu
            label={testsCopy.actsOf(testsCopy.question(number))}
            trigger={<EllipsisVertical size={18} aria-hidden="true" />}
            items={acts.entries(question.key)}
          />
          <IconButton
            label={testsCopy.removeQuestion(number)}
            disabled={isOnly}
            aria-describedby={isOnly ? reasonId : undefined}
            className="!size-11 !text-redpen disabled:!border-transparent disabled:!bg-transparent disabled:!text-ink-3"
            onClick={() => acts.remove(question.key)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </header>
      <QuestionFields question={question} issues={issues} isPhone={isPhone} acts={acts} />
    </section>
  );
}

/** The error of the list of questions itself, shown below it. */
export function QuestionsIssue({ message }: { message: string | undefined }) {
  return <FieldNotes id={controlOf.questions} error={message} />;
}
