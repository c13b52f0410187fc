import type { FlashcardFields, WrittenFields } from '@repo/contracts/content.inputs';
import type { AnswersOfColumn } from '@repo/contracts/import-answers';
import type { ColumnsOfTable } from '@repo/contracts/import-columns';
import { importEntriesMax, type TableSeparator } from '@repo/contracts/import-export';
import type { LibraryChapter } from '@repo/contracts/library';
import { isStorable } from '@repo/contracts/storable-text';
import { extraColumnName } from './extra-cells.ts';
import { exchangeMessages } from './messages.ts';

export { importEntriesMax as entriesMax, importRowsMax } from '@repo/contracts/import-export';
export { exchangeMessages } from './messages.ts';

/** Maximum number of pages of notes in one import. */
export const importPagesMax = 5_000;

/**
 * An entry found in an import file, with its problems and losses. `item` is null if there are problems.
 */
export type FoundRow<T> = {
  /** The number of the entry, from 1. */
  n: number;
  /** The line of the file where the entry starts, from 1. */
  line: number;
  text: string;
  parts: { text: string; isRight: boolean }[];
  problems: string[];
  losses: string[];
  /** The source text; omitted if unknown or if the entry is valid. */
  source?: string;
  item: T | null;
  /** The written question it could become, if it fits nothing else. */
  written?: WrittenOffer;
};

/** A written question, or what is missing for one. */
export type WrittenOffer = { fields: WrittenFields } | { needs: string };

/** How a table was separated and read. */
export type TableForm = { separator: TableSeparator | null; isHtml: boolean; isUnsure?: true };

/** A picture in a file, by the name that the texts use for it. */
export type FoundPicture = { name: string; words: string; bytes: Uint8Array };

/** The requested window of entries: the first one, counted from 1, and the maximum number. */
export type Window = { from: number; max: number };
export const everyEntry: Window = { from: 1, max: importEntriesMax + 1 };

/**
 * `problems` reject the whole file, `losses` concern the whole file, and `notices` are other facts about it.
 * `total` counts all entries, even those outside the window; `next` is where to continue, null at the end.
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
  /** The possible readings of the answer column. */
  answers?: AnswersOfColumn;
  /** The columns of a question table. */
  columns?: ColumnsOfTable;
};

const isWhollyStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isStorable(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(isWhollyStorable);

function storableRow<T>(row: FoundRow<T>): FoundRow<T> {
  if (isWhollyStorable([row.item, row.written])) return row;
  return { ...row, item: null, written: undefined, problems: [...row.problems, exchangeMessages.unstorable] };
}

/** A result with these rows and nothing else; text that the database can't store is a problem of its row. */
export function readingOf<T>(rows: FoundRow<T>[], more: Partial<Reading<T>> = {}): Reading<T> {
  const empty = { problems: [], losses: [], notices: [], next: null, form: null, pictures: [] };
  return { rows: rows.map(storableRow), total: rows.length, ...empty, ...more };
}

/** The number of the entry to continue from after a window over `total` entries; null at the end. */
export const nextOf = ({ from, max }: Window, total: number): number | null =>
  from + max <= total ? from + max : null;

export const nothingRead = (...problems: string[]): Reading<never> => readingOf<never>([], { problems });

/** The result for a file with so many entries that they are not counted. */
export const tooManyEntries = (): Reading<never> =>
  nothingRead(exchangeMessages.tooManyEntries(importEntriesMax));

export type CardItem = FlashcardFields;
export type TopicItem = Omit<LibraryChapter['topics'][number], 'id'>;

/** Card tables have no columns for other languages. */
export type CardColumn = Exclude<keyof CardItem, 'variants'>;

/** The column names for a field of a card, normalized by `plainName`. */
export const cardColumnNames: Record<CardColumn, RegExp> = {
  question: /^(questions?|ques?|front|terms?|words?|prompt|q|प्रश्न|सवाल|शब्द)$/,
  answer: /^(answers?|ans|back|definitions?|meanings?|a|उत्तर|जवाब|अर्थ)$/,
  difficulty: /^(difficulty|level|difficulty level|कठिनाई)$/,
  isExtra: extraColumnName,
};
