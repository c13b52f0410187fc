import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's cards and their actions. */
export const useCards = (chapterId: string) =>
  useDraftList('flashcards', chapterId, { createdToastId: 'card-created' });
export type Cards = DraftList<'flashcards'>;
