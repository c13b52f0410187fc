/**
 * A cell that a spreadsheet would run as a formula, or that was kept from it: an apostrophe in front keeps it a text,
 * and one more is put before those that are there, so that each text has one form and each form one text.
 */
export const formulaCell = /^'*[=+\-@＝＋－＠\t\r\n]/;

/** The text of a cell that was written with an apostrophe to keep it from being run; any other as it is. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && formulaCell.test(cell) ? cell.slice(1) : cell;
