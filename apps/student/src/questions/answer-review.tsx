import '#src/layout/content-text.css';
import './answer-review.css';
import { extraTexts } from '@repo/contracts/items/question';
import type { Question } from '@repo/contracts/tests';
import { Badge } from '@repo/ui/badge';
import { Cross } from '@repo/ui/error-panel';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { ChapterFigures } from '#src/figures/chapter-figures.tsx';
import { letterOf } from './question-options.tsx';
import { questionsCopy } from './questions-copy.ts';
import type { ReviewedQuestion } from './review-answers.ts';

const markingMs = 600;

/** Just handed in: the marks run down the sheet. Stored: smaller, within a result, with the circles of an OMR sheet. */
const looks = {
  handedIn: {
    heading: 'h4',
    list: 'gap-4',
    item: 'marked-answer rounded-card p-4',
    tickSize: 28,
    crossSize: 26,
    label: '',
  },
  stored: {
    heading: 'h5',
    list: 'gap-3',
    item: 'rounded-control p-3 md:p-4',
    tickSize: 26,
    crossSize: 24,
    label: 'leading-[1.625rem]',
  },
} as const;

/** A row of an OMR sheet: the chosen circle inked by the pen, the right one ticked by the teacher. */
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

type OptionLineProps = { label: string; labelClass: string; question: Question; option: number };

function OptionLine({ label, labelClass, question, option }: OptionLineProps) {
  const text = question.options[option];
  return (
    <div className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
      <dt className={clsx('text-meta text-ink-2', labelClass)}>{label}</dt>
      <dd className="font-bold">
        {text === undefined ? (
          questionsCopy.notSelected
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

function QuestionPlace({ chapterId, children }: { chapterId: string | undefined; children: ReactNode }) {
  return chapterId ? <ChapterFigures chapterId={chapterId}>{children}</ChapterFigures> : children;
}

/** Each question with what was chosen, what is right and why. */
export function AnswerReview({
  review,
  look,
}: {
  review: readonly ReviewedQuestion[];
  look: keyof typeof looks;
}) {
  const { heading: Heading, list, item, tickSize, crossSize, label } = looks[look];
  const isStored = look === 'stored';
  return (
    <ol className={clsx('grid', list)}>
      {review.map(({ question, chapterId, given, isCorrect }, index) => (
        <li
          key={index}
          className={clsx('grid grid-cols-1 gap-3 outline-ink bg-surface', item)}
          style={{ '--mark-delay': `${(markingMs * index) / review.length}ms` } as CSSProperties}
        >
          <div className="flex items-center gap-2">
            <Heading className="flex-1 text-meta text-ink-2">
              {isStored
                ? questionsCopy.question(index + 1)
                : questionsCopy.questionOf(index + 1, review.length)}
            </Heading>
            <Badge tone={isCorrect ? 'tick' : 'red'}>
              {isCorrect ? questionsCopy.correct : questionsCopy.incorrect}
            </Badge>
            {isCorrect ? (
              <Tick size={tickSize} animated={!isStored} className="text-tick" />
            ) : (
              <Cross size={crossSize} className="mark-cross text-redpen" />
            )}
          </div>
          <QuestionPlace chapterId={chapterId}>
            <div className={clsx('content-text break-words font-bold', isStored || '-mt-1')}>
              <Markup text={question.question} />
            </div>
            {isStored ? <Bubbles question={question} given={given} /> : null}
            <dl className="grid gap-2">
              <OptionLine
                label={questionsCopy.yourAnswer}
                labelClass={label}
                question={question}
                option={given}
              />
              {isCorrect ? null : (
                <OptionLine
                  label={questionsCopy.rightAnswer}
                  labelClass={label}
                  question={question}
                  option={question.correctAnswer}
                />
              )}
            </dl>
            {extraTexts.map((name) =>
              question[name] ? (
                <div key={name} className="content-text break-words border-l-3 border-pen pl-3 text-ink-2">
                  <p className="text-caption font-bold text-ink-3">{questionsCopy.extras[name]}</p>
                  <Markup text={question[name]} />
                </div>
              ) : null,
            )}
          </QuestionPlace>
        </li>
      ))}
    </ol>
  );
}
