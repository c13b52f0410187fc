import { writtenCopy } from 'virtual:messages/written';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { CheckLine } from '#src/platform/layout/check-line.tsx';

/** Maximum length of a typed answer in characters, more than one for five marks needs. */
export const ownTextMaxLength = 10_000;

/** Lined text area for typed answers. The hint says where the text is stored. */
export function OwnText({
  text,
  hint = writtenCopy.yourAnswerHint,
  keepsText = false,
  onText,
  onKeepsText,
  tools,
}: {
  text: string;
  /** What happens to the text. */
  hint?: string;
  keepsText?: boolean;
  onText: (text: string) => void;
  /** Omitted where the student has no choice. */
  onKeepsText?: (keepsText: boolean) => void;
  /** Below the field: what can be done with its text. */
  tools?: (field: RefObject<HTMLTextAreaElement | null>) => ReactNode;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="justify-self-start font-bold text-meta">
        {writtenCopy.yourAnswer}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        value={text}
        maxLength={ownTextMaxLength}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onText(event.target.value)}
        className={clsx(
          'lined-text field-sizing-content max-h-[60dvh] w-full resize-y rounded-control border-[1.5px] border-line-strong bg-surface px-3.5',
          text !== '' && 'print:hidden',
        )}
      />
      {/* On paper a field shows only the part that was scrolled to. */}
      <p aria-hidden="true" className="hidden whitespace-pre-wrap break-words print:block">
        {text}
      </p>
      <p id={`${id}-hint`} className="text-meta text-ink-2">
        {hint}
      </p>
      {tools?.(field)}
      {text === '' || !onKeepsText ? null : (
        <CheckLine isChecked={keepsText} onChange={onKeepsText}>
          {writtenCopy.keepText}
        </CheckLine>
      )}
    </div>
  );
}

/** The typed text beside the model answer. */
export function OwnTextShown({
  text,
  of,
}: {
  text: string;
  /** The question's name, when a page has several. */
  of?: string;
}) {
  const name = writtenCopy.yourAnswerShown;
  return (
    <section aria-label={of ? `${of}: ${name}` : name} className="grid gap-2">
      <p aria-hidden="true" className="font-bold text-meta">
        {writtenCopy.yourAnswerShown}
      </p>
      <p className="lined-text whitespace-pre-wrap break-words rounded-control border-[1.5px] border-line bg-surface px-3.5">
        {text}
      </p>
    </section>
  );
}
