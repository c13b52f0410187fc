import { hasLongNames, isSureHead, placesOf as placesOfCards } from '../card-columns.ts';
import { type Places, placesOf } from '../question-columns.ts';
import { widthOf } from '../table-rows.ts';

/** What each row of a sheet becomes. */
export type SheetUse = 'flashcards' | 'questions';

/** The columns according to a sheet's first row. */
export type SheetHead = {
  /** Whether it names them; a list of cards needs no names. */
  isHead: boolean;
  /** The maximum number of columns. */
  width: number;
  read: ReadonlySet<number>;
  /** Columns of letters and known words, in which bold is ignored. */
  signs: ReadonlySet<number>;
  /** The option columns of questions. */
  options: ReadonlySet<number>;
};

const signsOfQuestions = ['right', 'answer', 'difficulty', 'isExtra', 'kind'] as const;
const inSheet = (columns: readonly number[]) => new Set(columns.filter((column) => column >= 0));

const noHead: SheetHead = {
  isHead: false,
  width: Infinity,
  read: new Set(),
  signs: new Set(),
  options: new Set(),
};

function questionsHead(places: Places, cells: readonly string[]): SheetHead {
  const { options, isFrom0: _, ownSigns: __, isRightFirst: ___, answers, ...single } = places;
  return {
    isHead: true,
    width: widthOf(cells),
    read: inSheet([...Object.values(single), ...answers, ...options.map(({ index }) => index)]),
    signs: inSheet([...answers, ...signsOfQuestions.map((column) => places[column])]),
    options: inSheet(options.map(({ index }) => index)),
  };
}

/** The rows above a row that may name the columns. */
export type Titles = { count: number; haveOneCell: boolean };
export const noTitles: Titles = { count: 0, haveOneCell: true };

export function sheetHead(use: SheetUse, cells: readonly string[], titles: Titles): SheetHead {
  if (use === 'questions') {
    const places = placesOf(cells);
    return places ? questionsHead(places, cells) : noHead;
  }
  const { count, haveOneCell } = titles;
  const mayBeHead = count === 0 || (hasLongNames(cells) && (haveOneCell || isSureHead(cells, count)));
  const places = mayBeHead ? placesOfCards(cells) : null;
  if (!places) return { ...noHead, read: new Set([0, 1]) };
  const signs = inSheet([places.difficulty, places.isExtra]);
  return { ...noHead, isHead: true, read: new Set([places.question, places.answer, ...signs]), signs };
}
