import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { rootId } from '../model/idea-tree.ts';

/** Minimum distance of a drag. */
const dragPx = 8;

type Point = { x: number; y: number };
/** The dragged branch, and its current drop target. */
export type Dragged = { id: string; goalId: string | null };

const nodeAt = (target: Element | null): string | null =>
  target?.closest<HTMLElement>('[data-pane=canvas][data-idea]')?.dataset.idea ?? null;

/**
 * Drags a branch onto another node by mouse or pen; a finger pans, as does dragging the root. Escape or a
 * lost pointer cancels.
 */
export function useBranchDrag({
  area,
  canHang,
  onDrop,
}: {
  area: RefObject<HTMLElement | null>;
  canHang: (id: string, goalId: string) => boolean;
  /** `goalId`: the node under the pointer, valid or not; null for none. */
  onDrop: (id: string, goalId: string | null) => void;
}): { dragged: Dragged | null; ghost: RefObject<HTMLDivElement | null> } {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const point = useRef<Point>({ x: 0, y: 0 });
  const latest = useRef({ canHang, onDrop });
  latest.current = { canHang, onDrop };
  const placeGhost = () => {
    const { x, y } = point.current;
    if (ghost.current) ghost.current.style.transform = `translate(${x + 18}px, ${y + 22}px)`;
  };
  useLayoutEffect(placeGhost);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let pressed: (Point & { id: string; pointerId: number; isMoving: boolean }) | null = null;
    let isClickDue = false;
    const goalUnder = ({ clientX, clientY }: PointerEvent) =>
      nodeAt(document.elementFromPoint(clientX, clientY));
    const end = () => {
      pressed = null;
      setDragged(null);
    };
    const down = (event: PointerEvent) => {
      isClickDue = false;
      const id = event.target instanceof Element ? nodeAt(event.target) : null;
      const isDrag = event.pointerType !== 'touch' && event.button === 0 && id !== null && id !== rootId;
      const { clientX: x, clientY: y, pointerId } = event;
      pressed = isDrag ? { id, x, y, pointerId, isMoving: false } : null;
    };
    // React Flow pans on these mouse events instead of pointer events.
    const keepFromPanning = (event: Event) => pressed && event.stopPropagation();
    const move = (event: PointerEvent) => {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      // The button was released outside of the window.
      if (event.buttons === 0) return end();
      const { id, x, y } = pressed;
      if (!pressed.isMoving && Math.hypot(event.clientX - x, event.clientY - y) < dragPx) return;
      pressed.isMoving = true;
      isClickDue = true;
      point.current = { x: event.clientX, y: event.clientY };
      placeGhost();
      const under = goalUnder(event);
      const goalId = under !== null && latest.current.canHang(id, under) ? under : null;
      setDragged((before) => (before?.id === id && before.goalId === goalId ? before : { id, goalId }));
    };
    const up = (event: PointerEvent) => {
      if (!pressed || event.pointerId !== pressed.pointerId) return;
      const { id, isMoving } = pressed;
      end();
      if (isMoving) latest.current.onDrop(id, goalUnder(event));
    };
    const cancel = (event: PointerEvent) => event.pointerId === pressed?.pointerId && end();
    const onKey = (event: KeyboardEvent) => {
      if (!pressed?.isMoving) return;
      // Keep the editor open, and the tree unchanged during the drag.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') end();
    };
    // Releasing over its own box would press it.
    const onClick = (event: MouseEvent) => {
      if (isClickDue && event.detail > 0) event.stopPropagation();
      isClickDue = false;
    };
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    element.addEventListener('pointerdown', down, early);
    element.addEventListener('mousedown', keepFromPanning, early);
    element.addEventListener('touchstart', keepFromPanning, early);
    element.addEventListener('click', onClick, early);
    window.addEventListener('pointermove', move, early);
    window.addEventListener('pointerup', up, early);
    window.addEventListener('pointercancel', cancel, early);
    window.addEventListener('keydown', onKey, early);
    window.addEventListener('blur', end, { signal: listening.signal });
    return () => listening.abort();
  }, [area]);
  return { dragged, ghost };
}
