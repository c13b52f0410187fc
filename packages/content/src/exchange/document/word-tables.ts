/** A cell of a table: its paragraphs and figures, and the columns and rows that it covers. */
export type ReadCell = {
  parts: string[];
  words: string;
  columns: number;
  merge: 'first' | 'next' | null;
};

const isFigure = (part: string) => part.startsWith('<figure');
export const figuresOf = ({ parts }: ReadCell): string[] => parts.filter(isFigure);

/** The number of a question, or the letter of an option, in a cell of its own. */
const signAlone = /^(?:(?:Q(?:uestion)?\.?\s*)?\d{1,3}\s*[.):]?|\(?[a-h][.)]|\([a-h]\))$/i;
const numberAlone = /^(?:(?:Q(?:uestion)?\.?\s*)?\d{1,3}\s*[.):]?)$/i;

/** Whether a table only arranges questions: with pictures, or with numbers beside several lines. */
export const isArrangement = (rows: readonly ReadCell[][]): boolean =>
  rows.some(
    ([first, ...others]) =>
      [first, ...others].some((cell) => cell?.parts.some(isFigure)) ||
      (numberAlone.test(first?.words ?? '') && others.some(({ parts }) => parts.length > 1)),
  );

/** The lines of such a table, with a number or letter in front of the words beside it. */
export function linesOfTable(rows: readonly ReadCell[][]): string[] {
  return rows.flatMap((cells) => {
    const lines: string[] = [];
    let sign = '';
    for (const { parts, words, merge } of cells) {
      if (merge === 'next' || parts.length === 0) continue;
      const [first = '', ...more] = parts;
      const isSign = parts.length === 1 && signAlone.test(words);
      const head = /^\d+$/.test(sign) ? `${sign}.` : sign;
      if (sign !== '' && isFigure(first)) lines.push(`<p>${head}</p>`, first, ...more);
      else if (!isSign) lines.push(sign === '' ? first : first.replace('<p>', `<p>${head} `), ...more);
      sign = isSign ? words : '';
    }
    return sign === '' ? lines : [...lines, `<p>${sign}</p>`];
  });
}

/** The table as HTML, without its figures. */
export function tableHtml(rows: readonly ReadCell[][]): string {
  const heights = new Map<ReadCell, number>();
  const above = new Map<number, ReadCell>();
  for (const cells of rows) {
    let column = 0;
    for (const cell of cells) {
      const top = above.get(column);
      if (cell.merge === 'next' && top) heights.set(top, (heights.get(top) ?? 1) + 1);
      else above.set(column, cell);
      column += cell.columns;
    }
  }
  const written = rows.map((cells) =>
    cells
      .filter((cell) => cell.merge !== 'next')
      .map((cell) => {
        const height = heights.get(cell) ?? 1;
        const spans = `${cell.columns > 1 ? ` colspan="${cell.columns}"` : ''}${height > 1 ? ` rowspan="${height}"` : ''}`;
        return `<td${spans}>${cell.parts.filter((part) => !isFigure(part)).join('')}</td>`;
      })
      .join(''),
  );
  return `<table>${written.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`;
}
