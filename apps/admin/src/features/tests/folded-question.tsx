import { spokenText } from '@repo/ui/markup-needs';
import type { DOMAttributes } from 'react';
import { controlOf } from './check-test.ts';
import { letterOf } from './option-row.tsx';
import { correctIndexOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

const shownMaxLength = 80;
const dotsMax = 3;

/** The first line that says something, without the signs of the markup. */
function firstLine(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  const words = spokenText(line.slice(0, shownMaxLength * 4));
  return words.length > shownMaxLength ? `${words.slice(0, shownMaxLength - 1).trimEnd()}…` : words;
}

/**
 * A question as one line, a button that opens it: a long test has hundreds, so it is as few elements as can be. Mouse
 * and touch carry it to another place.
 */
export function FoldedQuestion({
  question,
  number,
  problems,
  pointer,
  onOpen,
}: {
  question: QuestionForm;
  /** From 1. */
  number: number;
  problems: number;
  pointer: Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'>;
  onOpen: () => void;
}) {
  const { options, difficulty } = question;
  const right = correctIndexOf(question);
  return (
    <button
      type="button"
      id={controlOf.line(question.key)}
      data-question={question.key}
      aria-expanded={false}
      {...pointer}
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-2 rounded-card px-3 py-1.5 text-left text-meta wrap-anywhere -outline-offset-4! hover:bg-sunken"
    >
      {problems > 0 ? (
        <span
          role="img"
          aria-label={testsCopy.problems(problems)}
          title={testsCopy.problems(problems)}
          className="shrink-0 text-redpen"
        >
          {'●'.repeat(Math.min(problems, dotsMax))}
        </span>
      ) : null}
      {testsCopy.questionNamed(number, firstLine(question.question) || testsCopy.untitled)}
      <small className="ml-auto shrink-0 text-caption text-ink-2 max-sm:hidden">
        {testsCopy.foldedFacts(options.length, right === null ? null : letterOf(right), difficulty)}
      </small>
    </button>
  );
}
