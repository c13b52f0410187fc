import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from './field.tsx';

export type RadioCard = {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
};

/**
 * Grid tracks for this many columns, or fewer with large text; slightly narrower, so that rounding wraps
 * none.
 */
const tracksOf = (columns: number) =>
  `repeat(auto-fit, minmax(max(min(100%, ${16 / columns - 0.5}rem), (100% - ${columns * 0.75 - 0.75}rem) / ${columns} - 0.1px), 1fr))`;

/**
 * A fieldset of native radios styled as cards, with the browser's arrow keys. Controlled by `value` and
 * `onValueChange`, or registered by a form library through the other input props.
 */
export function RadioCards({
  legend,
  hideLegend,
  hint,
  error,
  name,
  options,
  value,
  onValueChange,
  columns = 1,
  className,
  onChange,
  ...input
}: {
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  options: RadioCard[];
  value?: string;
  onValueChange?: (value: string) => void;
  columns?: 1 | 2 | 3 | 4;
} & Omit<ComponentProps<'input'>, 'value' | 'type'>) {
  const id = useId();
  const groupName = name ?? id;
  const describedBy = clsx(error && `${id}-error`, hint && `${id}-hint`) || undefined;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <fieldset className={clsx('grid min-w-0 gap-2', className)} aria-describedby={describedBy}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 text-meta font-bold text-ink'}>{legend}</legend>
      <div className="grid gap-3" style={{ gridTemplateColumns: tracksOf(columns) }}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'group relative flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-[1.5px] border-line-strong bg-surface px-4 py-3',
              'has-checked:border-pen has-checked:bg-pen-tint has-checked:shadow-[inset_0_0_0_1px_var(--pen)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              'has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-3',
              columns > 2 && 'flex-col gap-2 text-center',
            )}
          >
            <input
              {...input}
              type="radio"
              name={groupName}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              checked={value === undefined ? undefined : value === option.value}
              aria-invalid={error ? true : undefined}
              onChange={change}
              className="peer sr-only"
            />
            {option.icon}
            <span className="min-w-0 flex-1">
              <span className="block font-bold">{option.label}</span>
              {option.description ? (
                <span className="block text-meta text-ink-2">{option.description}</span>
              ) : null}
            </span>
            <span
              aria-hidden="true"
              className="keep-colour grid size-5 shrink-0 place-items-center rounded-full border-2 border-line-strong after:size-2.5 after:scale-0 after:rounded-full after:bg-pen after:transition-transform peer-checked:border-pen peer-checked:after:scale-100"
            />
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
