import type { Question } from '@repo/contracts/tests';
import { Badge } from '@repo/ui/badge';
import { Cross } from '@repo/ui/error-panel';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import { progressCopy } from './copy.ts';
import type { ReviewedQuestion } from './result-view.ts';

const copy = progressCopy.review;
const letterOf = (option: number) => String.fromCharCode(65 + option);

/** The row of the OMR sheet: the chosen circle inked by the pen, the right one ticked by the teacher. */
function Bubbles({ question, given }: { question: Question; given: number }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-3 pt-1">
      {question.options.map((_, option) => (
        <span key={option} className="relative">
          <span
            className={clsx(
              'keep-colour grid size-8 place-items-center rounded-full border-[1.5px] text-meta font-bold',
              option === given ? 'border-pen-fill bg-pen-fill text-white' : 'border-line-strong text-ink-2',
            )}
          >
            {letterOf(option)}
          </span>
          {option === question.correctAnswer ? (
            <Tick size={24} animated className="absolute -right-3.5 -top-3.5 text-redpen" />
          ) : null}
        </span>
      ))}
    </div>
  );
}

function OptionLine({ label, question, option }: { label: string; question: Question; option: number }) {
  const text = question.options[option];
  return (
    <div className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
      <dt className="text-meta leading-[1.625rem] text-ink-2">{label}</dt>
      <dd className="font-bold">
        {text === undefined ? (
          copy.notSelected
        ) : (
          <span className="flex gap-2">
            <span>{letterOf(option)}.</span>
            <span className="min-w-0 flex-1 break-words">
              <Markup text={text} inline />
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}

/** Each question with what was chosen and what is right, as the student saw them. */
export function AnswerReview({ review }: { review: readonly ReviewedQuestion[] }) {
  return (
    <div className="grid gap-3">
      <h4 className="font-heading text-h3">{copy.heading}</h4>
      <ol className="grid gap-3">
        {review.map(({ question, given, isCorrect }, index) => (
          <li key={index} className="grid gap-3 rounded-control outline-ink bg-surface p-3 md:p-4">
            <div className="flex items-center gap-2">
              <h5 className="flex-1 text-meta text-ink-2">{copy.question(index + 1)}</h5>
              <Badge tone={isCorrect ? 'tick' : 'red'}>{isCorrect ? copy.correct : copy.incorrect}</Badge>
              {isCorrect ? (
                <Tick size={26} className="text-tick" />
              ) : (
                <Cross size={24} className="text-redpen" />
              )}
            </div>
            <div className="reviewed-text break-words font-bold">
              <Markup text={question.question} />
            </div>
            <Bubbles question={question} given={given} />
            <dl className="grid gap-2">
              <OptionLine label={copy.yourAnswer} question={question} option={given} />
              {isCorrect ? null : (
                <OptionLine label={copy.rightAnswer} question={question} option={question.correctAnswer} />
              )}
            </dl>
            {question.explanation ? (
              <div className="reviewed-text break-words border-l-3 border-pen pl-3 text-ink-2">
                <p className="text-caption font-bold text-ink-3">{copy.why}</p>
                <Markup text={question.explanation} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
