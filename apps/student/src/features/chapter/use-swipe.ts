import { type PointerEvent, useRef } from 'react';

const minTravelPx = 56;
/** Places that move sideways themselves. */
const ownSideways = '.formula-display, .table-box, [role="tablist"], input, textarea';

type Start = { x: number; y: number; id: number };

/** A sideways stroke of a finger as an extra way to turn pages. Spread the result on the element. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<Start | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const isOurs = event.pointerType === 'touch' && event.isPrimary;
      const target = event.target instanceof Element ? event.target : null;
      start.current =
        isOurs && !target?.closest(ownSideways)
          ? { x: event.clientX, y: event.clientY, id: event.pointerId }
          : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (from?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(dx) < minTravelPx || Math.abs(dx) < 2 * Math.abs(dy)) return;
      if (dx < 0) onLeft();
      else onRight();
    },
    onPointerCancel() {
      start.current = null;
    },
    // The browser keeps vertical panning; sideways strokes reach us instead of being cancelled.
    style: { touchAction: 'pan-y pinch-zoom' },
  };
}
