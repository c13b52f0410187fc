import { clsx } from 'clsx';
import {
  type ChangeEvent,
  type ComponentProps,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FieldFrame, type FieldText, useFieldIds } from './field.tsx';

/** Drops everything but letters and digits, so that a pasted code may contain spaces and dashes. */
export function normalizeCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * A code in OMR cells that fill as you type (`length`, default 6). One native input covers the cells, so
 * paste, autofill, Backspace, undo and screen readers work on a single labelled field. It never submits the
 * form.
 */
export function CodeField({
  id: givenId,
  label,
  hint,
  error,
  hideLabel,
  className,
  length = 6,
  value,
  onValueChange,
  onComplete,
  ...input
}: FieldText &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength' | 'ref'> & {
    length?: number;
    value: string;
    onValueChange: (code: string) => void;
    onComplete?: (code: string) => void;
  }) {
  const { id, controlProps } = useFieldIds(givenId, { label, hint, error });
  const field = useRef<HTMLInputElement>(null);
  const wantedCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState({ from: 0, to: 0 });
  const code = normalizeCode(value).slice(0, length);
  const activePlace = Math.min(caret.from, code.length, length - 1);

  // React moves the caret to the end when the normalised value differs from the typed one: restore it.
  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    setCaret({ from: wantedCaret.current, to: wantedCaret.current });
    wantedCaret.current = null;
  });

  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = normalizeCode(target.value).slice(0, length);
    const typedUpTo = target.value.slice(0, target.selectionStart ?? target.value.length);
    wantedCaret.current = Math.min(normalizeCode(typedUpTo).length, next.length);
    if (next === code) return;
    onValueChange(next);
    if (next.length === length) onComplete?.(next);
  };

  const chooseCell = ({ currentTarget, clientX }: PointerEvent<HTMLInputElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - box.left) / box.width) * length);
    const from = Math.min(place, code.length);
    currentTarget.setSelectionRange(from, Math.min(from + 1, code.length));
  };

  return (
    <FieldFrame {...{ id, label, hint, error, hideLabel, className }}>
      <span className="group relative flex max-w-90 gap-2">
        <input
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          inputMode="text"
          {...input}
          {...controlProps}
          ref={field}
          value={code}
          onChange={change}
          onPointerUp={chooseCell}
          onSelect={({ currentTarget: { selectionStart, selectionEnd } }) =>
            setCaret({ from: selectionStart ?? code.length, to: selectionEnd ?? code.length })
          }
          className="absolute inset-0 z-1 w-full cursor-text text-body opacity-0"
        />
        {Array.from({ length }, (_, place) => {
          const isFilled = place < code.length;
          const isActive = place === activePlace;
          return (
            <span
              key={place}
              aria-hidden="true"
              data-cell={isFilled ? 'filled' : 'empty'}
              className={clsx(
                'keep-colour grid h-14 min-w-0 flex-1 place-items-center rounded-chip border-[1.5px] font-heading text-h2 transition-colors',
                isFilled ? 'border-pen-fill bg-pen-fill text-white' : 'border-line-strong bg-surface',
                error && 'border-2 border-redpen',
                isActive &&
                  'group-has-focus-visible:outline-3 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-focus',
              )}
            >
              {code[place]}
              {isActive && !isFilled ? (
                <span className="hidden h-6 w-0.5 animate-[breathe_1.2s_ease-in-out_infinite] bg-pen group-focus-within:block" />
              ) : null}
            </span>
          );
        })}
      </span>
    </FieldFrame>
  );
}
