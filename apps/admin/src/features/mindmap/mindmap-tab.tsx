import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { Loading, Skeleton } from '@repo/ui/loading';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ListState } from '#src/chapter-items/list-state.tsx';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { SortableList } from '#src/editing/sortable-list.tsx';
import type { TabProps } from '#src/selection/chapter-tabs.ts';
import { useAskedItem } from '#src/selection/selection.ts';
import { MindmapCard } from './list/mindmap-card.tsx';
import { countIdeas } from './model/idea-tree.ts';
import { mindmapCopy } from './model/mindmap-copy.ts';
import { readMap } from './model/read-mindmap.ts';
import { useMindmaps } from './state/use-mindmaps.ts';

const MindmapEditor = lazy(() =>
  import('./editor/mindmap-editor.tsx').then((module) => ({ default: module.MindmapEditor })),
);

const gridClass = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** The Mindmap tab: the chapter's maps in a grid; one opens in a full-screen editor. */
export function MindmapTab({ chapter }: TabProps) {
  const maps = useMindmaps(chapter._id);
  const [open, setOpen] = useState<{ map: MindmapDraft | null } | null>(null);
  const { ordered, reorder } = useListOrder({
    items: maps.query.data ?? [],
    send: maps.reorder,
    refetch: maps.query.refetch,
  });
  const deletion = useDelayedDelete<MindmapDraft>({
    noun: 'Mindmap',
    nameOf: ({ title }) => title,
    consequence: (map) => mindmapCopy.nodeCount(countIdeas(readMap(map).root)),
    send: maps.remove,
    failureText: mindmapCopy.mindmapDeleteFailed,
  });
  const transfer = useTransfer({
    chapterId: chapter._id,
    noun: 'Mindmap',
    copy: maps.copy,
    move: maps.move,
  });
  useAskedItem('mindmap', maps.query, (map) => setOpen({ map }));
  const edited = open?.map ?? null;
  return (
    <section aria-label={mindmapCopy.heading} className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen({ map: null })}>
          {mindmapCopy.add}
        </Button>
      </div>
      <ListState query={maps.query} failureText={mindmapCopy.mindmapsFetchFailed} skeleton={<Cards />}>
        {() => {
          const left = ordered.filter(({ _id }) => !deletion.isGone(_id));
          if (left.length === 0)
            return (
              <EmptyState art={<Character name="prakar" mood="think" />} title={mindmapCopy.empty}>
                {mindmapCopy.emptyHint}
              </EmptyState>
            );
          return (
            <SortableList
              label={mindmapCopy.heading}
              layout="grid"
              items={left}
              idOf={({ _id }) => _id}
              nameOf={({ title }) => title}
              onReorder={reorder}
              className={gridClass}
              rowClassName="min-w-0 rounded-card"
            >
              {(map, row, index) => (
                <MindmapCard
                  map={map}
                  row={row}
                  isShown={index === 0 && left.length > 1}
                  entries={transfer.entries(map, map.title)}
                  onEdit={() => setOpen({ map })}
                  onDelete={() => deletion.ask(map)}
                />
              )}
            </SortableList>
          );
        }}
      </ListState>
      {open ? (
        <Suspense fallback={<Loading className="fixed inset-0 z-50 grid place-items-center bg-paper" />}>
          <MindmapEditor
            chapter={chapter}
            map={edited && (maps.query.data?.find(({ _id }) => _id === edited._id) ?? edited)}
            acts={maps}
            onCreated={(map) => setOpen({ map })}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      ) : null}
      {transfer.dialog}
      {deletion.dialog}
    </section>
  );
}

function Cards() {
  return (
    <div className={gridClass}>
      {['one', 'two', 'three'].map((card) => (
        <Skeleton key={card} className="aspect-[16/11] w-full" />
      ))}
    </div>
  );
}
