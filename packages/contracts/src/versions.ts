import { z } from 'zod';
import { contentChange, contentList, teacherName } from './admin.ts';
import { columnInteger, id, wellFormedText } from './fields.ts';
import { chapter } from './items/chapter.ts';
import { byList } from './items/content-lists.ts';

export const compareVersionsInput = z.object({ fromId: columnInteger, toId: columnInteger });
export type CompareVersionsInput = z.infer<typeof compareVersionsInput>;
/** The differences of the second version from the first. */
export const versionComparison = z.object({ changes: z.array(contentChange) });
export type VersionComparison = z.infer<typeof versionComparison>;

export const compareItemInput = compareVersionsInput.extend({ chapterId: id, list: contentList, itemId: id });
export type CompareItemInput = z.infer<typeof compareItemInput>;
/** The list with one item, as in a version; without the list if the version lacks the item. */
const itemAlone = chapter.pick(byList(() => true as const)).partial();
export type ItemAlone = z.infer<typeof itemAlone>;
export const comparedItem = z.object({ before: itemAlone, after: itemAlone });
export type ComparedItem = z.infer<typeof comparedItem>;

export const takeBackPreviewInput = z.object({ versionId: columnInteger, chapterId: id });
export type TakeBackPreviewInput = z.infer<typeof takeBackPreviewInput>;
/** What taking a chapter back to an older version would change and lose. */
export const takeBackPreview = z.object({
  /** Changes for students; empty when they already see that version. */
  changes: z.array(contentChange),
  /** Unpublished changes of the chapter's drafts that would be lost, and their number. */
  unpublished: z.array(contentChange),
  unpublishedCount: z.int(),
  /** Identifies the current drafts; a take-back is rejected if the drafts have changed since. */
  seenDraft: z.string(),
  /** The drafts no longer have the chapter. */
  isDraftGone: z.boolean(),
  /** Whether students have the chapter; if not, it is restored only as a draft. */
  isSeen: z.boolean(),
});
export type TakeBackPreview = z.infer<typeof takeBackPreview>;
export const takeBackInput = takeBackPreviewInput.extend({
  seenDraft: wellFormedText().max(128),
  author: teacherName,
});
export type TakeBackInput = z.infer<typeof takeBackInput>;
