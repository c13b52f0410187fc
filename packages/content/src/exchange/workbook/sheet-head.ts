import { type Places, placesOf } from '../question-columns.ts';
import { cardColumnNames } from '../reading.ts';

/** What the rows of a sheet are to become. */
export type SheetUse = 'flashcards' | 'questions';

/** What the first row of a sheet says of its columns. */
export type SheetHead = {
  /** Whether it names them; a list of cards may do without. */
  isHead: boolean;
  read: ReadonlySet<number>;
  /** Those that hold a letter or a known word, in which bold letters mean nothing. */
  signs: ReadonlySet<number>;
};

const signsOfQuestions = ['right', 'answer', 'difficulty', 'isExtra', 'kind'] as const;
const inSheet = (columns: readonly number[]) => new Set(columns.filter((column) => column >= 0));

function questionsHead(places: Places): SheetHead {
  const { options, isFrom0: _, answers, ...single } = places;
  return {
    isHead: true,
    read: inSheet([...Object.values(single), ...answers, ...options.map(({ index }) => index)]),
    signs: inSheet([...answers, ...signsOfQuestions.map((column) => places[column])]),
  };
}

export function sheetHead(use: SheetUse, cells: readonly string[]): SheetHead {
  if (use === 'questions') {
    const places = placesOf(cells);
    return places ? questionsHead(places) : { isHead: false, read: new Set(), signs: new Set() };
  }
  const at = (name: RegExp) => cells.findIndex((cell) => name.test(cell.trim()));
  const { question, answer, difficulty, isExtra } = cardColumnNames;
  const isHead = at(question) >= 0 && at(answer) >= 0;
  if (!isHead) return { isHead, read: new Set([0, 1]), signs: new Set() };
  const signs = inSheet([at(difficulty), at(isExtra)]);
  return { isHead, read: new Set([at(question), at(answer), ...signs]), signs };
}
