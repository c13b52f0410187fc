/** Lists that older versions and copies lack; omitted where they are empty. */
export const laterLists = ['written'] as const;
export type LaterList = (typeof laterLists)[number];

/** The lists of items in a chapter, in the order of the bulk reply. The first six are in every version. */
export const contentLists = [
  ...(['topics', 'summaries', 'flashcards', 'tests', 'memes', 'mindmaps'] as const),
  ...laterLists,
] as const;
export type ContentList = (typeof contentLists)[number];

/** A value for each list. */
export const byList = <T>(make: (list: ContentList) => T): Record<ContentList, T> =>
  Object.fromEntries(contentLists.map((list) => [list, make(list)])) as Record<ContentList, T>;

/** The singular name of each list's items, for people. */
export const itemNouns: Record<ContentList, string> = {
  topics: 'Topic',
  summaries: 'Summary',
  flashcards: 'Flashcard',
  tests: 'Test',
  memes: 'Meme',
  mindmaps: 'Mindmap',
  written: 'Written question',
};
