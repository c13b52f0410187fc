import { listLines } from './list-lines.ts';
import type { PasteLosses } from './paste-losses.ts';

/** More columns than a page can show; a file may claim any span. */
const spanMax = 50;
const blocks = 'p, div, li, h1, h2, h3, h4, h5, h6, blockquote, pre, dt, dd';

/** Elements allowed in a line; others in a cell are reduced to their text. */
const looks = 'b, strong, i, em, span, [data-formula]';

const spanOf = (cell: HTMLTableCellElement, name: 'colspan' | 'rowspan') =>
  Math.min(Math.max(Number(cell.getAttribute(name) ?? 1) || 1, 1), spanMax);

const hasContent = (node: ParentNode & Node) =>
  (node.textContent ?? '').trim() !== '' || node.querySelector('[data-formula]') !== null;

/** The table's own rows, without those of nested tables. */
const rowsOf = (table: HTMLTableElement) =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
const cellsOf = (row: HTMLTableRowElement) =>
  [...row.children].filter((cell): cell is HTMLTableCellElement => /^T[DH]$/.test(cell.tagName));

/** Joins a cell's text in one line, with the numbers of list items. */
function toOneLine(cell: HTMLElement, losses: PasteLosses): void {
  listLines(cell);
  let lines = 0;
  for (const block of cell.querySelectorAll(blocks)) {
    if (hasContent(block)) lines += 1;
    block.replaceWith(...block.childNodes, ' ');
  }
  for (const other of cell.querySelectorAll(`:not(${looks})`))
    if (other.tagName !== 'BR') other.replaceWith(...other.childNodes);
  for (const lineBreak of cell.querySelectorAll('br')) {
    if (lineBreak.nextSibling) lines += 2;
    lineBreak.replaceWith(' ');
  }
  if (lines > 1) losses.cellLines += 1;
}

/** The cells by row and column: a merged cell fills every place it covers. */
function gridOf(table: HTMLTableElement, losses: PasteLosses): (HTMLElement | undefined)[][] {
  const grid: (HTMLElement | undefined)[][] = [];
  const rows = rowsOf(table);
  for (const [rowAt, row] of rows.entries()) {
    let columnAt = 0;
    for (const cell of cellsOf(row)) {
      while (grid[rowAt]?.[columnAt]) columnAt += 1;
      const [wide, high] = [spanOf(cell, 'colspan'), Math.min(spanOf(cell, 'rowspan'), rows.length - rowAt)];
      if (wide * high > 1 && hasContent(cell)) losses.mergedCells += 1;
      for (let down = 0; down < high; down += 1)
        for (let right = 0; right < wide; right += 1) {
          grid[rowAt + down] ??= [];
          (grid[rowAt + down] as HTMLElement[])[columnAt + right] = cell;
        }
      columnAt += wide;
    }
    grid[rowAt] ??= [];
  }
  return grid;
}

/** Drops empty rows and columns, because spreadsheets select more than the content. */
function trimmed(grid: (HTMLElement | undefined)[][]): (HTMLElement | undefined)[][] {
  const rows = grid.filter((row) => row.some((cell) => cell && hasContent(cell)));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => row[column] && hasContent(row[column])),
  );
  return rows.map((row) => columns.map((column) => row[column]));
}

function tableOf(grid: (HTMLElement | undefined)[][]): HTMLTableElement {
  const table = document.createElement('table');
  for (const [index, cells] of grid.entries()) {
    const row = table.insertRow();
    for (const cell of cells) {
      const written = document.createElement(index === 0 ? 'th' : 'td');
      const line = document.createElement('p');
      const side = cell?.dataset.align;
      if (side) written.dataset.align = side;
      line.append(...[...(cell?.childNodes ?? [])].map((node) => node.cloneNode(true)));
      written.append(line);
      row.append(written);
    }
  }
  return table;
}

/** Layout tables: they only arrange or frame other content, which replaces them. */
const isLayout = (table: HTMLTableElement, grid: unknown[][]) =>
  table.querySelector('table') !== null || grid.length === 0 || (grid.length === 1 && grid[0]?.length === 1);

function unwrap(table: HTMLTableElement): void {
  const parts = rowsOf(table).flatMap((row) =>
    cellsOf(row).map((cell) => {
      const part = document.createElement('div');
      part.append(...cell.childNodes);
      return part;
    }),
  );
  table.replaceWith(...parts);
}

/** Moves a table's caption to a line above it. */
function captionAbove(table: HTMLTableElement): void {
  const { caption } = table;
  if (!caption) return;
  caption.remove();
  if (!hasContent(caption)) return;
  const line = document.createElement('p');
  line.append(...caption.childNodes);
  table.before(line);
}

/**
 * Converts tables of Word, Google Docs, spreadsheets and web pages to ours: the first row is the header, a
 * cell is one line, and no cells are merged.
 */
export function plainTables(root: ParentNode, losses: PasteLosses): void {
  for (const table of root.querySelectorAll('table')) {
    captionAbove(table);
    const found = { ...losses };
    const grid = trimmed(gridOf(table, found));
    if (isLayout(table, grid)) {
      unwrap(table);
      continue;
    }
    for (const cell of new Set(grid.flat())) if (cell) toOneLine(cell, found);
    Object.assign(losses, found);
    table.replaceWith(tableOf(grid));
  }
}
