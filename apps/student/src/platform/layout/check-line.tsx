import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** A checkbox with a one-line label. */
export function CheckLine({
  isChecked,
  onChange,
  children,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-meta">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5 appearance-none rounded-[5px] border-2 border-line-strong bg-surface checked:border-pen checked:bg-pen forced-colors:appearance-auto"
        />
        <Check
          size={16}
          strokeWidth={3.5}
          aria-hidden="true"
          className="pointer-events-none absolute hidden text-surface peer-checked:block forced-colors:!hidden"
        />
      </span>
      {children}
    </label>
  );
}
