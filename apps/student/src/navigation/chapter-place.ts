export const chapterTabs = ['explanation', 'summary', 'flashcards', 'quiz', 'memes', 'mindmap'] as const;
export type ChapterTab = (typeof chapterTabs)[number];

/**
 * A place in a chapter as its address names it: the tab, and there a page of a topic, a page of the summary or a
 * card. Numbers count from 1, as people do. In the quiz tab the written questions are a part of their own, and one of
 * them is named by its id.
 */
export type ChapterPlace = {
  tab?: ChapterTab;
  topic?: number;
  page?: number;
  card?: number;
  part?: 'written';
  question?: string;
};

const isTab = (value: unknown): value is ChapterTab => chapterTabs.some((tab) => tab === value);

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number > 0 ? number : undefined;
}

/** An id of the content, which an address with nothing but digits turns into a number. */
function idOf(value: unknown): string | undefined {
  const isId = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isId ? String(value) : undefined;
}

/** What of an address' search is a place; anything else is left out. */
export function parseChapterPlace(search: Record<string, unknown>): ChapterPlace {
  const { tab, topic, page, card, part, question } = search;
  const isWritten = tab === 'quiz' && part === 'written';
  return {
    tab: isTab(tab) ? tab : undefined,
    topic: positive(topic),
    page: positive(page),
    card: positive(card),
    part: isWritten ? 'written' : undefined,
    question: isWritten ? idOf(question) : undefined,
  };
}

/** Whether it names more than a tab. */
export const isExactPlace = ({ topic, page, card }: ChapterPlace): boolean =>
  topic !== undefined || page !== undefined || card !== undefined;
