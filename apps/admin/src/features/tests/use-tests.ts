import { type DraftList, useDraftList } from '#src/chapter-items/use-draft-list.ts';

/** A chapter's tests and what can be done with them. */
export const useTests = (chapterId: string) => useDraftList('tests', chapterId, { noun: 'Test' });
export type Tests = DraftList<'tests'>;
