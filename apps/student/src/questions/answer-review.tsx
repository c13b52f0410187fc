import '#src/study/content-text.css';
import './answer-review.css';
import { unanswered } from '@repo/contracts/limits';
import type { Question } from '@repo/contracts/tests';
import { Badge } from '@repo/ui/badge';
import { Cross } from '@repo/ui/error-panel';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import type { CSSProperties, ReactNode } from 'react';
import { questionsCopy } from './copy.ts';
import { letterOf } from './question-options.tsx';

const markingMs = 600;

function OptionLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}

function OptionText({ question, option }: { question: Question; option: number }) {
  const text = question.options[option];
  if (option === unanswered || text === undefined) return questionsCopy.notSelected;
  return (
    <span className="flex gap-2">
      <span>{letterOf(option)}.</span>
      <span className="min-w-0 flex-1">
        <Markup text={text} inline />
      </span>
    </span>
  );
}

/** The marked sheet: each question with what was chosen, what is right and why. The marks run down it in 600 ms. */
export function AnswerReview({
  questions,
  answers,
}: {
  questions: readonly Question[];
  answers: readonly number[];
}) {
  return (
    <ol className="grid gap-4">
      {questions.map((question, index) => {
        const given = answers[index] ?? unanswered;
        const isCorrect = given === question.correctAnswer;
        const delay = { '--mark-delay': `${(markingMs * index) / questions.length}ms` } as CSSProperties;
        return (
          <li key={index} className="marked-answer rounded-card outline-ink bg-surface p-4" style={delay}>
            <div className="flex items-center gap-2">
              <h4 className="flex-1 text-meta text-ink-2">
                {questionsCopy.questionOf(index + 1, questions.length)}
              </h4>
              <Badge tone={isCorrect ? 'tick' : 'red'}>
                {isCorrect ? questionsCopy.correct : questionsCopy.incorrect}
              </Badge>
              {isCorrect ? (
                <Tick size={28} animated className="text-tick" />
              ) : (
                <Cross size={26} className="mark-cross text-redpen" />
              )}
            </div>
            <div className="content-text mt-2 font-bold">
              <Markup text={question.question} />
            </div>
            <dl className="mt-3 grid gap-2">
              <OptionLine label={questionsCopy.yourAnswer}>
                <OptionText question={question} option={given} />
              </OptionLine>
              {isCorrect ? null : (
                <OptionLine label={questionsCopy.rightAnswer}>
                  <OptionText question={question} option={question.correctAnswer} />
                </OptionLine>
              )}
            </dl>
            {question.explanation ? (
              <div className="content-text mt-3 border-l-3 border-pen pl-3 text-ink-2">
                <p className="text-caption font-bold text-ink-3">{questionsCopy.why}</p>
                <Markup text={question.explanation} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
