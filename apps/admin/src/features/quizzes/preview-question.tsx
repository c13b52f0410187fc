import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { extrasAfter, extrasBefore } from '@repo/contracts/items/extra-texts';
import { assertionReasonShortOptions } from '@repo/contracts/items/question-kinds';
import { letterOf } from '@repo/contracts/question-names';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { studentText } from '#src/chapter-items/student-text.ts';
import { FullOptions, PreviewPassage, PreviewStatements } from './preview-kinds.tsx';
import { correctIndexOf, optionsOf, type QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/** One question as students see it, with the texts of its kind. */
export function PreviewQuestion({
  question,
  at,
  count,
}: {
  question: QuestionForm;
  /** Index in the test, from 0. */
  at: number;
  count: number;
}) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const name = useId();
  const isStandard = question.kind === 'assertionReason';
  const options = optionsOf(question);
  const rightIndex = correctIndexOf(question);
  const isRight = rightIndex !== null && chosenKey === options[rightIndex]?.key;
  const verdict =
    rightIndex === null
      ? testsCopy.previewNoRight
      : isRight
        ? testsCopy.previewRight
        : testsCopy.previewWrong(letterOf(rightIndex));
  return (
    <>
      {question.kind === 'case' ? <PreviewPassage text={question.passage} /> : null}
      <fieldset className="min-w-0">
        <legend className="mb-4 w-full">
          <span className="mb-1 block text-meta text-ink-2">{testsCopy.questionOf(at + 1, count)}</span>
          {isStandard ? (
            <PreviewStatements question={question} />
          ) : (
            <span className={clsx(studentText, 'block font-bold text-h3')}>
              <Markup text={question.question.trim() || testsCopy.untitled} />
            </span>
          )}
        </legend>
        <div className="grid gap-3">
          {options.map((option, index) => (
            <label
              key={option.key}
              className={clsx(
                'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 py-2.5',
                'hover:bg-sunken has-checked:border-pen has-checked:bg-pen-tint has-checked:shadow-[inset_0_0_0_1px_var(--pen)]',
                'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={chosenKey === option.key}
                onChange={() => setChosenKey(option.key)}
                className="peer sr-only"
              />
              <span
                aria-hidden="true"
                className="keep-colour grid size-8 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong text-meta font-bold peer-checked:border-pen peer-checked:bg-pen peer-checked:text-surface"
              >
                {letterOf(index)}
              </span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <Markup
                  text={isStandard ? (assertionReasonShortOptions[index] ?? option.text) : option.text}
                  inline
                />
              </span>
            </label>
          ))}
        </div>
        {isStandard ? <FullOptions /> : null}
        {extrasBefore.map((name) =>
          question[name].trim() === '' ? null : (
            <details key={name} className={clsx(studentText, 'text-meta')}>
              <summary className="flex min-h-11 w-fit min-w-11 cursor-pointer items-center font-bold text-pen">
                {extraTextNames[name].name}
              </summary>
              <Markup text={question[name]} />
            </details>
          ),
        )}
        <div role="status" className="mt-3 min-h-11 text-meta">
          {chosenKey === null ? null : (
            <>
              <p className="flex items-center gap-1.5 font-bold">
                {isRight ? <Tick size={18} /> : null}
                {verdict}
              </p>
              {extrasAfter.map((name) =>
                question[name].trim() === '' ? null : (
                  <div key={name} className={clsx(studentText, 'mt-1 text-ink-2')}>
                    <Markup text={question[name]} />
                  </div>
                ),
              )}
            </>
          )}
        </div>
      </fieldset>
    </>
  );
}
