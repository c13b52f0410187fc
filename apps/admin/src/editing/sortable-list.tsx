import type { ReactNode } from 'react';
import { SortableArea } from './sortable-area.tsx';
import { SortableRow } from './sortable-row.tsx';
import type { SortableRowState } from './use-sortable-row.tsx';

export { isDragging, movedTo } from './sortable-area.tsx';
export type { SortableRowState } from './use-sortable-row.tsx';

/**
 * A sortable list: by mouse, touch (hold 200 ms), keyboard at the handle, Alt+Up/Down anywhere in the row,
 * and two buttons. `onReorder` receives all ids in the new order; show it optimistically and revert if the
 * server rejects it. `children` renders a row with its controls.
 */
export function SortableList<T>({
  items,
  idOf,
  nameOf,
  onReorder,
  label,
  className,
  rowClassName,
  disabled = false,
  layout = 'list',
  children,
}: {
  items: readonly T[];
  idOf: (item: T) => string;
  /** The item's name in buttons and announcements: 'Page 3', 'Ohm's law'. */
  nameOf: (item: T, index: number) => string;
  onReorder: (ids: string[]) => void;
  label: string;
  className?: string;
  rowClassName?: string;
  disabled?: boolean;
  /** Layout of the rows: below each other, or also side by side. */
  layout?: 'list' | 'grid';
  children: (item: T, row: SortableRowState, index: number) => ReactNode;
}) {
  const nameAt = (index: number) => {
    const item = items[index];
    return item === undefined ? '' : nameOf(item, index);
  };
  return (
    <SortableArea
      ids={items.map(idOf)}
      nameAt={nameAt}
      onReorder={onReorder}
      disabled={disabled}
      layout={layout}
    >
      {(move) => (
        <ol aria-label={label} className={className}>
          {items.map((item, index) => {
            const id = idOf(item);
            return (
              <SortableRow
                key={id}
                id={id}
                name={nameOf(item, index)}
                index={index}
                count={items.length}
                disabled={disabled}
                className={rowClassName}
                onMove={(by) => move(id, by)}
              >
                {(row) => children(item, row, index)}
              </SortableRow>
            );
          })}
        </ol>
      )}
    </SortableArea>
  );
}
