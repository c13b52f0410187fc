import { letterOf } from '@repo/contracts/question-names';
import { spokenText } from '@repo/ui/markup-needs';
import { clsx } from 'clsx';
import type { DOMAttributes } from 'react';
import { namesOfVariants } from '#src/chapter-items/language-field.tsx';
import { controlOf } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
import { correctIndexOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

const shownMaxLength = 80;
const dotsMax = 3;

/** The first line with text, without markup. */
export function firstLine(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  const words = spokenText(line.slice(0, shownMaxLength * 4));
  return words.length > shownMaxLength ? `${words.slice(0, shownMaxLength - 1).trimEnd()}…` : words;
}

/** How many errors a question has; nothing if none. */
export function ProblemDots({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      role="img"
      aria-label={testsCopy.problems(count)}
      title={testsCopy.problems(count)}
      className="shrink-0 text-redpen"
    >
      {'●'.repeat(Math.min(count, dotsMax))}
    </span>
  );
}

/**
 * A collapsed question: one line as a button that expands it, with few elements because a long test has
 * hundreds. Mouse and touch drag it.
 */
export function FoldedQuestion({
  question,
  number,
  inCase,
  problems,
  pointer,
  onOpen,
}: {
  question: QuestionForm;
  /** Number of the question, from 1. */
  number: number;
  /** The question's number within its case, in words; null outside of cases. */
  inCase: string | null;
  problems: number;
  pointer: Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'>;
  onOpen: () => void;
}) {
  const { kind, options, difficulty, isExtra, variants } = question;
  const isStandard = kind === 'assertionReason';
  const itsKind = isStandard ? kindsCopy.kinds[kind] : inCase;
  const right = correctIndexOf(question);
  const facts = testsCopy.foldedFacts(
    isStandard ? null : options.length,
    right === null ? null : letterOf(right),
    difficulty,
    isExtra,
  );
  return (
    <button
      type="button"
      id={controlOf.line(question.key)}
      data-question={question.key}
      aria-expanded={false}
      {...pointer}
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-x-2 rounded-card max-sm:flex-wrap px-3 py-1.5 text-left text-meta wrap-anywhere -outline-offset-4! hover:bg-sunken"
    >
      <ProblemDots count={problems} />
      {testsCopy.questionNamed(
        number,
        firstLine(isStandard ? question.assertion : question.question) || testsCopy.untitled,
      )}
      <small
        className={clsx(
          'ml-auto shrink-0 text-caption text-ink-2',
          itsKind === null ? 'max-sm:hidden' : 'max-sm:w-full',
        )}
      >
        {[...(itsKind === null ? [] : [itsKind]), facts, ...namesOfVariants(variants)].join(' · ')}
      </small>
    </button>
  );
}
