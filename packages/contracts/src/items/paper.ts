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
 * The blueprint of a board paper: which sections it has, how many questions of which kind and marks stand in each, and
 * how many marks each unit of the syllabus gets. Its chapters may be of several subjects: Science is three of them.
 */

/**
 * What a row asks for. 'choice' and 'assertionReason' give one mark; a 'case' is a case of a test, a mark for each of
 * its questions; 'written' is a written question, which with four marks is a case, too.
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
  /** Of each of its questions. */
  marks: marksOfOne,
  /** How many questions. */
  count: z
    .int({ error: contentMessages.rowCountOutOfRange })
    .min(1, contentMessages.rowCountOutOfRange)
    .max(paperRowQuestionsMax, contentMessages.rowCountOutOfRange),
  /** In how many of them the student answers A or B. */
  choices: z.int().min(0).max(paperRowQuestionsMax).default(0),
  /** How many of its questions with options are easy, medium or hard, as far as there are such; the rest are any. */
  difficulties: z
    .strictObject({ easy: countOfDifficulty, medium: countOfDifficulty, hard: countOfDifficulty })
    .partial()
    .optional(),
});
export type PaperRow = z.infer<typeof row>;

const section = z.strictObject({
  /** Such as A. */
  name: nonBlank(contentMessages.sectionNameRequired, sectionNameMaxLength),
  /** Such as Biology; may be empty. */
  title: wellFormedText().trim().max(paperLineMaxLength, byKind).default(''),
  /** Names of the units that its questions are from; none: from all. */
  units: z.array(wellFormedText().trim().min(1).max(paperLineMaxLength)).max(paperUnitsMax).default([]),
  rows: z.array(row).min(1, contentMessages.sectionRowsRequired).max(paperRowsMax, byKind),
});
export type PaperSection = z.infer<typeof section>;

const unit = z.strictObject({
  name: nonBlank(contentMessages.unitNameRequired, paperLineMaxLength),
  /** That the board gives it. */
  marks: z
    .int({ error: contentMessages.unitMarksRequired })
    .min(1, contentMessages.unitMarksRequired)
    .max(paperUnitMarksMax, byKind),
  chapterIds: z.array(id).max(paperChaptersMax),
  /** What a question of a chapter may give, by the chapter's id; a chapter that is not named has questions of any marks. */
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
  /** The year in which the paper is sat. */
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
  /** The day on which somebody compared it with what the board published. */
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

/** A paper's blueprint as it goes over the wire; `minutes` are those for writing, `readingMinutes` stand before them. */
export const paper = z.object({ _id: id, ...fieldsIn(fields, 'wire') }).meta({ id: 'Paper' });
export type Paper = z.infer<typeof paper>;

export const paperDraft = paper.extend(changed).meta({ id: 'PaperDraft' });
export type PaperDraft = z.infer<typeof paperDraft>;

export const createPaperInput = z.object(fieldsIn(fields, 'create'));
export type CreatePaperInput = z.infer<typeof createPaperInput>;
/** `checkedOn` null: taken away. What has to fit together is looked into with what stays: `paperFault`. */
export const updatePaperInput = changesOf(fieldsIn(fields, 'update'));
export type UpdatePaperInput = z.infer<typeof updatePaperInput>;

/** A paper in a file of a library; `chapterIds` are those of the library's chapters. */
export const libraryPaperFile = z.strictObject(fieldsIn(fields, 'file'));
export type LibraryPaperFields = z.infer<typeof libraryPaperFile>;
