import type { MemeDraft } from '@repo/contracts/content.drafts';
import { IconButton } from '@repo/ui/button';
import { Menu, type MenuItem } from '@repo/ui/menu';
import { ArrowLeft, ArrowRight, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { startTransition } from 'react';
import type { SortableRowState } from '#src/editing/sortable-list.tsx';
import { MemePicture, type PictureState } from './meme-picture.tsx';
import { memesCopy } from './memes-copy.ts';

/** A meme in the grid: pressing the picture edits it; below it are its number and Delete. */
export function MemeTile({
  meme,
  name,
  row,
  entries,
  onEdit,
  onDelete,
  onState,
}: {
  meme: MemeDraft;
  name: string;
  row: SortableRowState;
  /** More entries of the meme's menu. */
  entries: MenuItem[];
  onEdit: () => void;
  onDelete: () => void;
  /** Whether its picture loaded. */
  onState: (state: PictureState) => void;
}) {
  return (
    <div className="overflow-clip rounded-card border-[1.5px] border-edge bg-surface">
      <button
        type="button"
        aria-label={memesCopy.edit(name)}
        onClick={() => startTransition(onEdit)}
        className="group relative block aspect-square w-full bg-sunken -outline-offset-4!"
      >
        <MemePicture
          key={meme.imageUrl}
          src={meme.imageUrl}
          alt=""
          isLazy
          brokenText={memesCopy.tileBroken}
          onState={onState}
        />
        <span
          aria-hidden="true"
          className="absolute right-1.5 top-1.5 grid max-sm:hidden size-8 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface text-ink-2 group-hover:text-ink"
        >
          <Pencil size={16} />
        </span>
      </button>
      <p className="border-t-[1.5px] border-line px-3 pt-2 text-caption text-ink-2 wrap-anywhere">{name}</p>
      <div className="flex items-center justify-between">
        <span className="max-sm:hidden">{row.handle}</span>
        <Menu
          label={memesCopy.actsOf(name)}
          trigger={<EllipsisVertical size={18} aria-hidden="true" />}
          items={[
            {
              label: memesCopy.moveEarlier,
              icon: <ArrowLeft size={18} aria-hidden="true" />,
              disabled: row.isFirst,
              onSelect: row.moveUp,
            },
            {
              label: memesCopy.moveLater,
              icon: <ArrowRight size={18} aria-hidden="true" />,
              disabled: row.isLast,
              onSelect: row.moveDown,
            },
            ...entries,
          ]}
        />
        <IconButton
          label={memesCopy.remove(name)}
          className="!size-11 !text-redpen hover:!bg-red-tint"
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}
