import { lazy } from 'react';
import { type ChapterTab, chapterTabs, type TabComponent } from '#src/selection/chapter-tabs.ts';

const files = import.meta.glob<Record<string, TabComponent>>('/src/features/*/*-tab.tsx');

function panelOf(feature: string): TabComponent | null {
  const load = files[`/src/features/${feature}/${feature}-tab.tsx`];
  if (!load) return null;
  const name = `${feature.charAt(0).toUpperCase()}${feature.slice(1)}Tab`;
  return lazy(async () => {
    const component = (await load())[name];
    if (!component) throw new Error(`${feature}-tab.tsx exports no ${name}`);
    return { default: component };
  });
}

type Panel = { value: ChapterTab; label: string; Component: TabComponent };

/** The tabs with their screens; each is fetched when it is opened first. */
export const tabPanels: Panel[] = chapterTabs.flatMap(({ value, label, feature }) => {
  const Component = panelOf(feature);
  return Component ? [{ value, label, Component }] : [];
});
