export const chapterTabs = ['explanation', 'summary', 'flashcards', 'quiz', 'memes', 'mindmap'] as const;
export type ChapterTab = (typeof chapterTabs)[number];

/**
 * A place in a chapter as its address names it: the tab, and there a page of a topic, a page of the summary or a
 * card. Numbers count from 1, as people do.
 */
export type ChapterPlace = { tab?: ChapterTab; topic?: number; page?: number; card?: number };

const isTab = (value: unknown): value is ChapterTab => chapterTabs.some((tab) => tab === value);

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number > 0 ? number : undefined;
}

/** What of an address' search is a place; anything else is left out. */
export function parseChapterPlace(search: Record<string, unknown>): ChapterPlace {
  const { tab, topic, page, card } = search;
  return {
    tab: isTab(tab) ? tab : undefined,
    topic: positive(topic),
    page: positive(page),
    card: positive(card),
  };
}

/** Whether it names more than a tab. */
export const isExactPlace = ({ topic, page, card }: ChapterPlace): boolean =>
  topic !== undefined || page !== undefined || card !== undefined;
