import { z } from 'zod';
import { contentChange, contentList, teacherName } from './admin.ts';
import { columnInteger, id, wellFormedText } from './fields.ts';
import { chapter } from './items/chapter.ts';
import { byList } from './items/content-lists.ts';

export const compareVersionsInput = z.object({ fromId: columnInteger, toId: columnInteger });
export type CompareVersionsInput = z.infer<typeof compareVersionsInput>;
/** What students got in the second version in place of the first. */
export const versionComparison = z.object({ changes: z.array(contentChange) });
export type VersionComparison = z.infer<typeof versionComparison>;

export const compareItemInput = compareVersionsInput.extend({ chapterId: id, list: contentList, itemId: id });
export type CompareItemInput = z.infer<typeof compareItemInput>;
/** The list with one item alone, as a version has it; without the list when the version has no such item. */
const itemAlone = chapter.pick(byList(() => true as const)).partial();
export type ItemAlone = z.infer<typeof itemAlone>;
export const comparedItem = z.object({ before: itemAlone, after: itemAlone });
export type ComparedItem = z.infer<typeof comparedItem>;

export const takeBackPreviewInput = z.object({ versionId: columnInteger, chapterId: id });
export type TakeBackPreviewInput = z.infer<typeof takeBackPreviewInput>;
/** What taking a chapter back to an older version would bring, and what it would cost. */
export const takeBackPreview = z.object({
  /** What students would get in place of what they see; empty: they see it already. */
  changes: z.array(contentChange),
  /** What of the chapter's drafts students do not see yet and would be gone, and how many things that is. */
  unpublished: z.array(contentChange),
  unpublishedCount: z.int(),
  /** Names the drafts as they are now: a take-back that finds others is refused. */
  seenDraft: z.string(),
  /** The drafts don't have the chapter any more. */
  isDraftGone: z.boolean(),
  /** Whether students have the chapter; else it comes back as a draft alone. */
  isSeen: z.boolean(),
});
export type TakeBackPreview = z.infer<typeof takeBackPreview>;
export const takeBackInput = takeBackPreviewInput.extend({
  seenDraft: wellFormedText().max(128),
  author: teacherName,
});
export type TakeBackInput = z.infer<typeof takeBackInput>;
