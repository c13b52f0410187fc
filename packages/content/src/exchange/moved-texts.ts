import { isExtraWord } from './extra-cells.ts';
import { exchangeMessages } from './messages.ts';
import { areRegular, isTorn, type TableRow } from './table-rows.ts';
import { withTornTexts } from './torn-texts.ts';

/** Minimum number of cells from which we conclude how the author writes the file. */
const evidenceMin = 3;

type Columns = {
  /** Index of the last column whose text every item has, or of the first column after it. */
  last: number;
  /** Columns after it whose texts are imported too. */
  texts?: readonly number[];
  /** Columns after it that another check covers. */
  known: readonly number[];
  isExtra: number;
  /** Whether the file names its columns. */
  isNamed: boolean;
  nameOf: (column: number) => string;
  /** The number of columns in the head. */
  width: number;
};

/** A cell that names a picture file; it is never the end of a text. */
const pictureName = /^(?:https?:\/\/\S+|[^\s/]+\.(?:png|jpe?g|gif|svg|webp))$/i;
const pictureColumn = /\b(?:images?|pictures?|figures?|photos?|img)\b/i;

/** The cells of one column, and how many rows have each word and each text. */
type Evidence = {
  count: number;
  isFilled: boolean;
  hasBlanks: boolean;
  counts: Map<string, number>;
  texts: Map<string, number>;
  /** Whether most cells are a single word. */
  areWords: boolean;
};

/**
 * Rejects rows in which an unquoted comma may have moved a part of a text into the next column, whose own cell is
 * empty, so that the row has no extra cells. If that is unlikely, only reports that the cell is not imported.
 * @param rows all rows without the head @param sign the separator, as a teacher calls it
 */
export function withMovedTexts<R extends TableRow>(
  rows: readonly R[],
  { last, texts = [], known, isExtra, isNamed, nameOf, width }: Columns,
  { delimiter, sign }: { delimiter: string; sign: string },
): R[] {
  const textOf = ({ cells }: TableRow, column: number) => (cells[column] ?? '').trim();
  const isMost = (count: number, all: number) => count > all / 2;
  const isBlankStart = (cell: string | undefined) => /^\s+\S/.test(cell ?? '');
  const whole = rows.filter(({ fault }) => fault === undefined);
  const behindFirst = whole.flatMap(({ cells }) => cells.slice(1).filter((cell) => cell.trim() !== ''));
  const hasBlanks = isMost(behindFirst.filter(isBlankStart).length, behindFirst.length);
  const isLong = ({ cells }: TableRow) => cells.length > width;
  const areLong = isMost(whole.filter(isLong).length, whole.length);
  // Authors who quote texts with the separator do so in each row.
  const marked = whole.filter(({ cells }) => cells.some((cell) => cell.includes(delimiter))).length;
  const isWhole = whole.every(({ cells }) => cells.length === width);
  const isRegular = areRegular(rows, width) || (isWhole && marked > 0);
  const evidence = new Map<number, Evidence>();
  const evidenceOf = (column: number): Evidence => {
    const found = evidence.get(column);
    if (found) return found;
    const filled = whole.filter((row) => textOf(row, column) !== '');
    const counts = new Map<string, number>();
    const texts = new Map<string, number>();
    for (const row of filled) texts.set(textOf(row, column), (texts.get(textOf(row, column)) ?? 0) + 1);
    for (const row of filled)
      for (const word of new Set(textOf(row, column).split(/\s+/)))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    const made = {
      count: filled.length,
      isFilled: filled.length >= evidenceMin && isMost(filled.length, whole.length),
      hasBlanks: isMost(filled.filter(({ cells }) => isBlankStart(cells[column])).length, whole.length),
      counts,
      texts,
      areWords: isMost(filled.filter((row) => !/\s/.test(textOf(row, column))).length, filled.length),
    };
    evidence.set(column, made);
    return made;
  };
  const judge = (row: R, column: number): 'moved' | 'unusual' | 'usual' => {
    const text = textOf(row, column);
    if (column === isExtra) return isExtraWord(text) ? 'usual' : 'moved';
    if (pictureColumn.test(nameOf(column)) && pictureName.test(row.cells[column] ?? '')) return 'unusual';
    const usual = evidenceOf(column);
    // If only here a space follows the separator, a text that occurs in no other row may be the end of the
    // text before it.
    const isTag =
      usual.hasBlanks && ((isNamed && usual.areWords) || (usual.texts.get(text) ?? 0) >= evidenceMin);
    if (isBlankStart(row.cells[column]) && !hasBlanks && !isTag) return 'moved';
    const isUsual = text.split(/\s+/).every((word) => (usual.counts.get(word) ?? 0) >= evidenceMin);
    if (isUsual) return 'usual';
    // In a column without a name nobody can tell what is lost.
    if (usual.isFilled && usual.count === whole.length) return isNamed ? 'usual' : 'unusual';
    // Authors who quote one text of a row quote the others too.
    if (row.cells.some((cell) => cell.includes(delimiter)) && !isTorn(row)) return 'unusual';
    const isWritten = (isRegular && usual.count > 1) || (isWhole && isNamed && usual.count === whole.length);
    if (isWritten && !isTorn(row)) return 'unusual';
    return usual.isFilled || (marked >= evidenceMin && usual.count >= evidenceMin) ? 'unusual' : 'moved';
  };
  // A program that writes every cell of each row quotes texts with a comma, so nothing is cut.
  const isDoubtful = (row: R, column: number) =>
    !isWhole && textOf(row, last) !== '' && judge(row, column) === 'moved';
  const judged = rows.map((row) => {
    if (row.fault !== undefined || [last, ...texts].every((column) => textOf(row, column) === '')) return row;
    const behind = [...row.cells.keys()].filter((column) => column > last && textOf(row, column) !== '');
    const isSurely = isLong(row) && !areLong;
    const cells = behind.map((column) => ({
      column,
      is: isSurely
        ? 'moved'
        : texts.includes(column) && isDoubtful(row, column)
          ? 'doubtful'
          : known.includes(column)
            ? 'usual'
            : judge(row, column),
    }));
    const moved = (['moved', 'unusual', 'doubtful'] as const).flatMap((found) =>
      cells.filter(({ is }) => is === found),
    )[0];
    if (moved === undefined) return row;
    const [name, text] = [nameOf(moved.column), textOf(row, moved.column)];
    if (moved.is === 'doubtful') return { ...row, loss: exchangeMessages.textMoved(name, text, sign) };
    return moved.is === 'moved'
      ? { ...row, fault: exchangeMessages.textMoved(name, text, sign) }
      : { ...row, loss: exchangeMessages.cellLost(name, text) };
  });
  const next = { isLast: true, nextName: nameOf(last + 1) };
  return known.includes(last + 1) ? judged : withTornTexts(judged, last, next, { delimiter, sign });
}
