import { columnAt, plainName } from '../column-names.ts';
import { type Places, placesOf } from '../question-columns.ts';
import { cardColumnNames } from '../reading.ts';
import { widthOf } from '../table-rows.ts';

/** What the rows of a sheet are to become. */
export type SheetUse = 'flashcards' | 'questions';

/** What the first row of a sheet says of its columns. */
export type SheetHead = {
  /** Whether it names them; a list of cards may do without. */
  isHead: boolean;
  /** How many of them there can be. */
  width: number;
  read: ReadonlySet<number>;
  /** Those that hold a letter or a known word, in which bold letters mean nothing. */
  signs: ReadonlySet<number>;
};

const signsOfQuestions = ['right', 'answer', 'difficulty', 'isExtra', 'kind'] as const;
const inSheet = (columns: readonly number[]) => new Set(columns.filter((column) => column >= 0));

const noHead: SheetHead = { isHead: false, width: Infinity, read: new Set(), signs: new Set() };

function questionsHead(places: Places, cells: readonly string[]): SheetHead {
  const { options, isFrom0: _, answers, ...single } = places;
  return {
    isHead: true,
    width: widthOf(cells),
    read: inSheet([...Object.values(single), ...answers, ...options.map(({ index }) => index)]),
    signs: inSheet([...answers, ...signsOfQuestions.map((column) => places[column])]),
  };
}

export function sheetHead(use: SheetUse, cells: readonly string[]): SheetHead {
  if (use === 'questions') {
    const places = placesOf(cells);
    return places ? questionsHead(places, cells) : noHead;
  }
  const names = cells.map(plainName);
  const at = (name: RegExp) => columnAt(names, name);
  const { question, answer, difficulty, isExtra } = cardColumnNames;
  const isHead = at(question) >= 0 && at(answer) >= 0;
  if (!isHead) return { ...noHead, read: new Set([0, 1]) };
  const signs = inSheet([at(difficulty), at(isExtra)]);
  return { ...noHead, isHead, read: new Set([at(question), at(answer), ...signs]), signs };
}
