import './moving-dialog.css';
import { movingCopy } from 'virtual:messages/moving';
import { type Figure, readFigureName } from '@repo/contracts/figures';
import { useId, useState } from 'react';
import { FigureSheet } from '#src/features/chapter/figure-sheet.tsx';
import { kinds } from './kinds.ts';
import { movingFigures } from './registry.ts';
import { drawingWidth, type MovingFigure, type Shape } from './shape.ts';

const dotRadius = 4;

function Drawn({ shape }: { shape: Shape }) {
  if (shape.kind === 'text')
    return (
      <text x={shape.at[0]} y={shape.at[1]}>
        {shape.text}
      </text>
    );
  if (shape.kind === 'dot')
    return <circle cx={shape.at[0]} cy={shape.at[1]} r={dotRadius} className={shape.look} />;
  return <polyline points={shape.points.map((point) => point.join(',')).join(' ')} className={shape.look} />;
}

/** The drawing at the slider's value. Not part of the dialog, which a step would render again. */
function Moved({ moving, start }: { moving: MovingFigure; start: number }) {
  const [value, setValue] = useState(start);
  const id = useId();
  const { name, min, max, step, height, say, draw, tell } = moving;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-[calc(16px+var(--safe-bottom))]">
      <div className="mx-auto grid max-w-170 gap-2">
        <svg
          role="img"
          aria-label={tell(value)}
          viewBox={`0 0 ${drawingWidth} ${height}`}
          className="moving-drawing"
        >
          {draw(value).map((shape, index) => (
            <Drawn key={index} shape={shape} />
          ))}
        </svg>
        <label htmlFor={id} className="flex justify-between gap-3 pt-2">
          {name} <b className="tabular-nums">{say(value)}</b>
        </label>
        <input
          id={id}
          type="range"
          className="moving-slider"
          aria-label={name}
          aria-valuetext={say(value)}
          {...{ min, max, step, value }}
          onChange={({ target }) => setValue(Number(target.value))}
        />
        <output htmlFor={id} className="block min-h-[3lh]">
          {tell(value)}
        </output>
      </div>
    </div>
  );
}

/** A figure in full screen that is redrawn for each value of its slider. */
export default function MovingDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const entry = movingFigures[readFigureName(figure.name)?.slug ?? ''];
  if (!entry) return null;
  const [kind, start] = entry;
  return (
    <FigureSheet title={movingCopy.title} closeLabel={movingCopy.close} onClose={onClose}>
      <Moved moving={kinds[kind]} start={start} />
    </FigureSheet>
  );
}
