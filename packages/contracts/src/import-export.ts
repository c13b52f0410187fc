import { z } from 'zod';
import { columnInteger, id, wellFormedText } from './fields.ts';
import { answerReading, answersOfColumn } from './import-answers.ts';
import { assignedColumns, columnsOfTable } from './import-columns.ts';
import { testFields } from './items/test.ts';
import { libraryWrittenFile } from './items/written.ts';
import { importTextMaxLength, libraryZipMaxBytes } from './limits/admin.ts';
import { questionsMax } from './limits/content.ts';
import * as adminMessages from './messages/admin.ts';

/** Bulk import and export of a chapter's items. */

export const importKinds = ['flashcards', 'questions', 'notes'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * 'csv' is any table: text or an Excel workbook, including exports of Quizlet and spreadsheets, and Anki's decks. Moodle
 * XML, QTI and H5P are recognized whatever the format.
 */
export const importFormats = {
  flashcards: ['csv'],
  questions: ['csv', 'moodle', 'gift', 'aiken', 'qti', 'h5p'],
  notes: ['markdown'],
} as const satisfies Record<ImportKind, readonly string[]>;
export const importFormat = z.enum(['csv', 'gift', 'aiken', 'moodle', 'qti', 'h5p', 'markdown']);
export type ImportFormat = z.infer<typeof importFormat>;

/** A workbook or a deck, still packed. */
export const packedImportMaxBytes = libraryZipMaxBytes;
/** Rows per import. */
export const importRowsMax = 1_000;
export const importRowsAtOnce = {
  flashcards: importRowsMax,
  questions: questionsMax,
  notes: importRowsMax,
} as const satisfies Record<ImportKind, number>;
/** Entries are counted up to this number. */
export const importEntriesMax = 10_000;
const entryNumber = z.int().min(1).max(importEntriesMax);

export const base64 = (maxBytes: number) =>
  z
    .string()
    .max(Math.ceil(maxBytes / 3) * 4, adminMessages.packedImportTooLarge)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/);

/** What separates the cells of a text table. */
export const tableSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type TableSeparator = (typeof tableSeparators)[number];

/**
 * The import: a file's bytes in base64, or pasted text. Workbooks and decks may be larger than texts, because
 * they contain pictures and the like.
 */
const importSource = z.union([
  z.object({ fileBase64: base64(packedImportMaxBytes) }),
  /** Accept broken characters, because the preview reports them per entry. */
  z.object({ text: z.string().max(importTextMaxLength, adminMessages.importTooLarge) }),
]);
export type ImportSource = z.infer<typeof importSource>;

export const previewImportInput = z.object({
  kind: z.enum(importKinds),
  format: importFormat,
  source: importSource,
  /** Whether a table's texts are HTML; by default the file's `#html:` line decides, else they are plain. */
  isHtml: z.boolean().optional(),
  /** What separates the cells of a text table; detected by default. */
  separator: z.enum(tableSeparators).optional(),
  /** How to read the column of right options; by default detected, and unclear rows are rejected. */
  answers: answerReading.optional(),
  /** What the columns of a question table hold; by default their names decide. */
  columns: assignedColumns.optional(),
  /** The first entry to read, from 1: larger files are imported in parts. */
  from: entryNumber.optional(),
  /** The target chapter, to detect existing entries. */
  chapterId: id.optional(),
});
export type PreviewImportInput = z.infer<typeof previewImportInput>;

