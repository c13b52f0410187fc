/** Messages about workbooks and decks. */
export const workbookMessages = {
  sheetsLost: (name: string, others: string) => `Only the sheet '${name}' is read, not: ${others}`,
  sheetNames: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  sheetsWithoutHead: (names: string) => `No sheet can be read (${names})`,
  formulaWithoutResult: (cells: string) =>
    `The formula in ${cells} has no result in the file: open the workbook in Excel or LibreOffice, save it there, and import it again`,
  errorInText: (text: string) =>
    `'${text.replaceAll('\\', '')}' is an error of a spreadsheet and no text: correct the formula, or widen the column, and save the file again`,
  dateInOption: (text: string) =>
    `'${text}' may have been a fraction that a spreadsheet made a date: check it`,
  errorInCells: (cells: readonly string[]) =>
    `${cells.join(', ')} ${cells.length === 1 ? 'shows' : 'show'} an error: correct the formula, or put an apostrophe before what is meant as a text`,
  numbersAlike: (cells: readonly string[], shown: string) =>
    `${cells.join(', ')} show '${shown}', but are different numbers: show all digits and signs, and save the file again`,
  numbersHidden: (cells: readonly string[]) =>
    `${cells.join(', ')}: the number form hides what is in the cell: show the number, or empty the cell, and save the file again`,
  cellsBehindHead: (cells: readonly string[]) =>
    `${cells.join(', ')} ${cells.length === 1 ? 'is' : 'are'} right of the last column that the first row names: name its column there, or empty the cell`,
  underlined: (cell: string, words: string) =>
    `${cell}: '${words}' is underlined in the sheet, and is kept without the line`,
  struckOut: (cell: string, words: string) =>
    `${cell}: '${words}' is struck out in the sheet, and is left out`,
  rowStruckOut: (row: number, words: string) =>
    `Row ${row} is struck out in the sheet, and is left out: '${words}'`,
  moreRowsStruckOut: (count: number) => `${count} more rows are struck out in the sheet, and are left out`,
  rowHidden: (row: number) => `Row ${row} is hidden in the sheet, but is read: leave it out if it is old`,
  columnsHidden: (columns: readonly string[]) =>
    `${columns.length === 1 ? 'Column' : 'Columns'} ${columns.join(', ')} ${columns.length === 1 ? 'is' : 'are'} hidden in the sheet, but read: delete it there if it is old`,
  inSignFont: (cell: string, words: string) =>
    `${cell}: '${words}' is in a font that shows other signs than these: write it in Unicode`,
  coloured: (cells: readonly string[]) =>
    `${cells.join(', ')}: the colour is not kept; if it shows the right option, check the answer`,
  columnColoured: (column: string) =>
    `The colour of column ${column} is not kept; if it shows the right options, check the answers`,
  commentsLost: (comments: string) => `Comments on cells are not kept: ${comments}`,
  workbookBroken: 'The workbook is damaged, or not from Excel: save it again as .xlsx or as CSV',
  workbookPictures: 'Pictures of a workbook are not kept: put them into the texts as figures',
  workbookEmpty: 'The workbook has no sheet with cells',
  deckBroken: 'The deck is damaged, or from an unknown version of Anki: export it again as .apkg',
  deckLost: 'Decks, tags, and when cards were learned are not kept',
  holdsTooMuch: 'The file holds more than can be read. Import it in parts',
} as const;
