import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** How much of a case is visible on a phone. */
export type CaseOpening = 'closed' | 'half' | 'open';

/** Smaller movements count as a tap. */
const tapMovesMaxPx = 8;

/** Where a sheet released at this height snaps to; all heights in pixels. */
export function openingAt(heightPx: number, { half, whole }: { half: number; whole: number }): CaseOpening {
  if (heightPx < half / 2) return 'closed';
  return whole > half && heightPx > half + Math.min(half / 2, (whole - half) / 2) ? 'open' : 'half';
}

type Drag = { id: number; fromY: number; fromHeight: number; isMoving: boolean };

/**
 * Dragging the sheet of a case by its handle. `paper` is the part whose height changes; `heightPx` is its
 * height during a drag, else null. Spread `handlers` on the handle.
 */
export function useSheetDrag(
  paper: RefObject<HTMLElement | null>,
  halfPx: () => number,
  onLetGo: (opening: CaseOpening) => void,
) {
  const [heightPx, setHeightPx] = useState<number | null>(null);
  const drag = useRef<Drag | null>(null);
  const wasMoved = useRef(false);
  const wholePx = () => paper.current?.scrollHeight ?? 0;
  const heightAt = (held: Drag, y: number) =>
    Math.min(Math.max(held.fromHeight + y - held.fromY, 0), wholePx());

  const handlers = {
    onPointerDown({
      pointerId,
      clientY,
      isPrimary,
      button,
      target,
      currentTarget,
    }: PointerEvent<HTMLElement>) {
      wasMoved.current = false;
      if (!isPrimary || button > 0) return;
      // Capturing the pointer before it moves would swallow taps on buttons.
      if (!(target as Element).closest('button')) currentTarget.setPointerCapture(pointerId);
      const fromHeight = paper.current?.offsetHeight ?? 0;
      drag.current = { id: pointerId, fromY: clientY, fromHeight, isMoving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (held?.id !== event.pointerId) return;
      if (!held.isMoving && Math.abs(event.clientY - held.fromY) < tapMovesMaxPx) return;
      if (!held.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      held.isMoving = true;
      wasMoved.current = true;
      setHeightPx(heightAt(held, event.clientY));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      drag.current = null;
      if (held?.id !== event.pointerId || !held.isMoving) return;
      onLetGo(openingAt(heightAt(held, event.clientY), { half: halfPx(), whole: wholePx() }));
      setHeightPx(null);
    },
    onPointerCancel() {
      drag.current = null;
      setHeightPx(null);
    },
    onClickCapture(event: MouseEvent) {
      if (!wasMoved.current) return;
      wasMoved.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { heightPx, handlers };
}
