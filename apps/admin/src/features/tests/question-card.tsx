import { IconButton } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { clsx } from 'clsx';
import { ChevronDown, CircleAlert, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { controlOf } from './check-test.ts';
import { QuestionFields, type QuestionFieldsProps } from './question-fields.tsx';
import { testsCopy } from './tests-copy.ts';

const Fields = memo(QuestionFields);

/** One question of the editor. On a phone it is a part of an accordion: `isOpen` and `onToggle`. */
export function QuestionCard({
  number,
  isLast,
  handle,
  moveButtons,
  isOpen,
  onToggle,
  onRemove,
  hasIssue,
  ...fields
}: QuestionFieldsProps & {
  /** From 1. */
  number: number;
  /** Whether it is the only question left. */
  isLast: boolean;
  handle: ReactNode;
  moveButtons: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
  hasIssue: boolean;
}) {
  const { question, isPhone } = fields;
  const reasonId = `only-${question.key}`;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.querySelector<HTMLButtonElement>('[data-add-option]')?.click();
  };
  return (
    <section
      aria-label={testsCopy.question(number)}
      onKeyDown={onKeyDown}
      className={clsx(
        'rounded-card border-[1.5px] bg-surface',
        hasIssue ? 'border-redpen' : 'border-line-strong',
      )}
    >
      <header className="flex flex-wrap items-center gap-1 p-1.5 sm:flex-nowrap">
        {isPhone ? null : handle}
        {isPhone ? (
          <h3 className="min-w-0 basis-full">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={onToggle}
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left text-meta font-bold"
            >
              <ChevronDown
                size={18}
                aria-hidden="true"
                className={clsx('shrink-0 transition-transform', !isOpen && '-rotate-90')}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">
                {testsCopy.questionNamed(number, question.question.trim() || testsCopy.untitled)}
              </span>
              {hasIssue ? (
                <CircleAlert size={18} className="shrink-0 text-redpen" aria-label={testsCopy.hasIssue} />
              ) : null}
            </button>
          </h3>
        ) : (
          <h3 className="min-w-0 flex-1 px-1 text-body font-bold">{testsCopy.question(number)}</h3>
        )}
        {isPhone && !isOpen ? null : (
          <span className="ml-auto inline-flex items-center">
            {isLast ? (
              <span id={reasonId} className="px-2 text-caption text-ink-2">
                {testsCopy.lastQuestion}
              </span>
            ) : (
              moveButtons
            )}
            <IconButton
              label={testsCopy.removeQuestion(number)}
              disabled={isLast}
              aria-describedby={isLast ? reasonId : undefined}
              className="!size-11 !text-redpen disabled:!border-transparent disabled:!bg-transparent disabled:!text-ink-3"
              onClick={onRemove}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </header>
      {isOpen || !isPhone ? <Fields {...fields} /> : null}
    </section>
  );
}

/** Says under the list of questions what is wrong with the list itself. */
export function QuestionsIssue({ message }: { message: string | undefined }) {
  return <FieldNotes id={controlOf.questions} error={message} />;
}
