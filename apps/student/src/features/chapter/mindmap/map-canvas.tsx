import { mindmapCopy } from 'virtual:messages/mindmap';
import { IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { Maximize2, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { TransformComponent, TransformWrapper, useControls } from 'react-zoom-pan-pinch';
import type { MapBox, MapLayout, MapSize } from './map-layout.ts';

const zoom = { min: 0.2, max: 3, step: 0.2 };
const panStepPx = 60;

/** A curve between the facing sides of two boxes. */
function strokeBetween(from: MapBox, to: MapBox): string {
  const isRight = to.x > from.x;
  const start = { x: isRight ? from.x + from.width : from.x, y: from.y + from.height / 2 };
  const end = { x: isRight ? to.x : to.x + to.width, y: to.y + to.height / 2 };
  const middle = (start.x + end.x) / 2;
  return `M${start.x} ${start.y}C${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`;
}

const looks = ['bg-pen-fill text-white border-transparent font-bold', 'bg-pen-tint font-bold', 'bg-surface'];

function Drawing({ layout: { boxes, strokes, width, height } }: { layout: MapLayout }) {
  return (
    <div className="relative" style={{ width, height }}>
      <svg width={width} height={height} className="absolute inset-0" fill="none" aria-hidden="true">
        {strokes.map(({ from, to }) => (
          <path key={to.id} d={strokeBetween(from, to)} stroke="var(--line-strong)" strokeWidth={2.5} />
        ))}
      </svg>
      {boxes.map((box) => (
        <div
          key={box.id}
          data-idea={box.id}
          className={clsx(
            'absolute grid place-items-center rounded-control border-[1.5px] border-line-strong px-2 py-1 text-center text-meta leading-tight wrap-anywhere',
            looks[Math.min(box.depth, 2)],
          )}
          style={{ left: box.x, top: box.y, width: box.width, minHeight: box.height }}
        >
          {box.text}
        </div>
      ))}
    </div>
  );
}

/** Placed in the root's column, which has free space when the whole map is visible. */
function Controls({ isInTheMiddle }: { isInTheMiddle: boolean }) {
  const { zoomIn, zoomOut, fitToView } = useControls();
  return (
    <div
      className={clsx(
        'absolute bottom-3 z-1 flex gap-2',
        isInTheMiddle ? 'left-1/2 -translate-x-1/2' : 'left-3',
      )}
    >
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

/** The map, with pan and zoom by touch, mouse or keys; initially all of it is visible. */
export function MapCanvas({ layout, room, label }: { layout: MapLayout; room: MapSize; label: string }) {
  const helpId = useId();
  const { width, height, scale } = layout;
  return (
    <div className="absolute inset-0 overflow-hidden rounded-card border-[1.5px] border-edge bg-paper">
      <TransformWrapper
        minScale={zoom.min}
        maxScale={zoom.max}
        initialScale={scale}
        initialPositionX={(room.width - width * scale) / 2}
        initialPositionY={(room.height - height * scale) / 2}
        limitToBounds={false}
        keyboard={{ disabled: false, panStep: panStepPx, zoomStep: zoom.step }}
        doubleClick={{ mode: 'zoomIn' }}
      >
        <TransformComponent
          wrapperClass="!absolute !inset-0 !h-full !w-full cursor-grab active:cursor-grabbing"
          wrapperProps={{ role: 'group', 'aria-label': label, 'aria-describedby': helpId, tabIndex: 0 }}
        >
          <Drawing layout={layout} />
        </TransformComponent>
        <Controls isInTheMiddle={layout.isTwoSided} />
      </TransformWrapper>
      <p id={helpId} className="sr-only">
        {mindmapCopy.mapHelp}
      </p>
    </div>
  );
}
