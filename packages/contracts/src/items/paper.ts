import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { id, isoDay, wellFormedText } from '../fields.ts';
import {
  paperChaptersMax,
  paperInstructionMaxLength,
  paperInstructionsMax,
  paperLineMaxLength,
  paperMinutesMax,
  paperRowQuestionsMax,
  paperRowsMax,
  paperSectionsMax,
  paperUnitMarksMax,
  paperUnitsMax,
  readingMinutesMax,
  sectionNameMaxLength,
  writtenMarksMax,
} from '../limits/content.ts';
import * as contentMessages from '../messages/content.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, changesOf, lineField, nonBlank } from './item.ts';

/**
 * The blueprint of a board paper: its sections, the number of questions of each kind and marks in them, and
 * the marks of each unit of the syllabus. Chapters may be from several subjects: Science is three of them.
 */

/**
 * The kind of a row's questions. 'choice' and 'assertionReason' give one mark; a 'case' is a case of a test,
 * with one mark per question; 'written' is a written question; with four marks it is a case, too.
 */
export const paperRowKind = z.enum(['choice', 'assertionReason', 'case', 'written']);
export type PaperRowKind = z.infer<typeof paperRowKind>;

const marksOfOne = z
  .int({ error: contentMessages.marksOutOfRange })
  .min(1, contentMessages.marksOutOfRange)
  .max(writtenMarksMax, contentMessages.marksOutOfRange);
const countOfDifficulty = z
  .int({ error: contentMessages.rowCountOutOfRange })
  .min(0, contentMessages.rowCountOutOfRange)
  .max(paperRowQuestionsMax, contentMessages.rowCountOutOfRange);

const row = z.strictObject({
  kind: paperRowKind,
  /** Marks per question. */
  marks: marksOfOne,
  count: z
    .int({ error: contentMessages.rowCountOutOfRange })
    .min(1, contentMessages.rowCountOutOfRange)
    .max(paperRowQuestionsMax, contentMessages.rowCountOutOfRange),
  /** Number of questions with a choice of A or B. */
  choices: z.int().min(0).max(paperRowQuestionsMax).default(0),
  /** How many of its questions with options should be easy, medium or hard, if available; the rest are any. */
  difficulties: z
    .strictObject({ easy: countOfDifficulty, medium: countOfDifficulty, hard: countOfDifficulty })
    .partial()
    .optional(),
});
export type PaperRow = z.infer<typeof row>;

const section = z.strictObject({
  /** The section's name, such as 'A'. */
  name: nonBlank(contentMessages.sectionNameRequired, sectionNameMaxLength),
  /** The section's title, such as 'Biology'; may be empty. */
  title: wellFormedText().trim().max(paperLineMaxLength, byKind).default(''),
  /** Names of the units to take questions from; empty for all. */
  units: z.array(wellFormedText().trim().min(1).max(paperLineMaxLength)).max(paperUnitsMax).default([]),
  rows: z.array(row).min(1, contentMessages.sectionRowsRequired).max(paperRowsMax, byKind),
});
export type PaperSection = z.infer<typeof section>;

const unit = z.strictObject({
  name: nonBlank(contentMessages.unitNameRequired, paperLineMaxLength),
  /** Marks the board gives the unit. */
  marks: z
    .int({ error: contentMessages.unitMarksRequired })
    .min(1, contentMessages.unitMarksRequired)
    .max(paperUnitMarksMax, byKind),
  chapterIds: z.array(id).max(paperChaptersMax),
  /** The marks a chapter's questions may give, by chapter id; unlisted chapters allow any marks. */
  chapterMarks: z.record(id, z.array(marksOfOne).min(1).max(writtenMarksMax)).optional(),
});
export type PaperUnit = z.infer<typeof unit>;

const year = z
  .int({ error: contentMessages.paperYearRequired })
  .min(1950, contentMessages.paperYearRequired)
  .max(2100, contentMessages.paperYearRequired);
const minutes = z
  .int({ error: contentMessages.paperMinutesRequired })
  .min(1, contentMessages.paperMinutesRequired)
  .max(paperMinutesMax, contentMessages.paperMinutesRequired);
const readingMinutes = z.int().min(0).max(readingMinutesMax);
const instructions = z
  .array(nonBlank(contentMessages.instructionRequired, paperInstructionMaxLength))
  .max(paperInstructionsMax, byKind);
const units = z.array(unit).min(1, contentMessages.unitsRequired).max(paperUnitsMax, byKind);
const sections = z.array(section).min(1, contentMessages.sectionsRequired).max(paperSectionsMax, byKind);
const checkedOn = isoDay();

const board = nonBlank(contentMessages.boardRequired, paperLineMaxLength);

const fields = {
  name: lineField(contentMessages.paperNameRequired),
  board: { wire: z.string(), create: board, update: board, file: board },
  /** The year of the exam. */
  year: { wire: z.int(), create: year, update: year, file: year },
  minutes: { wire: z.int(), create: minutes, update: minutes, file: minutes },
  readingMinutes: {
    wire: z.int(),
    create: readingMinutes.default(0),
    update: readingMinutes,
    file: readingMinutes.default(0),
  },
  instructions: {
    wire: z.array(z.string()),
    create: instructions.default([]),
    update: instructions,
    file: instructions.default([]),
  },
  units: { wire: z.array(unit), create: units, update: units, file: units },
  sections: { wire: z.array(section), create: sections, update: sections, file: sections },
  /** The date of the last check against the board's publication. */
  checkedOn: {
    wire: checkedOn.optional(),
    create: checkedOn.optional(),
    update: checkedOn.nullable(),
    file: checkedOn.optional(),
  },
  /** Whether students get it once it is published. */
  isAvailable: {
    wire: z.boolean(),
    create: z.boolean().default(false),
    update: z.boolean(),
    file: z.boolean().default(true),
  },
};

/** A paper's blueprint on the wire; `minutes` is the writing time, `readingMinutes` come before. */
export const paper = z.object({ _id: id, ...fieldsIn(fields, 'wire') }).meta({ id: 'Paper' });
export type Paper = z.infer<typeof paper>;

export const paperDraft = paper.extend(changed).meta({ id: 'PaperDraft' });
export type PaperDraft = z.infer<typeof paperDraft>;

export const createPaperInput = z.object(fieldsIn(fields, 'create'));
export type CreatePaperInput = z.infer<typeof createPaperInput>;
/** `checkedOn` null removes it. `paperFault` checks the combination with unchanged fields. */
export const updatePaperInput = changesOf(fieldsIn(fields, 'update'));
export type UpdatePaperInput = z.infer<typeof updatePaperInput>;

/** A paper in a library file; `chapterIds` are those of the library's chapters. */
export const libraryPaperFile = z.strictObject(fieldsIn(fields, 'file'));
export type LibraryPaperFields = z.infer<typeof libraryPaperFile>;
