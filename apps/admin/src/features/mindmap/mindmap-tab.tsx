import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { Loading } from '@repo/ui/loading';
import { useDraftList } from '#src/chapter-items/use-draft-list.ts';
import { lazyDialog } from '#src/editing/lazy-parts.tsx';
import { ItemTab } from '#src/item-tab/item-tab.tsx';
import { useItemList } from '#src/item-tab/use-item-list.ts';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { MindmapCard } from './list/mindmap-card.tsx';
import { countIdeas } from './model/idea-tree.ts';
import { mindmapCopy } from './model/mindmap-copy.ts';
import { readMap } from './model/read-mindmap.ts';

const MindmapEditor = lazyDialog(
  async () => (await import('./editor/mindmap-editor.tsx')).MindmapEditor,
  <Loading className="fixed inset-0 z-50 grid place-items-center bg-paper" />,
);

const grid = { className: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3', tile: 'aspect-[16/11]' };

/** The Mindmap tab: the chapter's maps in a grid; one opens in a full-screen editor. */
export function MindmapTab({ chapter, tools }: TabProps) {
  const maps = useDraftList('mindmaps', chapter._id);
  const items = useItemList<MindmapDraft>({
    list: 'mindmaps',
    chapterId: chapter._id,
    drafts: maps,
    nameOf: ({ title }) => title,
    consequence: (map) => mindmapCopy.nodeCount(countIdeas(readMap(map).root)),
    failureText: mindmapCopy.mindmapDeleteFailed,
  });
  return (
    <ItemTab
      items={items}
      copy={mindmapCopy}
      failureText={mindmapCopy.mindmapsFetchFailed}
      art="prakar"
      tools={tools}
      grid={grid}
      row={(map, { index, name: _, onPreview: __, ...acts }) => (
        <MindmapCard {...acts} map={map} isShown={index === 0 && items.left.length > 1} />
      )}
      editor={(map) => (
        <MindmapEditor
          chapter={chapter}
          map={map}
          acts={maps}
          onCreated={items.edit}
          onClose={() => items.setOpen(null)}
        />
      )}
    />
  );
}
