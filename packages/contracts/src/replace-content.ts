import { z } from 'zod';
import { contentList } from './admin.ts';
import { id, isoDate, wellFormedText } from './fields.ts';
import { contentLists } from './items/content-lists.ts';
import { findTextMaxLength, replacePlacesMax } from './limits/admin.ts';
import { pageMaxLength } from './limits/content.ts';

export const findTextsInput = z.object({
  find: wellFormedText()
    .max(findTextMaxLength)
    .refine((text) => text.trim() !== ''),
  isCaseSensitive: z.boolean().default(false),
  isWholeWord: z.boolean().default(false),
  lists: z.array(contentList).default([...contentLists]),
  /** Null: all chapters. */
  chapterIds: z.array(id).max(2_000).nullable().default(null),
});
export type FindTextsInput = z.infer<typeof findTextsInput>;

/**
 * Where in a text a match is: in words, in a formula, in a link's address or figure's name, or in markup
 * signs.
 */
export const placeKinds = ['words', 'formula', 'link', 'marks'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** An item, or a page of a topic or summary. */
const holder = { list: contentList, itemId: id, pageId: id.nullable() };
/**
 * `path` leads to a field, by names and indexes such as `questions.2.options.0`; `at` is the position in its
 * text.
 */
const position = { path: wellFormedText().max(200), at: z.int().min(0).max(pageMaxLength) };

/** One place where the text was found, with the words around it. */
export const textPlace = z.object({
  ...holder,
  ...position,
  subjectName: z.string(),
  subjectId: id,
  chapterName: z.string(),
  chapterId: id,
  /** Name, title or first words of the item, and the number of its page or question. */
  name: z.string(),
  part: z.int().nullable(),
  seenUpdatedAt: isoDate,
  kind: z.enum(placeKinds),
  before: z.string(),
  found: z.string(),
  after: z.string(),
});
export type TextPlace = z.infer<typeof textPlace>;
export const foundTexts = z.object({ places: z.array(textPlace), hasMore: z.boolean() });
export type FoundTexts = z.infer<typeof foundTexts>;

const replacement = z.object({
  ...position,
  from: wellFormedText().max(pageMaxLength),
  to: wellFormedText().max(pageMaxLength),
});
/** Replacements in one item or page, as of `seenUpdatedAt`. */
const textEdit = z.object({
  ...holder,
  seenUpdatedAt: isoDate,
  replacements: z.array(replacement).min(1).max(replacePlacesMax),
});
export type TextEdit = z.infer<typeof textEdit>;
export const replaceTextsInput = z.object({ edits: z.array(textEdit).min(1).max(replacePlacesMax) });
export type ReplaceTextsInput = z.infer<typeof replaceTextsInput>;

/** A match that could not be replaced, and why. */
const refusedPlace = z.object({ ...holder, ...position, message: z.string() });
export type RefusedPlace = z.infer<typeof refusedPlace>;
/** `undo` takes it all back when sent as `edits`. */
export const replacedTexts = z.object({
  count: z.int(),
  refused: z.array(refusedPlace),
  undo: z.array(textEdit),
});
export type ReplacedTexts = z.infer<typeof replacedTexts>;
