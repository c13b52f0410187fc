import { z } from 'zod';
import { byKind } from './field-sentences.ts';
import { id, wellFormedText } from './fields.ts';
import { markBatchMax, markContextLength, markNoteMaxLength, markQuoteMaxLength } from './limits/marks.ts';
import { markedAbouts, markKinds } from './marks.rules.ts';

/**
 * A text quote with its context, which finds it again in a text that changed elsewhere (TextQuoteSelector of
 * the Web Annotation Data Model, https://www.w3.org/TR/annotation-model/#text-quote-selector).
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

/** A mark's new state, or its removal. */
export const markChange = mark.extend({ isRemoved: z.boolean() });
export type MarkChange = z.infer<typeof markChange>;

/** A change as apps before the study log send it; `editId` is made by the device, once a change. */
export const markEdit = markChange.extend({ editId: wellFormedText().min(1).max(64) });
export type MarkEdit = z.infer<typeof markEdit>;

export const sendMarksInput = z.object({ edits: z.array(markEdit).min(1).max(markBatchMax) });
export type SendMarksInput = z.infer<typeof sendMarksInput>;

/** The refused changes, because the account has no room for another mark. */
export const sentMarks = z.object({ refused: z.array(z.object({ editId: z.string() })) });
export type SentMarks = z.infer<typeof sentMarks>;
