import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type SortableRowState, useSortableRow } from './use-sortable-row.tsx';

/** One `li` of a SortableList. */
export function SortableRow({
  className,
  children,
  ...row
}: {
  id: string;
  name: string;
  index: number;
  count: number;
  disabled: boolean;
  className?: string;
  onMove: (by: -1 | 1) => void;
  children: (row: SortableRowState) => ReactNode;
}) {
  const { item, state } = useSortableRow(row);
  return (
    <li {...item} className={clsx(className, state.isDragging && 'relative z-10 bg-surface shadow-float')}>
      {children(state)}
    </li>
  );
}
