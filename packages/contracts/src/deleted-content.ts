import { z } from 'zod';
import { isoDate } from './fields.ts';
import { contentLists } from './items/content-lists.ts';

/** Everything a teacher can delete: items of a chapter's lists, and kinds outside of these lists. */
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
 * Whether it can be restored: 'ready'; 'withOwner' together with its deleted owner; 'ownerGone' when the
 * owner is lost; 'back' when it is in the drafts again, such as by restoring its chapter.
 */
export const restorable = z.enum(['ready', 'withOwner', 'ownerGone', 'back']);

/** A deleted item. `label`: its name, title or first words; `path`: its owners, from the nearest up. */
export const deletedItem = z.object({
  id: binId,
  kind: deletedKind,
  itemId: z.string(),
  label: z.string(),
  path: z.array(place),
  restorable,
  /** The topmost of its owners that was deleted too; `withOwner` restores that one. */
  outermost: z.string().nullable(),
  deletedBy: z.string(),
  deletedAt: isoDate,
  /** The end of the time in which it can be restored. */
  expiresAt: isoDate,
});
export type DeletedItem = z.infer<typeof deletedItem>;

/** Newest first; `cursor` is the last id of the previous page. */
export const deletedListInput = z.object({ cursor: binId.optional() });
export type DeletedListInput = z.infer<typeof deletedListInput>;
export const deletedList = z.object({ items: z.array(deletedItem), hasMore: z.boolean() });
export type DeletedList = z.infer<typeof deletedList>;

/** `withOwner`: also restores deleted owners. */
export const restoreDeletedInput = z.object({ id: binId, withOwner: z.boolean().default(false) });
export type RestoreDeletedInput = z.infer<typeof restoreDeletedInput>;
/** The restored item, with its current owners. */
export const restoredItem = z.object({
  kind: deletedKind,
  itemId: z.string(),
  path: z.array(place),
  message: z.string(),
});
export type RestoredItem = z.infer<typeof restoredItem>;
