import { type PointerEvent, useRef, useState } from 'react';
import { fitted, movedBy, type Zoom, zoomedAt } from './zoom.ts';

type Point = { x: number; y: number };
const middleOf = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const doubleTapMs = 300;
const tapMovesMax = 24;
const doubleTapScale = 2.5;

/** Zoom by pinch, double tap or keys, and pan. */
export function usePinch() {
  const [zoom, setZoom] = useState(fitted);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef<Point & { atMs: number }>({ x: 0, y: 0, atMs: 0 });
  const box = useRef<HTMLDivElement>(null);
  const sizeOf = () => ({ width: box.current?.clientWidth ?? 0, height: box.current?.clientHeight ?? 0 });
  const fromMiddle = ({ x, y }: Point): Point => {
    const place = box.current?.getBoundingClientRect();
    return place
      ? { x: x - place.left - place.width / 2, y: y - place.top - place.height / 2 }
      : { x: 0, y: 0 };
  };
  const zoomBy = (factor: number, at: Point = { x: 0, y: 0 }) =>
    setZoom((now) => zoomedAt(now, factor, at, sizeOf()));

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, now);
      if (!other)
        return setZoom((zoomed) => movedBy(zoomed, { x: now.x - before.x, y: now.y - before.y }, sizeOf()));
      const spread = distance(before, other);
      if (spread > 0) zoomBy(distance(now, other) / spread, fromMiddle(middleOf(now, other)));
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      const wasAlone = pointers.current.size === 1;
      pointers.current.delete(event.pointerId);
      if (!wasAlone) return;
      const tap = { x: event.clientX, y: event.clientY, atMs: event.timeStamp };
      const last = lastTap.current;
      const isDouble = tap.atMs - last.atMs < doubleTapMs && distance(tap, last) < tapMovesMax;
      lastTap.current = isDouble ? { x: 0, y: 0, atMs: 0 } : tap;
      if (isDouble)
        setZoom((now) => (now.scale > 1 ? fitted : zoomedAt(now, doubleTapScale, fromMiddle(tap), sizeOf())));
    },
    onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
  };
  const style = (at: Zoom) => ({ transform: `translate(${at.x}px, ${at.y}px) scale(${at.scale})` });
  return {
    box,
    handlers,
    isEnlarged: zoom.scale > 1,
    style: style(zoom),
    zoomBy,
    reset: () => setZoom(fitted),
  };
}
