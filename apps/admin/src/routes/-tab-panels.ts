import type { ContentList } from '@repo/contracts/items/content-lists';
import { lazy } from 'react';
import { type TabComponent, tabLists, tabOfList } from '#src/selection/chapter-tabs.ts';

const components: Record<ContentList, TabComponent> = {
  topics: lazy(async () => ({ default: (await import('#src/features/notes/notes-tab.tsx')).NotesTab })),
  mindmaps: lazy(async () => ({
    default: (await import('#src/features/mindmap/mindmap-tab.tsx')).MindmapTab,
  })),
  flashcards: lazy(async () => ({
    default: (await import('#src/features/flashcards/flashcards-tab.tsx')).FlashcardsTab,
  })),
  summaries: lazy(async () => ({
    default: (await import('#src/features/summary/summary-tab.tsx')).SummaryTab,
  })),
  tests: lazy(async () => ({ default: (await import('#src/features/quizzes/tests-tab.tsx')).TestsTab })),
  written: lazy(async () => ({
    default: (await import('#src/features/written/written-tab.tsx')).WrittenTab,
  })),
  memes: lazy(async () => ({ default: (await import('#src/features/memes/memes-tab.tsx')).MemesTab })),
};

/** The tabs with their screens, which are loaded when first opened. */
export const tabPanels = tabLists.map((list) => ({
  list,
  value: tabOfList(list),
  Component: components[list],
}));
