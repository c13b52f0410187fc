import { z } from 'zod';
import { type ExtraText, extraTexts } from './items/extra-texts.ts';
import { importColumnsMax, titleLinesMax } from './limits/admin.ts';
import { optionsMax } from './limits/content.ts';

type OptionUse = `option${'A' | 'B' | 'C' | 'D' | 'E' | 'F'}`;
type WrongUse = `wrong${1 | 2 | 3 | 4 | 5}`;
const indexes = Array.from({ length: optionsMax }, (_, index) => index);

/** The options of a question, a column each. */
export const optionUses = indexes.map((index) => `option${String.fromCharCode(65 + index)}` as OptionUse);
/** The wrong options, where the right one is the answer column. */
export const wrongUses = indexes.slice(1).map((number) => `wrong${number}` as WrongUse);

/** What a column of a question table can hold; 'none' is not read, 'options' are all options in one cell. */
export type ColumnUse =
  | 'none'
  | 'question'
  | OptionUse
  | 'options'
  | 'answer'
  | WrongUse
  | ExtraText
  | 'difficulty'
  | 'kind'
  | 'assertion'
  | 'reason'
  | 'passage'
  | 'typedAnswer'
  | 'isExtra';
export const columnUses: readonly ColumnUse[] = [
  'none',
  'question',
  ...optionUses,
  'options',
  'answer',
  ...wrongUses,
  ...extraTexts,
  'difficulty',
  'kind',
  'assertion',
  'reason',
  'passage',
  'typedAnswer',
  'isExtra',
];

/** The meaning of each column, as a teacher assigns them. */
export const assignedColumns = z.object({
  uses: z.array(z.enum(columnUses)).max(importColumnsMax),
  /** The number of lines above the first question; the last of them names the columns. */
  from: z
    .int()
    .min(0)
    .max(titleLinesMax + 1),
});
export type AssignedColumns = z.infer<typeof assignedColumns>;

/** The columns of a question table as they were read, for a teacher to change. */
export const columnsOfTable = assignedColumns.extend({
  /** The first lines of the file, names included. */
  rows: z.array(z.array(z.string())),
});
export type ColumnsOfTable = z.infer<typeof columnsOfTable>;
