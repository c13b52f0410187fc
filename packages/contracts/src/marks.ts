import { z } from 'zod';
import { byKind } from './field-sentences.ts';
import { columnInteger, id, isoDate, wellFormedText } from './fields.ts';
import { markBatchMax, markContextLength, markNoteMaxLength, markQuoteMaxLength } from './limits/marks.ts';
import { markedAbouts, markKinds } from './marks.rules.ts';

/**
 * A piece of text by what it says and what stands around it, which finds it again in a text that was changed elsewhere
 * (TextQuoteSelector of the Web Annotation Data Model, https://www.w3.org/TR/annotation-model/#text-quote-selector).
 */
export const textQuote = z.object({
  exact: wellFormedText().max(markQuoteMaxLength, byKind),
  prefix: wellFormedText().max(markContextLength, byKind),
  suffix: wellFormedText().max(markContextLength, byKind),
});
export type TextQuote = z.infer<typeof textQuote>;

/** An id that a device makes; that of a bookmark names its item, so that an item has one. */
const markId = wellFormedText().min(1).max(200);

/**
 * A student's own mark. `itemId` is the id of a page, card or written question; a question with options goes by the hash of its
 * text, as in the revision (packages/revision, `questionItem`). The quote of a bookmark is how the text of its item began.
 */
export const mark = z.object({
  markId,
  chapterId: id,
  about: z.enum(markedAbouts),
  itemId: id,
  kind: z.enum(markKinds),
  quote: textQuote,
  /** Plain text; '' for none. */
  note: wellFormedText().max(markNoteMaxLength, byKind),
});
export type Mark = z.infer<typeof mark>;

/** A mark as it is from now on, or that it is removed. */
export const markChange = mark.extend({ isRemoved: z.boolean() });
export type MarkChange = z.infer<typeof markChange>;

/** A mark as the server has it. A removed one has no words. */
export const savedMark = markChange.extend({ changedAt: isoDate });
export type SavedMark = z.infer<typeof savedMark>;

/** A change as apps before the study log send it; `editId` is made by the device, once a change. */
export const markEdit = markChange.extend({ editId: wellFormedText().min(1).max(64) });
export type MarkEdit = z.infer<typeof markEdit>;

export const sendMarksInput = z.object({ edits: z.array(markEdit).min(1).max(markBatchMax) });
export type SendMarksInput = z.infer<typeof sendMarksInput>;

/** The changes that were not kept, as the account has no room for another mark. */
export const sentMarks = z.object({ refused: z.array(z.object({ editId: z.string() })) });
export type SentMarks = z.infer<typeof sentMarks>;

/** `after`: the `last` of the reply before; 0 at first. */
export const readMarksInput = z.object({ after: columnInteger.min(0) });
export type ReadMarksInput = z.infer<typeof readMarksInput>;

/**
 * Marks of the student that were changed since, in the order in which the changes came. `count`: all that the account has,
 * the removed ones left out.
 */
export const readMarks = z.object({
  marks: z.array(savedMark),
  last: z.int(),
  isMore: z.boolean(),
  count: z.int(),
});
export type ReadMarks = z.infer<typeof readMarks>;

/** A mark as the export has it. */
export const exportedMark = z.object({
  about: z.enum(markedAbouts),
  kind: z.enum(markKinds),
  quote: textQuote,
  note: z.string(),
  changedAt: isoDate,
});
