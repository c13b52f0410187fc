import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Exclamation } from '#src/illustrations/exclamation.tsx';
import { speech } from '#src/words.ts';

export type FieldText = { label: ReactNode; hint?: ReactNode; error?: ReactNode; hideLabel?: boolean };

/** Class of all text controls. */
export const controlClass = clsx(
  'block w-full min-h-12 rounded-control border-[1.5px] border-line-strong bg-surface px-3.5 py-2 text-body text-ink',
  'placeholder:text-ink-3 aria-invalid:border-redpen aria-invalid:border-2',
  'disabled:bg-sunken disabled:text-ink-3',
);

/** Ids and aria attributes that connect a control with its label, hint and error. */
export function useFieldIds(givenId: string | undefined, { hint, error }: FieldText) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  const controlProps = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
  } as const;
  return { id, controlProps };
}

/** Label above the control, hint or error below. The error is text with an icon, never colour only. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldText & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={clsx('grid grid-cols-[minmax(0,1fr)] gap-1.5', className)}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'justify-self-start text-meta font-bold text-ink'}
      >
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Hint and error under a control or a group; their ids are `{id}-hint` and `{id}-error`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-meta text-ink-2">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-meta text-redpen">
          <Exclamation size={16} className="mt-0.5 shrink-0" />
          <span>{typeof error === 'string' ? speech.say(error) : error}</span>
        </p>
      ) : null}
    </>
  );
}
