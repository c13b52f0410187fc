import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's memes and what can be done with them. */
export const useMemes = (chapterId: string) => useDraftList('memes', chapterId, { noun: 'Meme' });
export type Memes = DraftList<'memes'>;
