import { mindmapNodeHeight, mindmapNodeWidth } from '@repo/contracts/limits/content';
import { clsx } from 'clsx';
import { memo, useMemo } from 'react';
import type { Idea } from '../model/idea-tree.ts';
import { drawMap, strokeBetween } from '../model/layout.ts';

const margin = 40;
const fills = ['fill-pen-fill', 'fill-pen-tint', 'fill-surface'];

/** A thumbnail of a map: its boxes and lines. */
export const MindmapThumbnail = memo(function MindmapThumbnail({ root }: { root: Idea }) {
  const { boxes, lines, width, height } = useMemo(() => drawMap(root), [root]);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  // Don't enlarge a small map.
  const shownWidth = Math.max(width + 2 * margin, 1_300);
  const shownHeight = Math.max(height + 2 * margin, 700);
  const left = (width - shownWidth) / 2;
  const top = (height - shownHeight) / 2;
  return (
    <svg
      viewBox={`${left} ${top} ${shownWidth} ${shownHeight}`}
      className="size-full"
      fill="none"
      aria-hidden="true"
    >
      {lines.map(({ id, source, target }) => {
        const from = byId.get(source);
        const to = byId.get(target);
        return from && to ? (
          <path
            key={id}
            d={strokeBetween(from, to)}
            className="stroke-line-strong"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        ) : null;
      })}
      {boxes.map(({ id, x, y, depth }) => (
        <rect
          key={id}
          x={x}
          y={y}
          width={mindmapNodeWidth}
          height={mindmapNodeHeight}
          rx={16}
          className={clsx('stroke-line-strong', fills[Math.min(depth, fills.length - 1)])}
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
});
