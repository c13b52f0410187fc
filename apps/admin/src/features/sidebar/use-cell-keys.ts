import { type RefObject, useEffect, useRef } from 'react';

/** The controls row by row, one per cell. A cell with an open form has the form's own tab order. */
const listCells = (grid: HTMLElement): HTMLElement[][] =>
  [...grid.querySelectorAll('[role="row"]')]
    .map((row) =>
      [...row.querySelectorAll('[role="gridcell"]:not(:has(form))')].flatMap(
        (cell) => cell.querySelector<HTMLElement>('a, button, input') ?? [],
      ),
    )
    .filter((row) => row.length > 0);

function targetOf({ key, ctrlKey }: KeyboardEvent, rows: HTMLElement[][], from: HTMLElement) {
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  const column = row.indexOf(from);
  const inRow = (other: HTMLElement[] | undefined) => other?.[Math.min(column, other.length - 1)];
  if (key === 'ArrowDown') return inRow(rows[at + 1]) ?? from;
  if (key === 'ArrowUp') return inRow(rows[at - 1]) ?? from;
  if (key === 'ArrowRight') return row[column + 1] ?? from;
  if (key === 'ArrowLeft') return row[column - 1] ?? from;
  if (key === 'Home') return (ctrlKey ? rows[0] : row)?.[0];
  if (key === 'End') return (ctrlKey ? rows : [row]).at(-1)?.at(-1);
  return undefined;
}

/**
 * Makes a treegrid a single tab stop (ARIA Authoring Practices): arrows move between cells, Home and End to
 * the ends of a row, with Ctrl to those of the grid. The tab stop is the last focused cell, initially the
 * current page.
 */
export function useCellKeys(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const grid = box.current;
    if (!grid) return;
    let last: HTMLElement | null = null;
    const markStop = () => {
      const cells = listCells(grid).flat();
      const kept = cells.find((cell) => cell === last);
      const stop = kept ?? cells.find((cell) => cell.ariaCurrent === 'page') ?? cells[0];
      for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
    };
    const onFocus = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
      markStop();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.shiftKey) return;
      const rows = listCells(grid);
      const from = rows.flat().find((cell) => cell === event.target);
      const target = from && targetOf(event, rows, from);
      if (!target) return;
      event.preventDefault();
      // An arrow key would open a menu from its button.
      event.stopPropagation();
      target.focus();
    };
    const watcher = new MutationObserver((changes) => {
      // The current page changed elsewhere, so it becomes the tab stop.
      if (changes.some(({ type }) => type === 'attributes') && !grid.contains(document.activeElement))
        last = null;
      markStop();
    });
    watcher.observe(grid, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
    // A native listener, because portals belong to React's tree but are not in the grid.
    grid.addEventListener('focusin', onFocus);
    grid.addEventListener('keydown', onKeyDown, { capture: true });
    markStop();
    return () => {
      watcher.disconnect();
      grid.removeEventListener('focusin', onFocus);
      grid.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
  return box;
}
