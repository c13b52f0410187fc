import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { exchangeMessages } from './messages.ts';

/** The column of our own tables that says what the board does not ask; it comes last, and only where a row needs it. */
export const extraColumn = 'is extra';
/** Not 'extra' alone: that is a column of texts in many decks. */
export const extraColumnName = /^is ?extra$/;

const asked = ['', 'no', 'n', 'false', '0'];
const notAsked = ['yes', 'y', 'true', '1', 'x'];

export const isExtraWord = (cell: string): boolean =>
  [...asked, ...notAsked].includes(cell.trim().toLowerCase());

/** The cell of an item in that column. */
export const extraCell = (item: Parameters<typeof isAskedByBoard>[0]): string =>
  isAskedByBoard(item) ? '' : 'yes';

/**
 * The field that a cell of the column gives an item: none where it is asked.
 * @param name the name of the column in the file @param warn told when the cell says neither
 */
export function extraOfCell(
  cell: string,
  name: string,
  warn: (sentence: string) => void,
): { isExtra?: true } {
  const said = cell.trim().toLowerCase();
  if (notAsked.includes(said)) return { isExtra: true };
  if (!asked.includes(said)) warn(exchangeMessages.extraUnknown(name, cell.trim()));
  return {};
}

/** A head without that column. */
export const withoutExtraColumn = (head: readonly string[]): readonly string[] =>
  head.at(-1)?.trim() === extraColumn ? head.slice(0, -1) : head;
