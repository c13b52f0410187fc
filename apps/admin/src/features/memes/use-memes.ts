import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's memes and their actions. */
export const useMemes = (chapterId: string) => useDraftList('memes', chapterId, { noun: 'Meme' });
export type Memes = DraftList<'memes'>;
