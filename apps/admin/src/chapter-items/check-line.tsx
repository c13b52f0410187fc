import type { ReactNode } from 'react';

/** A checkbox with its label, alone or in a group. */
export function CheckLine({
  checked,
  onChange,
  describedBy,
  children,
}: {
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Id of the text that explains the checkbox. */
  describedBy?: string;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-sunken has-checked:bg-pen-tint has-focus-visible:outline-3 has-focus-visible:outline-focus">
      <input
        type="checkbox"
        checked={checked}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-pen outline-none!"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}
