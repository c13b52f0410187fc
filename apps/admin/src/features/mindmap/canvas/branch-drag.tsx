import { mindmapNodeHeight, mindmapNodeWidth } from '@repo/contracts/limits/content';
import { toast } from '@repo/ui/toast';
import { ViewportPortal } from '@xyflow/react';
import type { RefObject } from 'react';
import { countIdeas } from '../model/idea-tree.ts';
import type { Box } from '../model/layout.ts';
import { mindmapCopy } from '../model/mindmap-copy.ts';
import { useView } from '../state/editor-view-context.ts';
import { type Dragged, useBranchDrag } from './use-branch-drag.ts';

/** The drag in this map: the dragged branch, and what happens when it is dropped. */
export function useMapDrag(area: RefObject<HTMLElement | null>) {
  const { canHang, hangUnder, places } = useView();
  return useBranchDrag({
    area,
    canHang,
    onDrop(id, goalId) {
      if (goalId !== null && hangUnder(id, goalId, 'canvas')) return;
      const goal = goalId === null ? undefined : places.get(goalId);
      const isBelow = goal?.ancestors().some(({ data }) => data.id === id);
      if (goalId === id || (goal === places.get(id)?.parent && goal)) return;
      toast.info(isBelow ? mindmapCopy.belowItself : mindmapCopy.dragHint, { id: 'map-drag' });
    },
  });
}

/** What a drag shows: the branch at the pointer, its old box, and a frame around the drop target. */
export function BranchDrag({
  dragged: { id, goalId },
  ghost,
  boxes,
}: {
  dragged: Dragged;
  ghost: RefObject<HTMLDivElement | null>;
  boxes: Box[];
}) {
  const { places } = useView();
  const idea = places.get(id)?.data;
  if (!idea) return null;
  const below = countIdeas(idea) - 1;
  return (
    <>
      <ViewportPortal>
        <Over box={boxes.find((box) => box.id === id)} className="bg-paper opacity-60" />
        <Over
          box={boxes.find((box) => box.id === goalId)}
          className="outline-4 outline-offset-4 outline-pen"
        />
      </ViewportPortal>
      <div
        ref={ghost}
        aria-hidden="true"
        className="pointer-events-none fixed left-0 top-0 z-60 flex max-w-52 items-center gap-2 rounded-control border-[1.5px] border-pen bg-surface px-3 py-2 text-meta font-bold shadow-float"
      >
        <span className="line-clamp-2 wrap-anywhere">{idea.text}</span>
        {below > 0 ? <span className="tabular-nums text-ink-2">+{below}</span> : null}
      </div>
    </>
  );
}

/** An overlay exactly over a box. */
function Over({ box, className }: { box: Box | undefined; className: string }) {
  if (!box) return null;
  return (
    <div
      className={`pointer-events-none absolute left-0 top-0 rounded-control ${className}`}
      style={{
        width: mindmapNodeWidth,
        height: mindmapNodeHeight,
        transform: `translate(${box.x}px, ${box.y}px)`,
      }}
    />
  );
}
