import { writtenCopy } from 'virtual:messages/written';
import { type CheckedLine, type CheckedSteps, checkSteps } from '@repo/contracts/steps/check-steps';
import { Button } from '@repo/ui/button';
import { clsx } from 'clsx';
import { Check, CircleHelp, X } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { nextPaint } from '#src/platform/layout/next-paint.ts';
import { SignRow } from '#src/study/questions/typed/sign-row.tsx';
import { signRows } from '#src/study/questions/typed/signs.ts';
import { ownTextMaxLength } from './own-text.tsx';

const copy = writtenCopy.steps;
const looks = {
  follows: { Icon: Check, className: 'text-tick' },
  wrong: { Icon: X, className: 'text-redpen' },
  unread: { Icon: CircleHelp, className: 'text-warn' },
  new: { Icon: CircleHelp, className: 'text-ink-2' },
} as const;

const isUnsure = ({ state }: CheckedLine) => state === 'new' || state === 'unread' || state === 'unchecked';

function summaryOf({ lines, wrongAt }: CheckedSteps): string {
  if (wrongAt !== null) return copy.wrongLine({ n: wrongAt + 1 });
  if (!lines.some(({ state }) => state === 'follows' || state === 'new' || state === 'unread'))
    return copy.nothing;
  const count = lines.filter(isUnsure).length;
  return count > 0 ? copy.someUnsure({ count }) : copy.allFollow;
}

function LineNote({ line: { state, part, lost } }: { line: CheckedLine }) {
  const text =
    state === 'unread'
      ? copy.states.unread({ part: part ?? '' })
      : state === 'words'
        ? ''
        : copy.states[state];
  return (
    <>
      {text === '' ? null : <span className="block text-meta text-ink-2">{text}</span>}
      {lost === undefined ? null : (
        <span className="block text-meta text-warn">{copy.lost({ value: lost })}</span>
      )}
    </>
  );
}

/** The lines of a solution, each with what the check says. */
function Lines({ lines }: { lines: readonly CheckedLine[] }) {
  return (
    <ol aria-label={copy.checked} className="grid gap-2">
      {lines.map((line, at) => {
        if (line.text === '') return null;
        const look = line.state in looks ? looks[line.state as keyof typeof looks] : null;
        return (
          <li
            key={`${at} ${line.text}`}
            className={clsx(
              'grid grid-cols-[1.5rem_1.25rem_1fr] gap-x-2',
              line.state === 'unchecked' && 'text-ink-2',
            )}
          >
            <span className="text-right text-meta text-ink-3 tabular-nums leading-6">{at + 1}</span>
            <span className="pt-0.5">
              {look ? <look.Icon size={20} aria-hidden="true" className={look.className} /> : null}
            </span>
            <span className="min-w-0 break-words">
              {line.text}
              <LineNote line={line} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Signs for the answer's field, and the check of its lines, on this device alone. */
export function StepsCheck({
  field,
  text,
  question,
  onText,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  /** What is asked, in markup. */
  question: string;
  onText: (text: string) => void;
}) {
  const [checked, setChecked] = useState<CheckedSteps | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const check = async () => {
    setIsBusy(true);
    // Let the busy state paint first, because checking a long solution takes a slow phone a second or two.
    await nextPaint();
    setChecked(checkSteps(text, question));
    setIsBusy(false);
  };
  return (
    <div className="grid gap-3">
      <SignRow signs={signRows.steps} field={field} maxLength={ownTextMaxLength} onChange={onText} />
      <p className="text-meta text-ink-2">{copy.hint}</p>
      <Button
        variant="outlined"
        className="justify-self-start"
        disabled={text.trim() === ''}
        busy={isBusy}
        onClick={() => void check()}
      >
        {copy.check}
      </Button>
      <p role="status" className="font-bold empty:hidden">
        {checked ? summaryOf(checked) : ''}
      </p>
      {checked ? <Lines lines={checked.lines} /> : null}
    </div>
  );
}
