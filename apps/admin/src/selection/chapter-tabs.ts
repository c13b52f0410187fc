import type { ContentList } from '@repo/contracts/items/content-lists';
import type { ComponentType, ReactNode } from 'react';

/**
 * The tabs of a chapter in order, by the list that each edits: `value` in addresses, `label` above the tab, and what
 * an item is called elsewhere. Plain texts have no markup.
 */
const tabs = {
  topics: {
    ...{ value: 'notes', label: 'Notes', gap: 'Notes' },
    ...{ one: 'Topic', many: 'topics', found: 'Notes', reported: 'Notes, page' },
  },
  mindmaps: {
    ...{ value: 'mindmap', label: 'Mindmap', gap: 'Mindmap' },
    ...{ one: 'Mind map', many: 'mind maps', found: 'Mind map', reported: 'Mind map', isPlain: true },
  },
  flashcards: {
    ...{ value: 'flashcards', label: 'Flashcards', gap: 'Flashcards' },
    ...{ one: 'Flashcard', many: 'flashcards', found: 'Card', reported: 'Flashcard' },
  },
  summaries: {
    ...{ value: 'summary', label: 'Summary', gap: 'Summary' },
    ...{ one: 'Summary', many: 'summaries', found: 'Summary', reported: 'Summary, page' },
  },
  tests: {
    ...{ value: 'test', label: 'Test', gap: 'Test' },
    ...{ one: 'Test', many: 'tests', found: 'Test', reported: 'Test, question' },
  },
  written: {
    ...{ value: 'written', label: 'Written', gap: 'Written questions' },
    ...{ one: 'Written question', many: 'written questions' },
    ...{ found: 'Written question', reported: 'Written question' },
  },
  memes: {
    ...{ value: 'memes', label: 'Memes', gap: 'Memes' },
    ...{ one: 'Meme', many: 'memes', found: 'Meme', reported: 'Meme', isPlain: true },
  },
} as const satisfies Record<ContentList, ItemWords & { value: string; label: string }>;

/** What items of a list are called. */
type ItemWords = {
  /** The noun for one item in a change, and for several in a change of their order. */
  one: string;
  many: string;
  /** The noun in search results. */
  found: string;
  /** The noun in reports of mistakes, before the number of a part. */
  reported: string;
  /** The text where a chapter lacks them. */
  gap: string;
  /** Whether their texts have no markup. */
  isPlain?: boolean;
};
type Tabs = typeof tabs;
export type ChapterTab = Tabs[ContentList]['value'];

/** The lists in the order of their tabs. */
export const tabLists = Object.keys(tabs) as ContentList[];
export const chapterTabs: { value: ChapterTab; label: string }[] = Object.values(tabs);
export const wordsOf = (list: ContentList): ItemWords => tabs[list];

/** The tab that edits a list of the chapter. */
export const tabOfList = <List extends ContentList>(list: List): Tabs[List]['value'] => tabs[list].value;

/** The open chapter. */
export type TabChapter = { _id: string; name: string; subjectId: string; subjectName: string };

/** Props of every tab. */
export type TabProps = {
  chapter: TabChapter;
  /** Actions for the whole list: import, export. Shown at its top. */
  tools?: ReactNode;
  /** Further actions for one item. */
  itemTools?: (item: { _id: string; name: string }) => ReactNode;
};
export type TabComponent = ComponentType<TabProps>;

/** The tab of this name in an address, or null. */
export function tabOf(name: string | undefined) {
  return chapterTabs.find((tab) => tab.value === name) ?? null;
}
