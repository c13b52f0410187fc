import { type KeyboardEvent, useRef } from 'react';

/** F6 cycles through the columns, and the toasts if there are any. */
export function useColumns() {
  const container = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.metaKey || event.altKey) return;
    const columns = [...(container.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])].filter(
      (column) => column.checkVisibility?.() ?? true,
    );
    const at = columns.findIndex((column) => column.contains(document.activeElement));
    const next = columns[event.shiftKey ? at - 1 : at + 1];
    if (!next && document.querySelector('.toast')) return;
    event.preventDefault();
    event.stopPropagation();
    (next ?? columns.at(event.shiftKey ? -1 : 0))?.focus();
  };
  return { container, onKeyDown };
}
