import { IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import type { SortableRowState } from '#src/editing/sortable-list.tsx';

/** The moves and the removal of a row; `stays` is the reason why the last one can't be removed. */
export function RowActs({
  row,
  removeLabel,
  stays = null,
  className,
  onRemove,
}: {
  row: SortableRowState;
  removeLabel: string;
  stays?: string | null;
  className?: string;
  onRemove: () => void;
}) {
  return (
    <span className={clsx('inline-flex shrink-0 items-center justify-end', className)}>
      {row.moveButtons}
      <IconButton
        label={stays === null ? removeLabel : `${removeLabel}. ${stays}`}
        disabled={stays !== null}
        className="!size-11 !text-redpen disabled:!border-transparent disabled:!bg-transparent disabled:!text-ink-3"
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
