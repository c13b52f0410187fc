import type { FlashcardFields, WrittenFields } from '@repo/contracts/content.inputs';
import { isStorable } from '@repo/contracts/fields';
import type { AnswersOfColumn } from '@repo/contracts/import-answers';
import { importEntriesMax, type TableSeparator } from '@repo/contracts/import-export';
import type { LibraryChapter } from '@repo/contracts/library';
import { extraColumnName } from './extra-cells.ts';
import { exchangeMessages } from './messages.ts';

export { importEntriesMax as entriesMax, importRowsMax } from '@repo/contracts/import-export';
export { exchangeMessages } from './messages.ts';

/** So many pages of notes are imported at once. */
export const importPagesMax = 5_000;

/**
 * What was found in a file that is to be imported: every entry with what is wrong with it and what would get lost.
 * `item` is null where something is wrong.
 */
export type FoundRow<T> = {
  /** Counts what was found, from 1. */
  n: number;
  /** The line of the file on which it starts, from 1. */
  line: number;
  text: string;
  parts: { text: string; isRight: boolean }[];
  problems: string[];
  losses: string[];
  /** As it stands in the file; left out where that is not known, or it is right. */
  source?: string;
  item: T | null;
  /** What it could be as a written question, where it can be no other. */
  written?: WrittenOffer;
};

/** A written question, or what is missing for one. */
export type WrittenOffer = { fields: WrittenFields } | { needs: string };

/** How a table was cut and read. */
export type TableForm = { separator: TableSeparator | null; isHtml: boolean; isUnsure?: true };

/** A picture of a file under the name by which the texts show it. */
export type FoundPicture = { name: string; words: string; bytes: Uint8Array };

/** The entries of a file that are read: so many at most, from this one on, counted from 1. */
export type Window = { from: number; max: number };
export const everyEntry: Window = { from: 1, max: importEntriesMax + 1 };

/**
 * `problems` keep the whole file from being read; `losses` are of the file as a whole, `notices` what else should be
 * known of it. `total` counts all entries, also those that are not read; `next` is the one to go on from, null at the
 * end.
 */
export type Reading<T> = {
  rows: FoundRow<T>[];
  problems: string[];
  losses: string[];
  notices: string[];
  total: number;
  next: number | null;
  form: TableForm | null;
  pictures: FoundPicture[];
  /** What the column of right options may mean. */
  answers?: AnswersOfColumn;
};

const isWhollyStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isWhollyStorable);

function storableRow<T>(row: FoundRow<T>): FoundRow<T> {
  if (isWhollyStorable([row.item, row.written])) return row;
  return { ...row, item: null, written: undefined, problems: [...row.problems, exchangeMessages.unstorable] };
}

/** A reading of these rows, with nothing else to say; what the database cannot store is a problem of its row. */
export function readingOf<T>(rows: FoundRow<T>[], more: Partial<Reading<T>> = {}): Reading<T> {
  const empty = { problems: [], losses: [], notices: [], next: null, form: null, pictures: [] };
  return { rows: rows.map(storableRow), total: rows.length, ...empty, ...more };
}

/** Where a window over `total` entries ends. */
export const nextOf = ({ from, max }: Window, total: number): number | null =>
  from + max <= total ? from + max : null;

export const nothingRead = (...problems: string[]): Reading<never> => readingOf<never>([], { problems });

/** For a file of so many entries that they are not even counted. */
export const tooManyEntries = (): Reading<never> =>
  nothingRead(exchangeMessages.tooManyEntries(importEntriesMax));

export type CardItem = FlashcardFields;
export type TopicItem = Omit<LibraryChapter['topics'][number], 'id'>;

/** A table of cards has no columns for what they say in other languages. */
export type CardColumn = Exclude<keyof CardItem, 'variants'>;

/** The names of the column that holds a field of a card, as `plainName` has them. */
export const cardColumnNames: Record<CardColumn, RegExp> = {
  question: /^(questions?|ques?|front|terms?|words?|prompt|q|प्रश्न|सवाल|शब्द)$/,
  answer: /^(answers?|ans|back|definitions?|meanings?|a|उत्तर|जवाब|अर्थ)$/,
  difficulty: /^(difficulty|level|difficulty level|कठिनाई)$/,
  isExtra: extraColumnName,
};
