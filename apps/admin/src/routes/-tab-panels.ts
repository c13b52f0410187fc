import type { ContentList } from '@repo/contracts/items/content-lists';
import { lazyOr } from '@repo/ui/lazy-or';
import { PartMissing } from '#src/editing/lazy-parts.tsx';
import { type TabComponent, tabLists, tabOfList } from '#src/selection/chapter-tabs.ts';

const components: Record<ContentList, TabComponent> = {
  topics: lazyOr(async () => (await import('#src/features/notes/notes-tab.tsx')).NotesTab, PartMissing),
  mindmaps: lazyOr(
    async () => (await import('#src/features/mindmap/mindmap-tab.tsx')).MindmapTab,
    PartMissing,
  ),
  flashcards: lazyOr(
    async () => (await import('#src/features/flashcards/flashcards-tab.tsx')).FlashcardsTab,
    PartMissing,
  ),
  summaries: lazyOr(
    async () => (await import('#src/features/summary/summary-tab.tsx')).SummaryTab,
    PartMissing,
  ),
  tests: lazyOr(async () => (await import('#src/features/quizzes/tests-tab.tsx')).TestsTab, PartMissing),
  written: lazyOr(
    async () => (await import('#src/features/written/written-tab.tsx')).WrittenTab,
    PartMissing,
  ),
  memes: lazyOr(async () => (await import('#src/features/memes/memes-tab.tsx')).MemesTab, PartMissing),
};

/** The tabs with their screens, which are loaded when first opened. */
export const tabPanels = tabLists.map((list) => ({
  list,
  value: tabOfList(list),
  Component: components[list],
}));
