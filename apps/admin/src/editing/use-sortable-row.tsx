import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DOMAttributes, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { editingCopy } from './editing-copy.ts';
import { focusIfLost } from './focus-if-lost.ts';

/** The controls of one row to place in it, and the same moves for a menu. */
export type SortableRowState = {
  /** The drag handle for mouse, touch and keyboard. */
  handle: ReactNode;
  /** The two buttons; in the first and last row one is disabled, but keeps the focus. */
  moveButtons: ReactNode;
  moveUp: () => void;
  moveDown: () => void;
  isFirst: boolean;
  isLast: boolean;
  isDragging: boolean;
};

const controlClass =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3';

/**
 * One row of a SortableArea: `item` are the props of its element, `state` its controls, and `pointer` turns
 * an element into a handle for mouse and touch, where there is no room for one.
 */
export function useSortableRow({
  id,
  name,
  index,
  count,
  disabled = false,
  onMove,
}: {
  id: string;
  name: string;
  index: number;
  count: number;
  disabled?: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled });
  const row = useRef<HTMLLIElement | null>(null);
  const isFirst = index === 0;
  const isLast = index === count - 1;

  const move = (by: -1 | 1) => {
    // Moving the row's element in the page blurs the pressed button.
    const focused = document.activeElement;
    onMove(by);
    if (focused instanceof HTMLElement) focusIfLost(() => (row.current?.contains(focused) ? focused : null));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={editingCopy.drag(name)}
      title={editingCopy.drag(name)}
      disabled={disabled || count < 2}
      className={clsx(controlClass, 'touch-none', isDragging ? 'cursor-grabbing' : 'cursor-grab')}
    >
      <GripVertical size={18} aria-hidden="true" />
    </button>
  );
  const moveButton = (label: string, by: -1 | 1, isAtEnd: boolean, Icon: typeof ArrowUp) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || isAtEnd}
      onClick={() => move(by)}
      className={controlClass}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
  const moveButtons = (
    <span className="inline-flex">
      {moveButton(editingCopy.moveUp(name), -1, isFirst, ArrowUp)}
      {moveButton(editingCopy.moveDown(name), 1, isLast, ArrowDown)}
    </span>
  );
  const { onMouseDown, onTouchStart } = listeners ?? {};
  const state: SortableRowState = {
    handle,
    moveButtons,
    moveUp: () => move(-1),
    moveDown: () => move(1),
    isFirst,
    isLast,
    isDragging,
  };
  return {
    state,
    pointer: { onMouseDown, onTouchStart } as Pick<
      DOMAttributes<HTMLElement>,
      'onMouseDown' | 'onTouchStart'
    >,
    item: {
      ref: (element: HTMLLIElement | null) => {
        row.current = element;
        setNodeRef(element);
      },
      onKeyDown,
      style: { transform: CSS.Translate.toString(transform), transition },
    },
  };
}
