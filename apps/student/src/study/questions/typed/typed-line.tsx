import { questionsCopy } from 'virtual:messages/questions';
import type { Question } from '@repo/contracts/tests';
import { markTyped } from '@repo/contracts/typed/mark-typed';
import { readTyped } from '@repo/contracts/typed/read-typed';
import { Markup } from '@repo/ui/markup';
import { clsx } from 'clsx';

/** A typed answer in a review, as it was read, and the effect of its unit or rounding. */
export function TypedLine({
  question: { typedAnswer },
  typed,
  labelClass,
}: {
  question: Question;
  typed: string;
  labelClass: string;
}) {
  const reading = typedAnswer && readTyped(typed, typedAnswer);
  const mark = typedAnswer && markTyped(typed, typedAnswer);
  const note = mark === null ? 'unread' : mark?.note;
  return (
    <div className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
      <dt className={clsx('text-meta text-ink-2', labelClass)}>{questionsCopy.yourAnswer}</dt>
      <dd className="min-w-0 break-words">
        <span className="font-bold">
          {reading?.isRead && reading.tex !== null ? <Markup text={`$${reading.tex}$`} inline /> : typed}
        </span>
        {note ? <span className="block text-meta text-ink-2">{questionsCopy.typed.notes[note]}</span> : null}
      </dd>
    </div>
  );
}
