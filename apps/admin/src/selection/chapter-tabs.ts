import type { TestDraft } from '@repo/contracts/content.drafts';
import type { ContentList } from '@repo/contracts/items/content-lists';
import type { ComponentType, ReactNode } from 'react';

/** The tabs of a chapter in their order, as addresses name them. */
export const chapterTabs = [
  { value: 'notes', label: 'Notes' },
  { value: 'mindmap', label: 'Mindmap' },
  { value: 'flashcards', label: 'Flashcards' },
  { value: 'summary', label: 'Summary' },
  { value: 'test', label: 'Test' },
  { value: 'written', label: 'Written' },
  { value: 'memes', label: 'Memes' },
] as const;

export type ChapterTab = (typeof chapterTabs)[number]['value'];

const tabOfLists: Record<ContentList, ChapterTab> = {
  topics: 'notes',
  mindmaps: 'mindmap',
  flashcards: 'flashcards',
  summaries: 'summary',
  tests: 'test',
  memes: 'memes',
  written: 'written',
};

/** The tab in which a list of the chapter is edited. */
export const tabOfList = (list: ContentList): ChapterTab => tabOfLists[list];

/** The chapter that is open. */
export type TabChapter = { _id: string; name: string; subjectId: string; subjectName: string };

/** What every tab is given. */
export type TabProps = {
  chapter: TabChapter;
  /** What can be done with the whole list: import, export. Stands at its head. */
  tools?: ReactNode;
  /** The Test tab: what can be done with one test besides. */
  testTools?: (test: TestDraft) => ReactNode;
  /** The Written tab: what can be done with one question besides. */
  writtenTools?: (question: { _id: string; name: string }) => ReactNode;
};
export type TabComponent = ComponentType<TabProps>;

/** The tab of this name in an address, or null. */
export function tabOf(name: string | undefined) {
  return chapterTabs.find((tab) => tab.value === name) ?? null;
}
