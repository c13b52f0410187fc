import { lazy } from 'react';
import { type ChapterTab, chapterTabs, type TabComponent } from '#src/selection/chapter-tabs.ts';

const components: Record<ChapterTab, TabComponent> = {
  notes: lazy(async () => ({ default: (await import('#src/features/notes/notes-tab.tsx')).NotesTab })),
  mindmap: lazy(async () => ({
    default: (await import('#src/features/mindmap/mindmap-tab.tsx')).MindmapTab,
  })),
  flashcards: lazy(async () => ({
    default: (await import('#src/features/flashcards/flashcards-tab.tsx')).FlashcardsTab,
  })),
  summary: lazy(async () => ({
    default: (await import('#src/features/summary/summary-tab.tsx')).SummaryTab,
  })),
  test: lazy(async () => ({ default: (await import('#src/features/tests/tests-tab.tsx')).TestsTab })),
  written: lazy(async () => ({
    default: (await import('#src/features/written/written-tab.tsx')).WrittenTab,
  })),
  memes: lazy(async () => ({ default: (await import('#src/features/memes/memes-tab.tsx')).MemesTab })),
};

/** The tabs with their screens, which are loaded when first opened. */
export const tabPanels = chapterTabs.map((tab) => ({ ...tab, Component: components[tab.value] }));
