import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's written questions and their actions. */
export const useWritten = (chapterId: string) =>
  useDraftList('written', chapterId, { noun: 'Written question' });
export type WrittenList = DraftList<'written'>;