/** One card, question or topic of the file. */
export const importRow = z.object({
  /** Number among the found entries, from 1: the N of 'Question N is required.' */
  n: z.int(),
  /** The file's line where the entry starts, from 1. */
  line: z.int(),
  text: z.string(),
  /** The answer of a card, the options of a question, the pages of a topic. */
  parts: z.array(z.object({ text: z.string(), isRight: z.boolean() })),
  /** Why it can't be imported; empty if it can. */
  problems: z.array(z.string()),
  /** What the product can't store of the entry. */
  losses: z.array(z.string()),
  /** Whether the chapter has an entry with the same text, so that importing it would create a duplicate. */
  isThere: z.boolean(),
  /**
   * The whole source of an entry that can't be imported, for correction. A workbook's row becomes a line of a
   * table.
   */
  source: z.string().optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/**
 * An entry without options that could become a written question with these `fields`. Without `fields` it is
 * incomplete, and `needs` lists what is missing.
 */
export const importableWritten = z.object({
  n: z.int(),
  line: z.int(),
  fields: libraryWrittenFile.element.nullable(),
  needs: z.string().nullable(),
  /** Whether the chapter already has a written question with the same question and answer. */
  isThere: z.boolean(),
});
export type ImportableWritten = z.infer<typeof importableWritten>;

export const importPreview = z.object({
  rows: z.array(importRow),
  /** Rows with problems that could be written questions; absent if none could. */
  written: z.array(importableWritten).optional(),
  /** Why the whole file can't be read. */
  problems: z.array(z.string()),
  /** What the product can't store of the whole file. */
  losses: z.array(z.string()),
  /** Other notices, such as which sheet of a workbook was read. */
  notices: z.array(z.string()),
  badRows: z.int(),
  /** Whether all `rows` can be imported; if not, the valid ones can be, with the others in `leaveOut`. */
  canImport: z.boolean(),
  /** All entries of the file, including unread ones. */
  total: z.int(),
  /** The next entry to continue with; null at the end of the file. */
  next: z.int().nullable(),
  /**
   * How a table was split and whether its texts were read as HTML; null for other formats. `isUnsure` asks
   * for the separator: without it nothing is read.
   */
  form: z
    .object({
      separator: z.enum(tableSeparators).nullable(),
      isHtml: z.boolean(),
      isUnsure: z.boolean().optional(),
    })
    .nullable(),
  /** Absent if a table's right options are unambiguous, and for other formats. */
  answers: answersOfColumn.optional(),
  /** What each column of a question table holds, to be changed; absent for other formats. */
  columns: columnsOfTable.optional(),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** Questions go into a new test, or to the end of an existing one. */
const questionsTarget = z.union([
  z.object({ testId: id }),
  z.object({
    newTest: testFields.omit({ questions: true }),
  }),
]);
export type QuestionsTarget = z.infer<typeof questionsTarget>;

/** `importId` is created once per import, which makes it idempotent. */
const importing = { importId: wellFormedText().min(8).max(64), chapterId: id };
const { source, isHtml, format, separator, answers, columns, from } = previewImportInput.shape;
/** The entries to skip, by their `n`; all others must be valid. */
const leaveOut = z.array(columnInteger.min(1)).max(importRowsMax).optional();
const reading = { format, source, from, leaveOut };
const readingTable = { ...reading, isHtml, separator };
export const importFlashcardsInput = z.object({ ...importing, ...readingTable });
export const importQuestionsInput = z.object({
  ...importing,
  ...readingTable,
  answers,
  columns,
  /** Optional if all imported questions become written ones. */
  into: questionsTarget.optional(),
  /** Entries of the preview's `written`, by their `n`, to add to the chapter's written questions instead. */
  written: z.array(columnInteger.min(1)).max(questionsMax).optional(),
});
export const importNotesInput = z.object({ ...importing, ...reading });
export type ImportFlashcardsInput = z.infer<typeof importFlashcardsInput>;
export type ImportQuestionsInput = z.infer<typeof importQuestionsInput>;
export type ImportNotesInput = z.infer<typeof importNotesInput>;

/** `testId` only for questions with options; `written` is the number of written questions among the imported ones. */
export const importOutcome = z.object({
  imported: z.int(),
  written: z.int().optional(),
  testId: id.nullable(),
  message: z.string(),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

/** Formats that hold a test's questions; H5P is only read. */
export const questionExports = ['csv', 'moodle', 'qti', 'gift', 'aiken'] as const;
const exportFormat = z.enum(questionExports);

export const exportInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flashcards'), format: z.literal('csv'), chapterId: id }),
  z.object({ kind: z.literal('questions'), format: exportFormat, testId: id }),
  z.object({ kind: z.literal('notes'), format: z.literal('markdown'), chapterId: id }),
  /** A template table with column names and an example row. */
  z.object({
    kind: z.literal('template'),
    format: z.literal('csv'),
    of: z.enum(['flashcards', 'questions']),
  }),
]);
export type ExportInput = z.infer<typeof exportInput>;

/** A file to download. `losses`: what this file format can't represent. */
export const exportedFile = z.object({
  fileName: z.string(),
  mediaType: z.string(),
  fileBase64: z.string(),
  losses: z.array(z.string()),
});
export type ExportedFile = z.infer<typeof exportedFile>;
