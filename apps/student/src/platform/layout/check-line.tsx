import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';

/** A checkbox with a one-line label; with a `note` below it, it is a row of a list. */
export function CheckLine({
  isChecked,
  isMixed = false,
  onChange,
  note,
  children,
}: {
  isChecked: boolean;
  /** Whether only some of its items are chosen. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  note?: string;
  children: ReactNode;
}) {
  const Mark = isMixed ? Minus : Check;
  return (
    <label
      className={clsx(
        'flex cursor-pointer items-center gap-3',
        note === undefined
          ? 'min-h-11 text-meta'
          : 'min-h-12 min-w-0 flex-1 rounded-control px-3 py-1.5 hover:bg-sunken',
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = isMixed;
          }}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5 appearance-none rounded-[5px] border-2 border-line-strong bg-surface checked:border-pen checked:bg-pen indeterminate:border-pen indeterminate:bg-pen forced-colors:appearance-auto"
        />
        <Mark
          size={16}
          strokeWidth={3.5}
          aria-hidden="true"
          className="pointer-events-none absolute hidden text-surface peer-checked:block peer-indeterminate:block forced-colors:!hidden"
        />
      </span>
      {note === undefined ? (
        children
      ) : (
        <span className="min-w-0 flex-1">
          <span className="block break-words">{children}</span>
          <span className="block text-meta text-ink-2">{note}</span>
        </span>
      )}
    </label>
  );
}
