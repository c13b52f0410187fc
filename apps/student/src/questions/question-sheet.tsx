import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { Button } from '@repo/ui/button';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { ActionBar } from '#src/layout/action-bar.tsx';
import { QuestionOptions } from './question-options.tsx';
import { questionsCopy } from './questions-copy.ts';

type Props = {
  question: Question;
  index: number;
  answers: readonly number[];
  onChoose: (option: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  onFinish: () => void;
};

/** The option that a key means: 1 to 6 or A to F; null for any other key. */
export function optionOfKey(key: string, optionCount: number): number | null {
  const digit = '123456'.indexOf(key);
  const letter = 'abcdef'.indexOf(key.toLowerCase());
  const option = key.length === 1 ? Math.max(digit, letter) : -1;
  return option >= 0 && option < optionCount ? option : null;
}

/** One question of a running quiz or practice, all of it by keyboard: arrows, 1-6 or A-F choose, Enter goes on. */
export function QuestionSheet({ question, index, answers, onChoose, onPrevious, onNext, onFinish }: Props) {
  const legend = useRef<HTMLLegendElement>(null);
  const chosen = answers[index] ?? unanswered;
  const hasAnswer = chosen !== unanswered;
  const isLast = index === answers.length - 1;
  const onward = isLast ? onFinish : onNext;

  // Before the paint: a key pressed at the first sight of the question would be lost.
  useLayoutEffect(() => {
    legend.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target as Element;
    if (event.key === 'Enter' && !target.closest('button, a') && !event.repeat) {
      event.preventDefault();
      if (hasAnswer) onward();
      return;
    }
    const option = optionOfKey(event.key, question.options.length);
    if (option === null) return;
    event.preventDefault();
    onChoose(option);
    legend.current?.closest('fieldset')?.querySelectorAll('input')[option]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the form controls inside it
    <div className="flex flex-1 flex-col" onKeyDown={onKeyDown}>
      <div className="margin-page flex-1 pb-8 pt-5">
        <div className="mx-auto w-full max-w-170">
          <AnswerMeter answers={answers} index={index} />
          <fieldset key={index} className="mt-4 min-w-0">
            <legend ref={legend} tabIndex={-1} className="mb-5 w-full outline-none!">
              <span className="mb-1.5 block text-meta text-ink-2">
                {questionsCopy.questionOf(index + 1, answers.length)}
              </span>
              <span className="quiz-text block font-bold text-h3">
                <Markup text={question.question} />
              </span>
            </legend>
            <QuestionOptions
              options={question.options}
              chosen={hasAnswer ? chosen : null}
              onChoose={onChoose}
            />
          </fieldset>
        </div>
      </div>
      <ActionBar>
        <Button variant="outlined" onClick={onPrevious} disabled={index === 0}>
          {questionsCopy.previous}
        </Button>
        <span
          lang="hi-Latn"
          aria-live="polite"
          className={clsx('text-center text-meta text-ink-2', hasAnswer && 'invisible')}
        >
          {hasAnswer ? '' : questionsCopy.hinglish.chooseOption}
        </span>
        <Button onClick={onward} disabled={!hasAnswer} className="min-w-24">
          {isLast ? questionsCopy.finish : questionsCopy.next}
        </Button>
      </ActionBar>
    </div>
  );
}

/** How far the sheet is filled in: one segment a question. */
function AnswerMeter({ answers, index }: { answers: readonly number[]; index: number }) {
  const answered = answers.filter((answer) => answer !== unanswered).length;
  return (
    <div
      role="img"
      aria-label={questionsCopy.answered(answered, answers.length)}
      className="keep-colour flex gap-1"
    >
      {answers.map((answer, at) => (
        <span
          key={at}
          className={clsx(
            'h-1.5 min-w-px flex-1 rounded-full',
            at === index
              ? 'bg-marker outline-1 outline-line-strong'
              : answer === unanswered
                ? 'bg-line'
                : 'bg-pen',
          )}
        />
      ))}
    </div>
  );
}
