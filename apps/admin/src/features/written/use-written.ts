import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's written questions and what can be done with them. */
export const useWritten = (chapterId: string) =>
  useDraftList('written', chapterId, { noun: 'Written question' });
export type WrittenList = DraftList<'written'>;
