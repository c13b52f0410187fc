import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { markupEditorCopy } from './markup-editor-copy.ts';

export type FieldTool = { label: string; icon: ReactNode; run: () => void };

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Insertion tools for a short text. Outside of the tab order, which goes from field to field: Alt+F10 comes
 * here, arrows move, Escape returns.
 */
export function FieldToolbar({
  ref,
  tools,
  onLeave,
}: {
  ref: Ref<HTMLDivElement>;
  tools: FieldTool[];
  onLeave: () => void;
}) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={markupEditorCopy.fieldTools}
      onKeyDown={move}
      className="ml-auto flex shrink-0"
    >
      {tools.map(({ label, icon, run }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          aria-label={label}
          title={`${label} (Alt+F10)`}
          // Keep the text's focus and selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={run}
          className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink"
        >
          {icon}
        </button>
      ))}
    </div>
  );
}
