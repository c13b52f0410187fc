import type { TestDraft } from '@repo/contracts/content.drafts';
import type { ContentList } from '@repo/contracts/items/content-lists';
import type { ComponentType, ReactNode } from 'react';

/** The tabs of a chapter in order, as named in addresses. */
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

/** The tab that edits a list of the chapter. */
export const tabOfList = (list: ContentList): ChapterTab => tabOfLists[list];

/** The open chapter. */
export type TabChapter = { _id: string; name: string; subjectId: string; subjectName: string };

/** Props of every tab. */
export type TabProps = {
  chapter: TabChapter;
  /** Actions for the whole list: import, export. Shown at its top. */
  tools?: ReactNode;
  /** The Test tab: additional actions for one test. */
  testTools?: (test: TestDraft) => ReactNode;
  /** The Written tab: additional actions for one question. */
  writtenTools?: (question: { _id: string; name: string }) => ReactNode;
};
export type TabComponent = ComponentType<TabProps>;

/** The tab of this name in an address, or null. */
export function tabOf(name: string | undefined) {
  return chapterTabs.find((tab) => tab.value === name) ?? null;
}
