import {
  mindmapGapX,
  mindmapGapY,
  mindmapNodeHeight,
  mindmapNodeWidth,
} from '@repo/contracts/limits/content';
import { IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch';
import type { LibraryMindmap } from '#src/library/library.ts';
import { mindmapCopy } from './mindmap-copy.ts';

type Map = Pick<LibraryMindmap, 'nodes' | 'edges'>;

const margin = 16;
/** Smaller boxes, closer together than in the editor: two levels of the map fit a phone at a size one can read. */
const box = { width: 150, height: 64, gapX: 56, gapY: 16 };
const scale = {
  x: (box.width + box.gapX) / (mindmapNodeWidth + mindmapGapX),
  y: (box.height + box.gapY) / (mindmapNodeHeight + mindmapGapY),
};
const zoom = { min: 0.2, max: 3, step: 0.2 };
const startHeightPx = 200;
const panStepPx = 60;

/** From the right side of a box to the left side of the next, as a pen would go. */
function strokeBetween(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const start = { x: from.x + box.width, y: from.y + box.height / 2 };
  const end = { x: to.x, y: to.y + box.height / 2 };
  const middle = (start.x + end.x) / 2;
  return `M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`;
}

/** How many steps each node is from the root. */
function depths({ nodes, edges }: Map): globalThis.Map<string, number> {
  const found = new globalThis.Map<string, number>();
  const targets = new Set(edges.map(({ target }) => target));
  let level = nodes.filter(({ id }) => !targets.has(id)).map(({ id }) => id);
  for (let depth = 0; level.length > 0; depth++) {
    for (const id of level) found.set(id, depth);
    const sources = new Set(level);
    level = edges.flatMap(({ source, target }) =>
      sources.has(source) && !found.has(target) ? [target] : [],
    );
  }
  return found;
}

const looks = ['bg-pen-fill text-white border-transparent font-bold', 'bg-pen-tint font-bold', 'bg-surface'];

function Drawing({ map, width, height }: { map: Map; width: number; height: number }) {
  const byId = new globalThis.Map(map.nodes.map((node) => [node.id, node]));
  const depthOf = depths(map);
  return (
    <div className="relative" style={{ width, height }}>
      <svg width={width} height={height} className="absolute inset-0" fill="none" aria-hidden="true">
        {map.edges.map(({ id, source, target }) => {
          const from = byId.get(source);
          const to = byId.get(target);
          return from && to ? (
            <path key={id} d={strokeBetween(from, to)} stroke="var(--line-strong)" strokeWidth={2.5} />
          ) : null;
        })}
      </svg>
      {map.nodes.map(({ id, text, x, y }) => (
        <div
          key={id}
          className={clsx(
            'absolute grid place-items-center overflow-hidden rounded-control border-[1.5px] border-line-strong px-2 text-center text-meta leading-tight',
            looks[Math.min(depthOf.get(id) ?? 2, 2)],
          )}
          style={{ left: x, top: y, width: box.width, height: box.height }}
        >
          <span className="line-clamp-3">{text}</span>
        </div>
      ))}
    </div>
  );
}

function Controls() {
  const { zoomIn, zoomOut, fitToView } = useControls();
  return (
    <div className="absolute bottom-3 right-3 z-1 flex gap-2">
      <IconButton variant="outlined" label={mindmapCopy.zoomOut} onClick={() => void zoomOut(zoom.step)}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton variant="outlined" label={mindmapCopy.zoomIn} onClick={() => void zoomIn(zoom.step)}>
        <Plus size={20} aria-hidden="true" />
      </IconButton>
      <IconButton variant="outlined" label={mindmapCopy.fit} onClick={() => void fitToView()}>
        <Maximize2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The map to pan and zoom, by finger, mouse or keys. */
export function MapCanvas({ map, label }: { map: Map; label: string }) {
  const helpId = useId();
  const left = Math.min(...map.nodes.map(({ x }) => x));
  const top = Math.min(...map.nodes.map(({ y }) => y));
  const nodes = map.nodes.map((node) => ({
    ...node,
    x: (node.x - left) * scale.x + margin,
    y: (node.y - top) * scale.y + margin,
  }));
  const width = Math.max(...nodes.map(({ x }) => x)) + box.width + margin;
  const height = Math.max(...nodes.map(({ y }) => y)) + box.height + margin;
  const root = nodes.find(({ id }) => id === 'root') ?? nodes[0];
  const twoLevels = 2 * (box.width + margin) + box.gapX;
  const [start] = useState(() => Math.min(1, (window.innerWidth - 2 * margin) / twoLevels));
  // The root is at the left edge, half-way down the screen.
  const startY = startHeightPx - ((root?.y ?? 0) + box.height / 2) * start;
  return (
    <div className="relative min-h-100 flex-1 overflow-hidden rounded-card border-[1.5px] border-edge bg-paper md:min-h-140">
      <TransformWrapper
        minScale={zoom.min}
        maxScale={zoom.max}
        initialScale={start}
        initialPositionX={0}
        initialPositionY={startY}
        limitToBounds={false}
        keyboard={{ disabled: false, panStep: panStepPx, zoomStep: zoom.step }}
        doubleClick={{ mode: 'zoomIn' }}
      >
        <TransformComponent
          wrapperClass="!absolute !inset-0 !h-full !w-full cursor-grab active:cursor-grabbing"
          wrapperProps={{ role: 'group', 'aria-label': label, 'aria-describedby': helpId, tabIndex: 0 }}
        >
          <Drawing map={{ nodes, edges: map.edges }} width={width} height={height} />
        </TransformComponent>
        <Controls />
      </TransformWrapper>
      <p id={helpId} className="sr-only">
        {mindmapCopy.mapHelp}
      </p>
    </div>
  );
}
