import { questionsCopy } from 'virtual:messages/questions';
import { typedMaxLength } from '@repo/contracts/limits/content';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { optionOfTyped } from '@repo/contracts/typed/mark-typed';
import { readTyped } from '@repo/contracts/typed/read-typed';
import { Button } from '@repo/ui/button';
import { Markup } from '@repo/ui/markup';
import { TextField } from '@repo/ui/text-field';
import { List } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { OnType } from '#src/study/questions/machine.ts';
import { SignRow } from './sign-row.tsx';
import { signRows } from './signs.ts';

const copy = questionsCopy.typed;
/** Pause after which a screen reader hears what was read, and a text that can't be read is reported. */
const pauseMs = 600;

/** The field for a typed answer: shows how it is read, and asks again if it can't be. */
export function TypedEntry({
  question,
  text: given,
  takesFocus,
  onType,
  onOptions,
}: {
  question: Question;
  text: string;
  takesFocus: boolean;
  onType: OnType;
  onOptions: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(given);
  const { settled, settle } = useSettled(text);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const { typedAnswer } = question;
  if (!typedAnswer) return null;
  const change = (next: string) => {
    setText(next);
    const { isRead } = readTyped(next, typedAnswer);
    if (isRead) onType(next, optionOfTyped(question, next), null);
    else onType(null, unanswered, next.trim() === '' ? null : next);
  };
  const reading = readTyped(settled, typedAnswer);
  const why = reading.isRead || reading.why === 'blank' ? null : reading.why;
  const hasUnit = typedAnswer.kind === 'number' && typedAnswer.unit !== undefined;
  const label = typedAnswer.kind === 'formula' ? copy.labelFormula : hasUnit ? copy.labelUnit : copy.label;
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        ref={input}
        type="text"
        label={label}
        value={text}
        maxLength={typedMaxLength}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        error={settled === text && why ? copy.unread[why] : undefined}
        onKeyDown={({ key }) => key === 'Enter' && settle(text)}
        onChange={(event) => change(event.target.value)}
      />
      <SignRow
        signs={signRows[typedAnswer.kind]}
        field={input}
        maxLength={typedMaxLength}
        onChange={change}
      />
      <div role="status" className="content-text min-h-14 break-words">
        {reading.isRead ? (
          <>
            <p>
              {copy.youWrote}{' '}
              <span className="font-bold">
                {reading.tex === null ? (
                  settled.trim()
                ) : (
                  <Markup text={`$\\displaystyle ${reading.tex}$`} inline />
                )}
              </span>
            </p>
            {reading.isUnitMissing ? <p className="text-meta text-ink-2">{copy.unitMissing}</p> : null}
          </>
        ) : null}
      </div>
      <Button
        variant="quiet"
        className="-ml-5 justify-self-start"
        icon={<List size={18} aria-hidden="true" />}
        onClick={onOptions}
      >
        {copy.options}
      </Button>
    </div>
  );
}

/** The text after a pause in typing, so that half a number isn't reported. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { settled, settle: setSettled };
}
