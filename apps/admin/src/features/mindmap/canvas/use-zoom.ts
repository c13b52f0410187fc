import { useReactFlow, useStore } from '@xyflow/react';
import { useEffect, useRef } from 'react';

export const mindmapZoomMin = 0.2;
export const mindmapZoomMax = 3;
const mindmapZoomStep = 1.1;

/** Fitting a long map may zoom out beyond the limit; from there zooming out must not jump back in. */
const clamp = (zoom: number, from: number) =>
  Math.min(mindmapZoomMax, Math.max(Math.min(mindmapZoomMin, from), zoom));
/** Small enough for a map of a thousand nodes. */
const fitZoomMin = 0.001;
/** Pixels per notch of a mouse wheel, and per line for wheels that count lines. */
const notchPx = 100;
const linePx = 33;

const slow = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);

/** Zooming in fixed steps within limits (docs/product/content.md#mind-maps). `zoom` is 1 at 100%. */
export function useZoom() {
  const flow = useReactFlow();
  const zoom = useStore(({ transform }) => transform[2]);
  return {
    zoom,
    zoomIn: () => void flow.zoomTo(clamp(flow.getZoom() * mindmapZoomStep, flow.getZoom())),
    zoomOut: () => {
      const now = flow.getZoom();
      if (now > mindmapZoomMin) void flow.zoomTo(clamp(now / mindmapZoomStep, now));
    },
    reset: () => void flow.zoomTo(1, { duration: slow() }),
    fit: () => void flow.fitView({ padding: 0.1, minZoom: fitZoomMin, maxZoom: 1, duration: slow() }),
  };
}

/** The wheel zooms around the pointer, one step per notch, without scrolling. React Flow handles pinching. */
export function useWheelZoom() {
  const area = useRef<HTMLDivElement>(null);
  const { getViewport, setViewport } = useReactFlow();
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey) return;
      event.preventDefault();
      const notches = (event.deltaY * (event.deltaMode === 1 ? linePx : 1)) / notchPx;
      const { x, y, zoom } = getViewport();
      const next = clamp(zoom * mindmapZoomStep ** -notches, zoom);
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const scale = next / zoom;
      void setViewport({ x: at.x - (at.x - x) * scale, y: at.y - (at.y - y) * scale, zoom: next });
    };
    // A React handler couldn't prevent the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [getViewport, setViewport]);
  return area;
}
