import { z } from 'zod';
import { storedFigure } from './content.ts';
import { columnInteger, id, wellFormedText } from './fields.ts';
import { answerReading, answersOfColumn } from './import-answers.ts';
import { testFields } from './items/test.ts';
import { libraryWrittenFile } from './items/written.ts';
import { importTextMaxLength, libraryZipMaxBytes } from './limits/admin.ts';
import { questionsMax } from './limits/content.ts';
import * as adminMessages from './messages/admin.ts';

/** Bulk import and export of what a chapter holds, and of the whole library. */

export const importKinds = ['flashcards', 'questions', 'notes'] as const;
export type ImportKind = (typeof importKinds)[number];

/** 'csv' is any table: a text or an Excel workbook, so the exports of Quizlet and spreadsheets too, and Anki's decks. */
export const importFormats = {
  flashcards: ['csv'],
  questions: ['csv', 'gift', 'aiken'],
  notes: ['markdown'],
} as const satisfies Record<ImportKind, readonly string[]>;
export const importFormat = z.enum(['csv', 'gift', 'aiken', 'markdown']);
export type ImportFormat = z.infer<typeof importFormat>;

/** A workbook or a deck, packed as it is. */
export const packedImportMaxBytes = libraryZipMaxBytes;
/** So many are imported at once. */
export const importRowsMax = 1_000;
export const importRowsAtOnce = {
  flashcards: importRowsMax,
  questions: questionsMax,
  notes: importRowsMax,
} as const satisfies Record<ImportKind, number>;
/** Entries are counted as far as this. */
export const importEntriesMax = 10_000;
const entryNumber = z.int().min(1).max(importEntriesMax);

const base64 = (maxBytes: number) =>
  z
    .string()
    .max(Math.ceil(maxBytes / 3) * 4, adminMessages.packedImportTooLarge)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/);

/** What cuts the cells of a table of text. */
export const tableSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type TableSeparator = (typeof tableSeparators)[number];

/**
 * What is imported: a file as it is, its bytes in base64, or text that was pasted. Workbooks and decks may be larger
 * than texts, for they hold what has no limit of its own, such as pictures.
 */
const importSource = z.union([
  z.object({ fileBase64: base64(packedImportMaxBytes) }),
  /** The preview names broken characters entry by entry. */
  z.object({ text: z.string().max(importTextMaxLength, adminMessages.importTooLarge) }),
]);
export type ImportSource = z.infer<typeof importSource>;

export const previewImportInput = z.object({
  kind: z.enum(importKinds),
  format: importFormat,
  source: importSource,
  /** Whether texts of a table are HTML; left out, the file's own `#html:` line decides, else they are plain. */
  isHtml: z.boolean().optional(),
  /** What cuts the cells of a table of text; left out, it is found by itself. */
  separator: z.enum(tableSeparators).optional(),
  /** How the column of right options is read; left out, its rows decide, or those that are not clear are refused. */
  answers: answerReading.optional(),
  /** The first entry that is read, counted from 1: files with more than can be imported at once go in in parts. */
  from: entryNumber.optional(),
  /** Where it is to be imported: what is there already is told. */
  chapterId: id.optional(),
});
export type PreviewImportInput = z.infer<typeof previewImportInput>;

