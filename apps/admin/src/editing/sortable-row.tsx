import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { editingCopy } from './editing-copy.ts';

/** The controls of one row, to be placed in it, and the same moves for a menu. */
export type SortableRowState = {
  /** The grip for mouse, touch and keyboard. */
  handle: ReactNode;
  /** The two buttons; the one that leads nowhere says so, and keeps the focus. */
  moveButtons: ReactNode;
  moveUp: () => void;
  moveDown: () => void;
  isFirst: boolean;
  isLast: boolean;
  isDragging: boolean;
};

const controlClass =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken disabled:cursor-not-allowed disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3';

/** One `li` of a SortableList. */
export function SortableRow({
  id,
  name,
  index,
  count,
  disabled,
  className,
  onMove,
  children,
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
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled });
  const row = useRef<HTMLLIElement | null>(null);
  const isFirst = index === 0;
  const isLast = index === count - 1;

  const move = (by: -1 | 1) => {
    // The row's element moves in the page, which takes the focus away from what was pressed.
    const focused = document.activeElement;
    onMove(by);
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && row.current?.contains(focused)) focused.focus();
    });
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
  const moveButtons = (
    <span className="inline-flex">
      <button
        type="button"
        aria-label={editingCopy.moveUp(name)}
        title={editingCopy.moveUp(name)}
        aria-disabled={disabled || isFirst}
        onClick={() => move(-1)}
        className={controlClass}
      >
        <ArrowUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={editingCopy.moveDown(name)}
        title={editingCopy.moveDown(name)}
        aria-disabled={disabled || isLast}
        onClick={() => move(1)}
        className={controlClass}
      >
        <ArrowDown size={18} aria-hidden="true" />
      </button>
    </span>
  );
  return (
    <li
      ref={(element) => {
        row.current = element;
        setNodeRef(element);
      }}
      onKeyDown={onKeyDown}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(className, isDragging && 'relative z-10 bg-surface shadow-float')}
    >
      {children({
        handle,
        moveButtons,
        moveUp: () => move(-1),
        moveDown: () => move(1),
        isFirst,
        isLast,
        isDragging,
      })}
    </li>
  );
}
