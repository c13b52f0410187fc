import { type KeyboardEvent, useRef } from 'react';

/**
 * F6 goes from column to column. From the last one it goes on to the toasts while there are any, else back to the
 * first.
 */
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
