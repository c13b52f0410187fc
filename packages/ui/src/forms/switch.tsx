import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { uiWords } from '#src/words.ts';

/**
 * A native checkbox with role switch. The state is also written in words (`onText`, `offText`) beside it, or
 * below it with `stateBelow` in narrow rows. With `hideLabel` the label is for screen readers only.
 */
export function Switch({
  label,
  hideLabel = false,
  stateBelow = false,
  onText = uiWords.on,
  offText = uiWords.off,
  checked,
  onCheckedChange,
  onChange,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode;
  hideLabel?: boolean;
  stateBelow?: boolean;
  onText?: string;
  offText?: string;
  onCheckedChange?: (checked: boolean) => void;
}) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-11 cursor-pointer items-center has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        stateBelow ? 'min-w-11 flex-col justify-center gap-0.5 [&>span]:leading-none' : 'gap-2',
        className,
      )}
    >
      <span className={hideLabel ? 'sr-only' : 'flex-1'}>{label}</span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox carries the state
        role="switch"
        checked={checked}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
        className="peer sr-only"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'keep-colour relative shrink-0 rounded-full border-[1.5px] border-line-strong bg-sunken',
          'after:absolute after:left-[3px] after:top-[3px] after:rounded-full after:bg-line-strong after:transition-transform',
          'h-7 w-12 after:size-[19px] peer-checked:after:translate-x-5',
          'peer-checked:border-tick-fill peer-checked:bg-tick-fill peer-checked:after:bg-white',
          'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
        )}
      />
      <span aria-hidden="true" className="hidden min-w-7 text-meta font-bold text-tick peer-checked:inline">
        {onText}
      </span>
      <span aria-hidden="true" className="min-w-7 text-meta text-ink-2 peer-checked:hidden">
        {offText}
      </span>
    </label>
  );
}
