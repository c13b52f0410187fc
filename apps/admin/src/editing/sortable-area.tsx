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
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { editingCopy } from './editing-copy.ts';

/** The ids with one moved to another position. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

let isUnderWay = false;

/** Whether a drag is in progress: then Escape reverts it and must not close anything. */
export const isDragging = () => isUnderWay;

// Constant objects, because new sensors would render every row again.
const byMouse = { activationConstraint: { distance: 5 } };
const byTouch = { activationConstraint: { delay: 200, tolerance: 8 } };
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' } as const;

/** Moves a row by one position and announces it. */
export type MoveRow = (id: string, by: -1 | 1) => void;

/**
 * Context for sortable rows (`useSortable`): drags by mouse, touch (hold 200 ms) and keyboard at a handle,
 * and announces positions. The arguments of `children` and the context are stable while the ids are, so that
 * memoized rows don't render again.
 */
export function SortableArea({
  ids: given,
  nameAt,
  onReorder,
  disabled = false,
  layout = 'list',
  children,
}: {
  ids: readonly string[];
  /** The row's name in announcements: 'Page 3', 'Ohm's law'. */
  nameAt: (index: number) => string;
  /** Receives all ids in their new order. */
  onReorder: (ids: string[]) => void;
  disabled?: boolean;
  layout?: 'list' | 'grid';
  children: (move: MoveRow) => ReactNode;
}) {
  const [said, setSaid] = useState('');
  const joined = JSON.stringify(given);
  const ids = useMemo(() => JSON.parse(joined) as string[], [joined]);
  const latest = useRef({ ids, nameAt, onReorder, disabled });
  latest.current = { ids, nameAt, onReorder, disabled };
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byTouch),
    useSensor(KeyboardSensor, byKeyboard),
  );
  const place = (id: string | number) => ids.indexOf(String(id)) + 1;
  const nameOf = (id: string | number) => (place(id) === 0 ? '' : nameAt(place(id) - 1));
  const announcements: Announcements = {
    onDragStart: ({ active }) => editingCopy.picked(nameOf(active.id), place(active.id), ids.length),
    onDragOver: ({ active, over }) =>
      over ? editingCopy.over(nameOf(active.id), place(over.id), ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      editingCopy.dropped(nameOf(active.id), place(over?.id ?? active.id), ids.length),
    onDragCancel: ({ active }) => editingCopy.dragCancelled(nameOf(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    isUnderWay = false;
    if (over && over.id !== active.id)
      onReorder(movedTo(ids, String(active.id), ids.indexOf(String(over.id))));
  };
  const move: MoveRow = useCallback((id, by) => {
    const now = latest.current;
    const from = now.ids.indexOf(id);
    const next = from + by;
    if (now.disabled || next < 0 || next >= now.ids.length) return;
    setSaid(editingCopy.dropped(now.nameAt(from), next + 1, now.ids.length));
    now.onReorder(movedTo(now.ids, id, next));
  }, []);
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
        {children(move)}
      </SortableContext>
      <VisuallyHidden live>{said}</VisuallyHidden>
    </DndContext>
  );
}
