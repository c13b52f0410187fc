import { z } from 'zod';
import { byKind } from '../field-sentences.ts';
import { id, wellFormedText } from '../fields.ts';
import * as contentMessages from '../messages/content.ts';
import { byList, type ContentList, type LaterList, laterLists } from './content-lists.ts';
import { fieldsIn } from './fields-in.ts';
import { changed, changesOf, lineField } from './item.ts';
import { itemKinds } from './item-kinds.ts';

const subjectId = wellFormedText({ error: contentMessages.subjectRequired })
  .min(1, contentMessages.subjectRequired)
  .max(128, byKind);
/** Whether students get a subject or a chapter once it is published. */
export const availability = { wire: z.boolean(), update: z.boolean(), file: z.boolean() };

const fields = {
  name: lineField(contentMessages.chapterNameRequired),
  subject: { wire: z.object({ _id: id }), create: subjectId },
  isLocked: { wire: z.boolean() },
  isAllContentAvailable: availability,
};

type Lists<Form extends 'wire' | 'draft'> = {
  [L in ContentList]: z.ZodArray<(typeof itemKinds)[L][Form]>;
};
const lists = <Form extends 'wire' | 'draft'>(form: Form) =>
  byList((list) => z.array(itemKinds[list][form])) as unknown as Lists<Form>;

const wireLists = lists('wire');
const laterWire = Object.fromEntries(laterLists.map((list) => [list, wireLists[list].optional()])) as {
  [L in LaterList]: z.ZodOptional<Lists<'wire'>[L]>;
};
/**
 * A chapter with its content. A locked one has only its name, isLocked: true and empty lists
 * (docs/product/access.md#lock).
 */
export const chapter = z
  .object({
    _id: id,
    ...fieldsIn(fields, 'wire'),
    ...wireLists,
    ...laterWire,
  })
  .meta({ id: 'Chapter' });
export type Chapter = z.infer<typeof chapter>;

/** A chapter with all its content. */
export const chapterDraft = chapter.extend({ ...changed, ...lists('draft') }).meta({ id: 'ChapterDraft' });
export type ChapterDraft = z.infer<typeof chapterDraft>;

/** How many items of each kind a chapter has; `pages` are those of its notes. */
export const chapterCounts = z.object({ pages: z.int(), ...byList(() => z.int()) }).omit({ topics: true });
export type ChapterCounts = z.infer<typeof chapterCounts>;

/** A chapter in a list of chapters, without its content. */
export const chapterRow = chapter
  .pick({ _id: true, name: true, isAllContentAvailable: true })
  .extend({ counts: chapterCounts, ...changed })
  .meta({ id: 'ChapterRow' });
export type ChapterRow = z.infer<typeof chapterRow>;

/** The chapter after an update, and a message about what changed. */
export const updatedChapter = chapterDraft.extend({ message: z.string() });
export type UpdatedChapter = z.infer<typeof updatedChapter>;

export const createChapterInput = z.object(fieldsIn(fields, 'create'));
export type CreateChapterInput = z.infer<typeof createChapterInput>;
export const updateChapterInput = changesOf(fieldsIn(fields, 'update'));
export type UpdateChapterInput = z.infer<typeof updateChapterInput>;

export const libraryChapterFile = z.strictObject(fieldsIn(fields, 'file'));
