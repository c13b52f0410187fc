export const chapterTabs = ['explanation', 'summary', 'flashcards', 'quiz', 'memes', 'mindmap'] as const;
export type ChapterTab = (typeof chapterTabs)[number];

export type ChapterPart = 'written' | 'diagrams';

/**
 * A place in a chapter as in its URL: the tab, and in it a page of a topic, a page of the summary, or a card,
 * all numbered from 1. In the quiz tab, written questions and diagrams are separate parts; a written question
 * is identified by its id.
 */
export type ChapterPlace = {
  tab?: ChapterTab;
  topic?: number;
  page?: number;
  card?: number;
  part?: ChapterPart;
  question?: string;
};

const isTab = (value: unknown): value is ChapterTab => chapterTabs.includes(value as ChapterTab);

const positive = (value: unknown): number | undefined =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined;

/** A content id; the router parses ids of digits only as numbers. */
const idOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` || undefined : undefined;

/** Reads the place from a URL's search parameters; ignores others. */
export function parseChapterPlace(search: Record<string, unknown>): ChapterPlace {
  const { tab, topic, page, card, part, question } = search;
  const isPart = tab === 'quiz' && (part === 'written' || part === 'diagrams');
  return {
    tab: isTab(tab) ? tab : undefined,
    topic: positive(topic),
    page: positive(page),
    card: positive(card),
    part: isPart ? part : undefined,
    question: isPart && part === 'written' ? idOf(question) : undefined,
  };
}

/** Whether it names more than a tab. */
export const isExactPlace = ({ topic, page, card }: ChapterPlace): boolean =>
  topic !== undefined || page !== undefined || card !== undefined;
