import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { id, isoDate, wellFormedText } from '../fields.ts';
import { textMaxLength, titleMaxLength } from '../limits/content.ts';
import { hasShownLists } from '../list-levels.ts';
import * as contentMessages from '../messages/content.ts';

/**
 * `updatedAt` as the editor loaded it. If the item has changed since, the call fails with STALE_EDIT and
 * changes nothing.
 */
export const seen = { seenUpdatedAt: isoDate.optional() };
/** When the item last changed; returned as `seenUpdatedAt`. */
export const changed = { updatedAt: isoDate };

export const itemInput = z.object({ id, ...seen });
export type ItemInput = z.infer<typeof itemInput>;

/** Adds to the API document that one of these fields is required, because it can't see refinements. */
export const needsOneOf = (names: readonly string[]) => ({
  anyOf: names.map((name) => ({ required: [name] })),
});

/** Fields that may be changed separately; at least one is required. */
export const changesOf = <S extends z.ZodRawShape>(
  shape: S,
  nothing: string = contentMessages.nothingToUpdate,
) =>
  z
    .object({ id, ...seen, ...z.object(shape).partial().shape })
    .refine(hasChange, nothing)
    .meta(needsOneOf(Object.keys(shape)));
const hasChange = (fields: object) =>
  Object.entries(fields).some(
    ([name, value]) => name !== 'id' && name !== 'seenUpdatedAt' && value !== undefined,
  );

export const chapterRef = z.object({ _id: id });
export const chapterId = wellFormedText({ error: contentMessages.chapterRequired })
  .min(1, contentMessages.chapterRequired)
  .max(128, byKind);
/** The chapter of an item, set on creation. */
export const chapterField = { wire: chapterRef, create: chapterId };

export const nonBlank = (message: string, max: number = titleMaxLength) =>
  wellFormedText({ error: message }).trim().min(1, message).max(max, byKind);
export const withLists = (text: z.ZodString) => text.refine(hasShownLists, contentMessages.listTooDeep);

const text = wellFormedText().trim().max(textMaxLength);
/** A text that may be empty. */
export const textField = {
  wire: z.string(),
  create: text.default(''),
  update: text,
  file: text.default(''),
};

/** Whether an item is taught, but not part of the board exam; unmarked items are part of it. */
export const extraMark = {
  wire: z.boolean().optional(),
  create: z.boolean().optional(),
  update: z.boolean(),
  file: z.boolean().optional(),
};

/** A name or a title. @param required the message when the text is missing */
export function lineField(required: string) {
  const line = nonBlank(required);
  const file = wellFormedText().trim().min(1).max(titleMaxLength);
  return { wire: z.string(), create: line, update: line, file };
}

export const libraryText = wellFormedText()
  .trim()
  .min(1)
  .max(textMaxLength)
  .refine(hasShownLists, contentMessages.listTooDeep);

/** A required text with markup. @param required the message when the text is missing */
export function markupField(required: string) {
  const markup = withLists(nonBlank(required, textMaxLength));
  return { wire: z.string(), create: markup, update: markup, file: libraryText };
}
