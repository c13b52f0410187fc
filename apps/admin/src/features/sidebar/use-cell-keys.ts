import { type RefObject, useEffect, useRef } from 'react';

/** What can be pressed, row by row, one in a cell. A cell in which a form is open has the form's own order. */
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
 * Makes a treegrid one stop of the Tab key, as the ARIA Authoring Practices have it: arrows go from cell to cell, Home
 * and End to the ends of a row, with Ctrl to those of the grid. The stop is where the focus was last, before that the
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
      // The button of a menu would open it by an arrow.
      event.stopPropagation();
      target.focus();
    };
    const watcher = new MutationObserver((changes) => {
      // Another chapter was chosen elsewhere.
      if (changes.some(({ type }) => type === 'attributes') && !grid.contains(document.activeElement))
        last = null;
      markStop();
    });
    watcher.observe(grid, { subtree: true, childList: true, attributeFilter: ['aria-current'] });
    // Not by React: what opens over the page belongs to its tree, but is not in the grid.
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
