import { unanswered } from '@repo/contracts/limits/progress';
import { partText } from '@repo/contracts/question-names';
import type { Question } from '@repo/contracts/tests';
import { clsx } from 'clsx';
import { shortOptionsOf } from '#src/study/questions/assertion-reason.ts';
import { QuestionOptions } from '#src/study/questions/question-options.tsx';
import { QuestionText } from '#src/study/questions/question-text.tsx';
import { MarginMarks } from '#src/study/written/asked.tsx';

/** A question with its options, or all questions of a case. */
export function ChoiceParts({
  questions,
  options,
  onChoose,
}: {
  questions: readonly Question[];
  /** Chosen option of each question, -1 for none. */
  options: readonly number[];
  onChoose: (part: number, option: number) => void;
}) {
  const isCase = questions.length > 1;
  return (
    <div className={clsx('grid min-w-0 gap-8', isCase && 'mt-5')}>
      {questions.map((question, part) => {
        const chosen = options[part] ?? unanswered;
        return (
          <fieldset key={part} data-part={part} className="min-w-0">
            <legend tabIndex={-1} className="mb-4 w-full shadow-none! outline-none!">
              <span className="flex items-start gap-3">
                {isCase ? <span className="shrink-0 font-bold">{partText(part)}</span> : null}
                <span className="quiz-text block min-w-0 flex-1 font-bold text-h3">
                  <QuestionText question={question} size="medium" />
                </span>
                {isCase ? <MarginMarks halves={2} /> : null}
              </span>
            </legend>
            <QuestionOptions
              options={question.options}
              shortOptions={shortOptionsOf(question)}
              chosen={chosen === unanswered ? null : chosen}
              onChoose={(option) => onChoose(part, option)}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
