/**
 * A cell that a spreadsheet would run as a formula gets a leading apostrophe, which keeps it a text. Such a cell with
 * leading apostrophes gets one more, so that the escaping can be reverted exactly.
 */
export const formulaCell = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** Reverts the escaping apostrophe of a cell. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formulaCell.test(cell) ? cell.slice(1) : cell;
