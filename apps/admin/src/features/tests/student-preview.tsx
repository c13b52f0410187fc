import { extraTexts } from '@repo/contracts/items/question';
import { Badge } from '@repo/ui/badge';
import { Button } from '@repo/ui/button';
import { Dialog } from '@repo/ui/dialog';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { studentText } from '#src/chapter-items/student-text.ts';
import { letterOf } from './option-row.tsx';
import type { QuestionForm, TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/** The test as students meet it, at a phone's width: the start, then one question at a time. Nothing is counted. */
export function StudentPreview({ form, onClose }: { form: TestForm; onClose: () => void }) {
  const [at, setAt] = useState<number | null>(null);
  const question = at === null ? undefined : form.questions[at];
  const isLast = at === form.questions.length - 1;
  const footer =
    at === null ? (
      <Button size="sm" onClick={() => setAt(0)}>
        {testsCopy.previewStart}
      </Button>
    ) : (
      <div className="flex w-full items-center justify-between gap-3">
        <Button variant="outlined" size="sm" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {testsCopy.previous}
        </Button>
        <Button size="sm" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
          {isLast ? testsCopy.previewClose : testsCopy.next}
        </Button>
      </div>
    );
  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={testsCopy.preview}
      description={testsCopy.previewIntro}
      size="sm"
      phone="full"
      footer={footer}
    >
      {question && at !== null ? (
        <PreviewQuestion key={question.key} question={question} at={at} count={form.questions.length} />
      ) : (
        <div className="grid justify-items-center gap-3 rounded-card border-[1.5px] border-edge p-6 text-center">
          <p className="font-heading text-h3 wrap-anywhere">{form.title.trim() || testsCopy.untitled}</p>
          <p className="flex flex-wrap justify-center gap-2">
            <Badge>{testsCopy.previewCount(form.questions.length)}</Badge>
            <Badge>{testsCopy.previewMinutes(form.timeLimit)}</Badge>
            <Badge>{testsCopy.previewPass(form.passingScore)}</Badge>
          </p>
        </div>
      )}
    </Dialog>
  );
}

function PreviewQuestion({ question, at, count }: { question: QuestionForm; at: number; count: number }) {
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const name = useId();
  const rightIndex = question.options.findIndex(({ key }) => key === question.correctKey);
  const verdict =
    rightIndex < 0
      ? testsCopy.previewNoRight
      : chosenKey === question.correctKey
        ? testsCopy.previewRight
        : testsCopy.previewWrong(letterOf(rightIndex));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 w-full">
        <span className="mb-1 block text-meta text-ink-2">{testsCopy.questionOf(at + 1, count)}</span>
        <span className={clsx(studentText, 'block font-bold text-h3')}>
          <Markup text={question.question.trim() || testsCopy.untitled} />
        </span>
      </legend>
      <div className="grid gap-3">
        {question.options.map((option, index) => (
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
              <Markup text={option.text} inline />
            </span>
          </label>
        ))}
      </div>
      <div role="status" className="mt-3 min-h-11 text-meta">
        {chosenKey === null ? null : (
          <>
            <p className="flex items-center gap-1.5 font-bold">
              {chosenKey === question.correctKey ? <Tick size={18} /> : null}
              {verdict}
            </p>
            {extraTexts.map((name) =>
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
  );
}
