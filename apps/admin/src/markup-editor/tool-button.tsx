import { Toolbar } from '@base-ui/react/toolbar';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export const toolClass =
  'grid size-11 place-items-center rounded-control text-ink hover:bg-sunken data-disabled:text-ink-3';
export const toolIcon = { size: 18, 'aria-hidden': true } as const;

/** One tool of the editor's toolbar. */
export function ToolButton({
  label,
  keys,
  icon,
  isPressed,
  isDisabled = false,
  run,
}: {
  label: string;
  keys?: string;
  icon: ReactNode;
  isPressed?: boolean;
  isDisabled?: boolean;
  run: () => void;
}) {
  return (
    <Toolbar.Button
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      // Keep the text's focus and selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
      className={clsx(toolClass, 'aria-pressed:bg-pen-tint aria-pressed:text-pen')}
    >
      {icon}
    </Toolbar.Button>
  );
}