/** One card, question or topic of the file. */
export const importRow = z.object({
  /** Counts what was found, from 1: the N of 'Question N is required.' */
  n: z.int(),
  /** The line of the file on which it starts, from 1. */
  line: z.int(),
  text: z.string(),
  /** The answer of a card, the options of a question, the pages of a topic. */
  parts: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
  /** Why it cannot be imported; none: it can. */
  problems: z.array(z.string()),
  /** What the file has of it and the product cannot store. */
  losses: z.array(z.string()),
  /** Whether the chapter has an entry that says the same: writing it again would double it. */
  isThere: z.boolean(),
  /** As it stands in the file, whole, to be mended: of what cannot be imported. A workbook's rows as a line of a table. */
  source: z.string().optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/**
 * An entry that is no question with options, but could be brought in as a written question: `fields` are what it would
 * be. Without them it is not complete, and `needs` says what it lacks.
 */
export const importableWritten = z.object({
  n: z.int(),
  line: z.int(),
  fields: libraryWrittenFile.element.nullable(),
  needs: z.string().nullable(),
  /** Whether the chapter has a written question that asks and answers the same. */
  isThere: z.boolean(),
});
export type ImportableWritten = z.infer<typeof importableWritten>;

export const importPreview = z.object({
  rows: z.array(importRow),
  /** Of the rows with problems those that could be written questions; not there where none could. */
  written: z.array(importableWritten).optional(),
  /** Why the whole file cannot be read. */
  problems: z.array(z.string()),
  /** What the file as a whole has and the product cannot store. */
  losses: z.array(z.string()),
  /** What else should be known, such as which sheet of a workbook was read. */
  notices: z.array(z.string()),
  badRows: z.int(),
  /** Whether all of `rows` can be imported; where not, those that can may be, with `leaveOut` for the others. */
  canImport: z.boolean(),
  /** All entries of the file, also those that were not read. */
  total: z.int(),
  /** The entry from which to go on after these; null at the end of the file. */
  next: z.int().nullable(),
  /**
   * How a table was cut and whether its texts were read as HTML; null for other forms. `isUnsure` asks for the separator:
   * without it nothing is read.
   */
  form: z
    .object({
      separator: z.enum(tableSeparators).nullable(),
      isHtml: z.boolean(),
      isUnsure: z.boolean().optional(),
    })
    .nullable(),
  /** Left out where the right options of a table have one meaning, and for other forms. */
  answers: answersOfColumn.optional(),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Questions go into a new test, or to the end of one that is there. */
const questionsTarget = z.union([
  z.object({ testId: id }),
  z.object({
    newTest: testFields.omit({ questions: true }),
  }),
]);
export type QuestionsTarget = z.infer<typeof questionsTarget>;

/** `importId` is made once for a file that is to be imported: sending it again imports nothing more. */
const importing = { importId: wellFormedText().min(8).max(64), chapterId: id };
const { source, isHtml, format, separator, answers, from } = previewImportInput.shape;
/** The entries that are not to be imported, by their `n`; every other one has to be right. */
const leaveOut = z.array(columnInteger.min(1)).max(importRowsMax).optional();
const reading = { format, source, from, leaveOut };
const readingTable = { ...reading, isHtml, separator };
export const importFlashcardsInput = z.object({ ...importing, ...readingTable });
export const importQuestionsInput = z.object({
  ...importing,
  ...readingTable,
  answers,
  /** May be left out where every question that is imported is to be a written one. */
  into: questionsTarget.optional(),
  /** Entries of the preview's `written`, by their `n`, that go to the end of the chapter's written questions instead. */
  written: z.array(columnInteger.min(1)).max(questionsMax).optional(),
});
export const importNotesInput = z.object({ ...importing, ...reading });
export type ImportFlashcardsInput = z.infer<typeof importFlashcardsInput>;
export type ImportQuestionsInput = z.infer<typeof importQuestionsInput>;
export type ImportNotesInput = z.infer<typeof importNotesInput>;

/** `testId` only for questions with options; `written` counts the written questions among what was imported. */
export const importOutcome = z.object({
  imported: z.int(),
  written: z.int().optional(),
  testId: id.nullable(),
  message: z.string(),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

export const exportInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flashcards'), format: z.literal('csv'), chapterId: id }),
  z.object({ kind: z.literal('questions'), format: z.enum(['csv', 'gift', 'aiken']), testId: id }),
  z.object({ kind: z.literal('notes'), format: z.literal('markdown'), chapterId: id }),
  /** A table with the names of the columns and one row as an example, to be filled and imported. */
  z.object({
    kind: z.literal('template'),
    format: z.literal('csv'),
    of: z.enum(['flashcards', 'questions']),
  }),
]);
export type ExportInput = z.infer<typeof exportInput>;

/** A file to save. `losses`: what the product has and this file format cannot hold. */
export const exportedFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  fileBase64: z.string(),
  losses: z.array(z.string()),
});
export type ExportedFile = z.infer<typeof exportedFile>;

/** The whole library as a file: ready to be fetched as bytes from `libraryZipPath`. */
export const exportedLibrary = exportedFile.omit({ fileBase64: true });
export type ExportedLibrary = z.infer<typeof exportedLibrary>;
export const libraryZipPath = '/api/library.zip';

export const libraryZipInput = z.object({ zipBase64: base64(libraryZipMaxBytes) });
export const importLibraryZipInput = libraryZipInput.extend({
  importId: importing.importId,
  /** Adds the chapters that are not there yet, and leaves those that are as they are. */
  onlyMissing: z.boolean().optional(),
});
export type ImportLibraryZipInput = z.infer<typeof importLibraryZipInput>;

/** So many drawings are named. */
export const changedDrawingsMax = 200;

/** What importing a library would add, and what prevents it: a file with an error, a chapter that is already there. */
export const libraryPreview = z.object({
  subjects: z.array(
    z.object({
      name: z.string(),
      isNew: z.boolean(),
      chapters: z.array(z.object({ name: z.string(), items: z.int(), isThere: z.boolean() })),
    }),
  ),
  /** Board papers, such as 'Science 2025-26'; those that are there already are not added again. */
  papers: z.array(z.object({ name: z.string(), isThere: z.boolean() })),
  problems: z.array(z.string()),
  canImport: z.boolean(),
  /** The chapters that are not there yet: they can be added with `onlyMissing` where not all can. */
  missing: z.int(),
  /** Drawings of what can be added that lose something; of very many the first ones, and how many there are. */
  changedDrawings: z.array(z.object({ name: z.string(), leftOut: storedFigure.shape.leftOut })),
  changedDrawingsCount: z.int(),
});
export type LibraryPreview = z.infer<typeof libraryPreview>;
