import { assertionReasonOptions } from '@repo/contracts/items/question-kinds';
import { letterOf } from '@repo/contracts/question-names';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';
import { useId } from 'react';
import { studentText } from '#src/chapter-items/student-text.ts';
import { kindsCopy } from './kinds-copy.ts';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

const lines = [
  { name: 'assertion', letter: 'A', label: kindsCopy.assertion },
  { name: 'reason', letter: 'R', label: kindsCopy.reason },
] as const;

/** An assertion and its reason as students see them: two ruled lines with A and R in the margin. */
export function PreviewStatements({ question }: { question: QuestionForm }) {
  return (
    <div className="divide-y-[1.5px] divide-line-strong border-y-[1.5px] border-line-strong">
      {lines.map(({ name, letter, label }) => (
        <div key={name} className="grid grid-cols-[2.25rem_minmax(0,1fr)]">
          <span
            aria-hidden="true"
            className="border-r-[1.5px] border-redpen py-1.5 font-heading font-bold text-pen"
          >
            {letter}
          </span>
          <span className="sr-only">{label}: </span>
          <div className={clsx(studentText, 'py-1.5 pl-2.5')}>
            <Markup text={question[name].trim() || testsCopy.untitled} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** The text of a case, above its question as on a phone. */
export function PreviewPassage({ text }: { text: string }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keys too
      tabIndex={0}
      className="mb-4 max-h-[40dvh] overflow-y-auto rounded-card border-[1.5px] border-edge bg-sunken px-3.5 py-2.5"
    >
      <h3 id={id} className="text-meta text-ink-2">
        {kindsCopy.previewPassage}
      </h3>
      <div className={studentText}>
        <Markup text={text.trim() || testsCopy.untitled} />
      </div>
    </section>
  );
}

/** The full text of the board's options, which students see shortened. */
export function FullOptions() {
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-meta font-bold text-pen">
        {kindsCopy.fullOptions}
      </summary>
      <ol className="grid gap-2 text-meta">
        {assertionReasonOptions.map((option, index) => (
          <li key={option} className="grid grid-cols-[1.5rem_1fr]">
            <b>{letterOf(index)}.</b>
            {option}
          </li>
        ))}
      </ol>
    </details>
  );
}
