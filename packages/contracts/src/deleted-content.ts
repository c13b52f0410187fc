import { z } from 'zod';
import { isoDate } from './fields.ts';
import { contentLists } from './items/content-lists.ts';

/** Everything a teacher can delete: a list of a chapter by its name, and what is in no such list. */
export const deletedKind = z.enum([
  'subjects',
  'chapters',
  ...contentLists,
  'topicPages',
  'summaryPages',
  'papers',
]);
export type DeletedKind = z.infer<typeof deletedKind>;

const binId = z.int32();
const place = z.object({ kind: deletedKind, id: z.string(), label: z.string() });

/**
 * Whether it can be restored: 'ready'; 'withOwner' together with what it was in, which was deleted too; 'ownerGone' when
 * that is nowhere any more; 'back' when it is in the drafts again, such as by taking its chapter back.
 */
export const restorable = z.enum(['ready', 'withOwner', 'ownerGone', 'back']);
export type Restorable = z.infer<typeof restorable>;

/** A deleted thing. `label`: its name, title or first words; `path`: what it was in, from its owner up. */
export const deletedItem = z.object({
  id: binId,
  kind: deletedKind,
  itemId: z.string(),
  label: z.string(),
  path: z.array(place),
  restorable,
  /** The outermost of what it was in that was deleted too: comes back `withOwner`. */
  outermost: z.string().nullable(),
  deletedBy: z.string(),
  deletedAt: isoDate,
  /** When it can't be restored any more. */
  expiresAt: isoDate,
});
export type DeletedItem = z.infer<typeof deletedItem>;

/** Newest first; `cursor`, the last id of a list, continues it. */
export const deletedListInput = z.object({ cursor: binId.optional() });
export type DeletedListInput = z.infer<typeof deletedListInput>;
export const deletedList = z.object({ items: z.array(deletedItem), hasMore: z.boolean() });
export type DeletedList = z.infer<typeof deletedList>;

/** `withOwner`: also restores what it was in, where that was deleted too. */
export const restoreDeletedInput = z.object({ id: binId, withOwner: z.boolean().default(false) });
export type RestoreDeletedInput = z.infer<typeof restoreDeletedInput>;
/** What is back: the thing itself, with its owners as they are now. */
export const restoredItem = z.object({
  kind: deletedKind,
  itemId: z.string(),
  path: z.array(place),
  message: z.string(),
});
export type RestoredItem = z.infer<typeof restoredItem>;
