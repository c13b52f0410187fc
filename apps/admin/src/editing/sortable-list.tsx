import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { VisuallyHidden } from '@repo/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { editingCopy } from './editing-copy.ts';
import { SortableRow, type SortableRowState } from './sortable-row.tsx';

export type { SortableRowState } from './sortable-row.tsx';

/** The same ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

let isUnderWay = false;

/** Whether something is being moved right now: then Escape puts it back and must close nothing. */
export const isDragging = () => isUnderWay;

/**
 * A list whose order the admin sets: by mouse, by touch (hold 200 ms), by keyboard at the handle, by Alt+Up/Down
 * anywhere in the row, and by two buttons. `onReorder` gets all ids in the new order; show that order at once and put
 * the old one back when the server refuses. The row is drawn by `children` with its controls.
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
  /** For buttons and announcements: 'Page 3', 'Ohm's law'. */
  nameOf: (item: T, index: number) => string;
  onReorder: (ids: string[]) => void;
  label: string;
  className?: string;
  rowClassName?: string;
  disabled?: boolean;
  /** How the rows stand: below each other, or side by side too. */
  layout?: 'list' | 'grid';
  children: (item: T, row: SortableRowState, index: number) => ReactNode;
}) {
  const [said, setSaid] = useState('');
  const ids = items.map(idOf);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const nameAt = (id: string | number) => {
    const index = ids.indexOf(String(id));
    const item = items[index];
    return item === undefined ? '' : nameOf(item, index);
  };
  const place = (id: string | number) => ids.indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => editingCopy.picked(nameAt(active.id), place(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over ? editingCopy.over(nameAt(active.id), place(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      editingCopy.dropped(nameAt(active.id), place(over?.id ?? active.id), ids.length),
    onDragCancel: ({ active }) => editingCopy.dragCancelled(nameAt(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    isUnderWay = false;
    if (over && over.id !== active.id)
      onReorder(movedTo(ids, String(active.id), ids.indexOf(String(over.id))));
  };
  const move = (id: string, by: -1 | 1) => {
    const next = ids.indexOf(id) + by;
    if (disabled || next < 0 || next >= ids.length) return;
    setSaid(editingCopy.dropped(nameAt(id), next + 1, ids.length));
    onReorder(movedTo(ids, id, next));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={() => {
        isUnderWay = true;
      }}
      onDragCancel={() => {
        isUnderWay = false;
      }}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: editingCopy.dragHelp } }}
    >
      <SortableContext
        items={ids}
        strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}
        disabled={disabled}
      >
        <ol aria-label={label} className={className}>
          {items.map((item, index) => {
            const id = idOf(item);
            return (
              <SortableRow
                key={id}
                id={id}
                name={nameOf(item, index)}
                index={index}
                count={ids.length}
                disabled={disabled}
                className={rowClassName}
                onMove={(by) => move(id, by)}
              >
                {(row) => children(item, row, index)}
              </SortableRow>
            );
          })}
        </ol>
      </SortableContext>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </DndContext>
  );
}
