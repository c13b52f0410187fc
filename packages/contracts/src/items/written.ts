import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { id, wellFormedText } from '../fields.ts';
import {
  answerPartsMax,
  partNameMaxLength,
  pointGroupsMax,
  pointMaxLength,
  pointsMax,
  sourceMaxLength,
  textMaxLength,
  writtenMarksMax,
} from '../limits/content.ts';
import * as contentMessages from '../messages/content.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, changesOf, chapterField, extraMark, nonBlank, withLists } from './item.ts';

/**
 * A written question: the student answers in their head or on paper, then marks the answer by points, like
 * the board's marking schemes. Marks are whole numbers of half marks.
 */

const markup = (required: string, max = textMaxLength) => withLists(nonBlank(required, max));
const optionalMarkup = withLists(wellFormedText().trim().max(textMaxLength, byKind)).optional();
const optionalLine = (max: number) => wellFormedText().trim().max(max, byKind).optional();

/** A point the answer must contain, and its value in half marks. */
const pointFields = {
  text: markup(contentMessages.pointRequired, pointMaxLength),
  halves: z
    .int()
    .min(1)
    .max(writtenMarksMax * 2),
};
const point = z.object(pointFields);
export type Point = z.infer<typeof point>;

/** Points counted together; `pick` limits how many count: "any two". */
const groupFields = <P extends z.ZodType>(ofPoint: P) => ({
  points: z.array(ofPoint).min(1, contentMessages.pointRequired).max(pointsMax, byKind),
  pick: z.int().min(1).max(pointsMax).optional(),
});
const pointGroup = z.object(groupFields(point));
export type PointGroup = z.infer<typeof pointGroup>;

/** A part such as (i), with the model answer and its points; an answer without parts has one unnamed part. */
const partFields = <G extends z.ZodType>(ofGroup: G) => ({
  name: optionalLine(partNameMaxLength),
  text: optionalMarkup,
  model: markup(contentMessages.modelAnswerRequired),
  groups: z.array(ofGroup).min(1, contentMessages.pointRequired).max(pointGroupsMax, byKind),
  /** A note such as "or any other relevant point". */
  note: optionalLine(pointMaxLength),
});
const answerPart = z.object(partFields(pointGroup));
export type AnswerPart = z.infer<typeof answerPart>;

/** One question to answer; of two, the student answers A or B. */
const alternativeFields = <P extends z.ZodType>(ofPart: P) => ({
  question: markup(contentMessages.cardQuestionRequired),
  parts: z.array(ofPart).min(1, contentMessages.modelAnswerRequired).max(answerPartsMax, byKind),
});
const alternative = z.object(alternativeFields(answerPart));
export type Alternative = z.infer<typeof alternative>;

/** Strict in files, because a misspelt name would go unnoticed. */
const fileGroup = z.strictObject(groupFields(z.strictObject(pointFields)));
const fileAlternative = z.strictObject(alternativeFields(z.strictObject(partFields(fileGroup))));

/** The paper it is from. */
const sourceFields = {
  board: nonBlank(contentMessages.sourceIncomplete, sourceMaxLength),
  year: z.int({ error: contentMessages.sourceIncomplete }).min(1950).max(2100),
  paper: optionalLine(sourceMaxLength),
  question: optionalLine(sourceMaxLength),
};
const source = z.object(sourceFields);
export type WrittenSource = z.infer<typeof source>;

const marks = z
  .int({ error: contentMessages.marksOutOfRange })
  .min(1, contentMessages.marksOutOfRange)
  .max(writtenMarksMax, contentMessages.marksOutOfRange);
const alternativesOf = <A extends z.ZodType>(one: A) =>
  z
    .array(one, { error: contentMessages.cardQuestionRequired })
    .min(1, contentMessages.cardQuestionRequired)
    .max(2, byKind);
const alternatives = alternativesOf(alternative);
const passage = optionalMarkup;

const fields = {
  chapter: chapterField,
  marks: { wire: z.int(), create: marks, update: marks, file: marks },
  /** A text shared by both alternatives. */
  passage: { wire: z.string().optional(), create: passage, update: passage.nullable(), file: passage },
  source: {
    wire: source.optional(),
    create: source.optional(),
    update: source.nullish(),
    file: z.strictObject(sourceFields).optional(),
  },
  alternatives: {
    wire: z.array(alternative),
    create: alternatives,
    update: alternatives,
    file: alternativesOf(fileAlternative),
  },
  isExtra: extraMark,
};

/** A written question on the wire. */
export const written = z.object({ _id: id, ...fieldsIn(fields, 'wire') }).meta({ id: 'Written' });
export type Written = z.infer<typeof written>;

export const writtenDraft = written.extend(changed).meta({ id: 'WrittenDraft' });
export type WrittenDraft = z.infer<typeof writtenDraft>;

export const createWrittenInput = z.object(fieldsIn(fields, 'create'));
/** `passage` and `source` null removes them. */
export const updateWrittenInput = changesOf(fieldsIn(fields, 'update'));

const libraryWritten = z.strictObject(fieldsIn(fields, 'file'));
/** A written question without its chapter, as in a library, a table or a form. */
export type WrittenFields = z.infer<typeof libraryWritten>;
export const libraryWrittenFile = z.array(libraryWritten);
