import { letterOf } from '@repo/contracts/question-names';
import { FieldNotes } from '@repo/ui/field';
import { useId } from 'react';
import { controlOf } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
import { RightAnswer } from './right-answer.tsx';
import { optionsOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { Dispatch } from './use-test-editor.ts';

/** The board's four options of an assertion and reason, read-only; a radio of each marks the right answer. */
export function StandardOptions({
  question,
  issue,
  dispatch,
}: {
  question: QuestionForm;
  issue: string | undefined;
  dispatch: Dispatch;
}) {
  const id = useId();
  const { key, rightStandard } = question;
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={`${id}-hint`}>
      <legend className="mb-0.5 text-meta font-bold">{testsCopy.options}</legend>
      {optionsOf(question).map((option, index) => (
        <label
          key={option.key}
          htmlFor={controlOf.correct(option.key)}
          className="flex min-h-11 cursor-pointer items-center gap-2"
        >
          <RightAnswer
            id={controlOf.correct(option.key)}
            name={`${id}-right`}
            letter={letterOf(index)}
            label={`${testsCopy.rightAnswer(letterOf(index))}: ${option.text}`}
            isChosen={rightStandard === index}
            isFaulty={issue !== undefined}
            describedBy={`${id}-error`}
            onChoose={() => dispatch({ type: 'question', key, change: { rightStandard: index } })}
          />
          <span className="min-w-0 py-1 wrap-anywhere">{option.text}</span>
        </label>
      ))}
      <FieldNotes id={id} hint={kindsCopy.standardHint} error={issue} />
    </fieldset>
  );
}
