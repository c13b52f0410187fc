import type { MindmapDraft } from '@repo/contracts/content.drafts';
import { Badge } from '@repo/ui/badge';
import { IconButton } from '@repo/ui/button';
import { Menu, type MenuItem } from '@repo/ui/menu';
import { ArrowLeft, ArrowRight, EllipsisVertical, Image, Pencil, PenTool, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import type { SortableRowState } from '#src/editing/sortable-list.tsx';
import { countIdeas } from '../model/idea-tree.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { readMap } from '../model/read-mindmap.ts';
import { saveMap } from '../picture/save-map.ts';
import { MindmapThumbnail } from './mindmap-thumbnail.tsx';

/** A mind map in the grid: pressing its picture edits it; below it are its name, its number and Delete. */
export function MindmapCard({
  map,
  row,
  isShown,
  entries,
  onEdit,
  onDelete,
}: {
  map: MindmapDraft;
  row: SortableRowState;
  /** Whether students see this one. */
  isShown: boolean;
  /** More entries of the mind map's menu. */
  entries: MenuItem[];
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { root } = useMemo(() => readMap(map), [map]);
  return (
    <article className="overflow-clip rounded-card border-[1.5px] border-edge bg-surface">
      <button
        type="button"
        aria-label={mindmapCopy.edit(map.title)}
        onClick={onEdit}
        className="group relative block aspect-[16/9] w-full bg-paper p-2 -outline-offset-4!"
      >
        <MindmapThumbnail root={root} />
        <span className="absolute bottom-2 right-2 inline-flex min-h-8 items-center gap-1.5 rounded-full border-[1.5px] border-line-strong bg-surface px-3 text-caption font-bold text-ink group-hover:bg-pen-tint">
          <Pencil size={14} aria-hidden="true" />
          {mindmapCopy.editWord}
        </span>
        {isShown ? (
          <span className="absolute left-2 top-2">
            <Badge tone="tick">{mindmapCopy.first}</Badge>
          </span>
        ) : null}
      </button>
      <div className="flex items-center border-t-[1.5px] border-line pl-4">
        <div className="min-w-0 flex-1 py-2">
          <h2 className="line-clamp-2 text-body wrap-anywhere">{map.title}</h2>
          <p className="text-meta text-ink-2">{mindmapCopy.nodeCount(countIdeas(root))}</p>
        </div>
        {row.isFirst && row.isLast ? null : <span className="max-sm:hidden">{row.handle}</span>}
        <Menu
          label={mindmapCopy.actsOf(map.title)}
          trigger={<EllipsisVertical size={18} aria-hidden="true" />}
          items={[
            {
              label: mindmapCopy.moveEarlier,
              icon: <ArrowLeft size={18} aria-hidden="true" />,
              disabled: row.isFirst,
              onSelect: row.moveUp,
            },
            {
              label: mindmapCopy.moveLater,
              icon: <ArrowRight size={18} aria-hidden="true" />,
              disabled: row.isLast,
              onSelect: row.moveDown,
            },
            ...entries,
            {
              label: mindmapCopy.savePng,
              icon: <Image size={18} aria-hidden="true" />,
              onSelect: () => void saveMap({ title: map.title, root }, 'png'),
            },
            {
              label: mindmapCopy.saveSvg,
              icon: <PenTool size={18} aria-hidden="true" />,
              onSelect: () => void saveMap({ title: map.title, root }, 'svg'),
            },
          ]}
        />
        <IconButton
          label={mindmapCopy.remove(map.title)}
          className="!size-11 !text-redpen hover:!bg-red-tint"
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  );
}
