import { mindmapGapX, mindmapNodeHeight, mindmapNodeWidth } from '@repo/contracts/limits/content';
import { useReactFlow, useStore, type Viewport } from '@xyflow/react';
import { useEffect, useRef } from 'react';
import type { Box } from '../model/layout.ts';
import { useView } from '../state/editor-view-context.ts';

/** Minimum distance of the selected box from the edge. */
const edgePx = 16;
/** Zoom: the whole map if it is at least this large; else the root with at least its children, at most this large. */
const zoomToRead = 0.5;
const zoomAtRoot = 0.75;
const twoColumns = 2 * mindmapNodeWidth + mindmapGapX + 4 * edgePx;
/** Below this zoom texts are too small for editing. */
const zoomToWrite = 0.75;

/** How far an interval must move to be inside the room; 0 when it already is. */
function wayInside(start: number, length: number, room: number): number {
  return Math.max(0, edgePx - start) - Math.max(0, start + length - (room - edgePx));
}

/** Moves the viewport: initially as above, then so that the selected box is visible, and legible while edited. */
export function Camera({ boxes }: { boxes: Box[] }) {
  const { selectedId, editing } = useView();
  const flow = useReactFlow();
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isReady = useStore(({ panZoom }) => panZoom !== null) && width > 0;
  const hasStarted = useRef(false);
  const before = useRef<Viewport | null>(null);
  const writtenId = editing?.pane === 'canvas' ? editing.id : null;

  useEffect(() => {
    if (!isReady || hasStarted.current) return;
    hasStarted.current = true;
    void flow.fitView({ padding: 0.1, maxZoom: 1 }).then(() => {
      if (flow.getZoom() >= zoomToRead) return;
      const zoom = Math.min(zoomAtRoot, width / twoColumns);
      void flow.setViewport({ x: edgePx, y: (height - mindmapNodeHeight * zoom) / 2, zoom });
    });
  }, [isReady, flow, width, height]);

  useEffect(() => {
    const box = boxes.find(({ id }) => id === (writtenId ?? selectedId));
    if (!hasStarted.current || !box) return;
    const now = flow.getViewport();
    if (writtenId !== null && now.zoom < zoomToWrite) {
      before.current ??= now;
      void flow.setCenter(box.x + mindmapNodeWidth / 2, box.y + mindmapNodeHeight / 2, { zoom: 1 });
      return;
    }
    const from = (writtenId === null && before.current) || now;
    if (writtenId === null) before.current = null;
    const { x, y, zoom } = from;
    const byX = wayInside(box.x * zoom + x, mindmapNodeWidth * zoom, width);
    const byY = wayInside(box.y * zoom + y, mindmapNodeHeight * zoom, height);
    if (from !== now || byX !== 0 || byY !== 0) void flow.setViewport({ x: x + byX, y: y + byY, zoom });
  }, [boxes, selectedId, writtenId, flow, width, height]);
  return null;
}
