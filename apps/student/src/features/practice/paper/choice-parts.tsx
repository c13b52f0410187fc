import { unanswered } from '@repo/contracts/limits/progress';
import { partText } from '@repo/contracts/question-names';
import type { Question } from '@repo/contracts/tests';
import { clsx } from 'clsx';
import { type ComponentProps, useRef } from 'react';
import { AnswerEntry, type TypingChoice } from '#src/study/questions/answer-entry.tsx';
import type { OnType } from '#src/study/questions/machine.ts';
import { QuestionText } from '#src/study/questions/question-text.tsx';
import { MarginMarks } from '#src/study/written/asked.tsx';
import type { Given } from '#src/study/written/kept-paper.ts';

/** A question with its options or field, or all questions of a case. */
export function ChoiceParts({
  questions,
  given: { options, typed, unread },
  typing,
  onChoose,
  onType,
}: {
  questions: readonly Question[];
  given: Given;
  typing: TypingChoice;
  onChoose: (part: number, option: number) => void;
  onType: (part: number, ...typed: Parameters<OnType>) => void;
}) {
  const isCase = questions.length > 1;
  return (
    <div className={clsx('grid min-w-0 gap-8', isCase && 'mt-5')}>
      {questions.map((question, part) => (
        <ChoicePart
          key={part}
          {...{ question, part, isCase, typing }}
          place={part}
          answer={{ option: options[part] ?? unanswered, text: typed?.[part] ?? unread?.[part] ?? null }}
          onChoose={(option) => onChoose(part, option)}
          onType={(...typedNow) => onType(part, ...typedNow)}
        />
      ))}
    </div>
  );
}

function ChoicePart({
  part,
  isCase,
  ...entry
}: { part: number; isCase: boolean } & Omit<ComponentProps<typeof AnswerEntry>, 'legend'>) {
  const legend = useRef<HTMLLegendElement>(null);
  return (
    <fieldset data-part={part} className="min-w-0">
      <legend ref={legend} tabIndex={-1} className="mb-4 w-full shadow-none! outline-none!">
        <span className="flex items-start gap-3">
          {isCase ? <span className="shrink-0 font-bold">{partText(part)}</span> : null}
          <span className="quiz-text block min-w-0 flex-1 font-bold text-h3">
            <QuestionText question={entry.question} size="medium" />
          </span>
          {isCase ? <MarginMarks halves={2} /> : null}
        </span>
      </legend>
      <AnswerEntry {...entry} legend={legend} />
    </fieldset>
  );
}
