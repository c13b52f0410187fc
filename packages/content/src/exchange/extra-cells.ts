import { isAskedByBoard } from '@repo/contracts/extra.rules';
import type { TypedAnswer } from '@repo/contracts/typed/typed-answer';
import { typedAnswerOfText } from '@repo/contracts/typed/typed-answer-text';
import { exchangeMessages } from './messages.ts';

/** The last column of our own tables, which marks extra content; only written if a row needs it. */
export const extraColumn = 'is extra';
/** 'extra' alone does not match, because many decks have a text column of that name. */
export const extraColumnName = /^is ?extra$/;

const asked = ['', 'no', 'n', 'false', '0'];
const notAsked = ['yes', 'y', 'true', '1', 'x'];

export const isExtraWord = (cell: string): boolean =>
  [...asked, ...notAsked].includes(cell.trim().toLowerCase());

/** The cell that marks an item as extra or not. */
export const extraCell = (item: Parameters<typeof isAskedByBoard>[0]): string =>
  isAskedByBoard(item) ? '' : 'yes';

/**
 * The field that a cell of this column sets on an item: none if the board asks it.
 * @param name the column's name in the file @param warn called if the cell is neither yes nor no
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

/** The typed answer in a cell. @param warn called if the cell has something else */
export function typedOfCell(cell: string, warn: (sentence: string) => void): { typedAnswer?: TypedAnswer } {
  const typedAnswer = typedAnswerOfText(cell);
  if (typedAnswer) return { typedAnswer };
  if (cell !== '') warn(exchangeMessages.typedAnswerUnknown(cell));
  return {};
}

/** A head without the extra column. */
export const withoutExtraColumn = (head: readonly string[]): readonly string[] =>
  head.at(-1)?.trim() === extraColumn ? head.slice(0, -1) : head;
