import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

/** A few radios in one row. `control` is the id of the checked one, `hint` is below. */
export function RadioRow<Value extends string>({
  legend,
  values,
  value,
  onChange,
  children,
  control,
  hint,
  className,
}: {
  legend: string;
  /** Two or three values. */
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  /** The label of a value. */
  children: (value: Value) => ReactNode;
  control?: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
}) {
  const name = useId();
  return (
    <fieldset className={clsx('grid min-w-0 gap-1.5', className)}>
      <legend className="mb-1.5 text-meta font-bold text-ink">{legend}</legend>
      <div className="grid cols-min-[5rem] rounded-control border-[1.5px] border-line-strong bg-surface">
        {values.map((each) => (
          <label
            key={each}
            className={clsx(
              'grid min-h-11 cursor-pointer place-items-center rounded-control px-3 text-meta font-bold text-ink-2',
              'has-checked:bg-pen-tint has-checked:text-pen has-checked:shadow-[inset_0_0_0_1.5px_var(--pen)]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={value === each}
              id={value === each ? control : undefined}
              onChange={() => onChange(each)}
              className="sr-only"
            />
            {children(each)}
          </label>
        ))}
      </div>
      {hint ? <p className="text-caption text-ink-2">{hint}</p> : null}
    </fieldset>
  );
}
