import { shortened } from '@repo/contracts/cut-text';
import { exchangeMessages } from '../reading.ts';
import type { RowCells } from './row-cells.ts';
import { cellName } from './sheet-cell.ts';
import type { SheetHead } from './sheet-head.ts';

/** A row of a sheet while it is read. */
export type Row = {
  line: number;
  cells: RowCells;
  faults: Map<number, string>;
  /** The row's unformatted numbers, by column. */
  numbers: Map<number, string>;
  /** The columns of numbers that the format hides. */
  hidden: Set<number>;
  /** The notices about struck-out and underlined letters. */
  lines: Map<number, string[]>;
  /** The struck-out words, which are left out. */
  struck: string[];
  isHidden: boolean;
  colours: Map<number, string>;
};

export const newRow = (line: number, isHidden: boolean): Row => ({
  line,
  cells: new Map(),
  faults: new Map(),
  numbers: new Map(),
  hidden: new Set(),
  lines: new Map(),
  struck: [],
  isHidden,
  colours: new Map(),
});

/** Whether all cells that would be read are struck out. */
export const isStruck = ({ cells, faults, struck }: Row, head: SheetHead | null): boolean =>
  struck.length > 0 &&
  faults.size === 0 &&
  ![...cells.keys()].some((column) => head?.read.has(column) ?? true);

const rowsNamedMax = 20;
/** Each is compared with all columns. */
const hiddenMax = 200;
const wordsMaxLength = 120;

/** Struck-out rows, which are left out. */
export class StruckRows {
  private readonly named: string[] = [];
  private count = 0;

  add({ line, struck }: Row): void {
    this.count += 1;
    if (this.named.length >= rowsNamedMax) return;
    const words = shortened(struck.join(', '), wordsMaxLength);
    this.named.push(exchangeMessages.rowStruckOut(line, words));
  }

  /** The notices, each with a row's words. */
  get losses(): string[] {
    const more = this.count - this.named.length;
    return more > 0 ? [...this.named, exchangeMessages.moreRowsStruckOut(more)] : this.named;
  }
}

/** Hidden columns, as a sheet lists them before its rows. */
export class HiddenColumns {
  private readonly found: { first: number; last: number }[] = [];

  add({ min, max, hidden }: Record<string, string>): void {
    if (this.found.length < hiddenMax && isHiddenIn({ hidden }))
      this.found.push({ first: Number(min) - 1, last: Number(max) - 1 });
  }

  /** The notice about those that are read. */
  losses(head: SheetHead | null): string[] {
    const read = [...(head?.read ?? [])].toSorted((one, other) => one - other);
    const hidden = read.filter((column) =>
      this.found.some(({ first, last }) => column >= first && column <= last),
    );
    const names = hidden.map((column) => cellName(column, ''));
    return names.length > 0 ? [exchangeMessages.columnsHidden(names)] : [];
  }
}

/** Whether a row or column has this mark. */
export const isHiddenIn = ({ hidden }: { hidden?: string | undefined }): boolean =>
  ['1', 'true'].includes(hidden ?? '');

/** The facts about columns that are imported. */
export const inColumnsRead = <T>(known: ReadonlyMap<number, T>, head: SheetHead | null): T[] =>
  [...known].flatMap(([column, each]) => (head === null || head.read.has(column) ? [each] : []));

/** The faults of a row in imported columns. */
export const faultsRead = ({ faults }: Row, head: SheetHead | null) =>
  new Map([...faults].filter(([column]) => head === null || head.read.has(column)));

/** Why a row can't be imported: a number format hides numbers in it; null if none does. */
export function hiddenNumbers({ line, hidden }: Row, head: SheetHead): string | null {
  const columns = [...hidden].filter((column) => head.read.has(column));
  if (columns.length === 0) return null;
  return exchangeMessages.numbersHidden(columns.map((column) => cellName(column, line)));
}

/** Why a row's options can't be imported: different numbers look the same; null if they don't. */
export function numbersAlike({ line, cells, numbers }: Row, { options }: SheetHead): string | null {
  const shown = new Map<string, { column: number; value: number }[]>();
  for (const [column, written] of numbers) {
    if (!options.has(column)) continue;
    const text = String(cells.get(column));
    // Binary fractions differ in their last digits.
    const number = { column, value: Number(Number(written).toPrecision(12)) };
    shown.set(text, [...(shown.get(text) ?? []), number]);
  }
  const [alike] = [...shown].filter(([, same]) => new Set(same.map(({ value }) => value)).size > 1);
  if (alike === undefined) return null;
  const [text, same] = alike;
  return exchangeMessages.numbersAlike(
    same.map(({ column }) => cellName(column, line)),
    text,
  );
}

/** The columns of a row's cells after the last named column. */
export const cellsBehind = ({ cells, faults }: Row, { width }: SheetHead): number[] =>
  [...new Set([...cells.keys(), ...faults.keys()])].filter((column) => column >= width);
