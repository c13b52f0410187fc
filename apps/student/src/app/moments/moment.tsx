import './moment.css';
import { TICK_PATH } from '@repo/ui/tick';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { MomentKind, MomentProps } from './moments.ts';

/** Total duration. */
const lastsMs = 1_200;

type Ink = 'ink' | 'redpen' | 'tick';

/** An animated stroke, with `at` and `takes` in milliseconds. */
function Stroke({
  d,
  at,
  takes,
  ink = 'redpen',
  width = 5,
}: {
  d: string;
  at: number;
  takes: number;
  ink?: Ink;
  width?: number;
}) {
  const style: CSSProperties = { animationDelay: `${at}ms`, animationDuration: `${takes}ms` };
  return (
    <path
      d={d}
      pathLength={1}
      className="draw-stroke"
      style={style}
      fill="none"
      stroke={`var(--${ink})`}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The round sticker behind the drawing. */
function Sticker({ children }: { children: ReactNode }) {
  return (
    <svg width={176} height={176} viewBox="0 0 176 176" aria-hidden="true">
      <circle cx={88} cy={88} r={86} fill="var(--surface)" stroke="var(--ink)" strokeWidth={2.5} />
      {children}
    </svg>
  );
}

/** A closed book with a tick drawn across its cover. */
function ChapterMoment() {
  return (
    <Sticker>
      <g className="moment-cover" stroke="var(--ink)" strokeWidth={2.5} strokeLinejoin="round">
        <path d="M58 42h64a6 6 0 0 1 6 6v80a6 6 0 0 1-6 6H58z" fill="var(--pen-tint)" />
        <path d="M48 48a6 6 0 0 1 6-6h10v92H54a6 6 0 0 1-6-6z" fill="var(--pen-fill)" />
        <path d="M76 58h40v18H76z" fill="var(--surface)" />
      </g>
      <g transform="translate(48 42) scale(4.4)">
        <Stroke d={TICK_PATH} at={320} takes={320} width={2.4} />
      </g>
    </Sticker>
  );
}

/** 100, underlined twice, in a teacher's handwriting. */
function FullMarksMoment() {
  return (
    <Sticker>
      <path
        className="moment-swipe"
        d="M30 92C60 86 112 96 147 88l1 22c-36 6-84-2-117 5z"
        fill="var(--marker)"
        opacity={0.55}
      />
      <Stroke d="M40 72 54 60c1 14 0 32-1 50" at={60} takes={160} width={6} />
      <Stroke
        d="M88 60c-13 0-18 13-17 27 1 13 6 23 16 22 11-1 16-13 15-27-1-13-6-23-17-21"
        at={220}
        takes={190}
        width={6}
      />
      <Stroke
        d="M131 58c-13 0-18 13-17 27 1 13 6 23 16 22 11-1 16-13 15-27-1-13-6-23-17-21"
        at={410}
        takes={190}
        width={6}
      />
      <Stroke d="M38 126c30-5 66-1 102-7" at={610} takes={110} />
      <Stroke d="M50 138c24-4 52-1 78-6" at={720} takes={110} />
    </Sticker>
  );
}

const days = [0, 1, 2, 3, 4, 5, 6];

/** Seven calendar days, ticked one after the other. */
function WeekMoment() {
  return (
    <svg width={240} height={104} viewBox="0 0 240 104" aria-hidden="true">
      <rect
        x={2}
        y={10}
        width={236}
        height={92}
        rx={12}
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth={2.5}
      />
      <path
        d="M2 32V22a12 12 0 0 1 12-12h212a12 12 0 0 1 12 12v10z"
        fill="var(--pen-fill)"
        stroke="var(--ink)"
        strokeWidth={2.5}
      />
      {days.map((day) => (
        <g key={day} transform={`translate(${14 + day * 31} 54)`}>
          <path
            d="M3 0h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"
            fill="var(--marker-tint)"
            stroke="var(--ink)"
            strokeWidth={1.5}
          />
          <g transform="translate(-1 -4) scale(1.2)">
            <Stroke d={TICK_PATH} at={80 + day * 100} takes={180} width={3} />
          </g>
        </g>
      ))}
      {[52, 188].map((x) => (
        <path key={x} d={`M${x} 2v16`} stroke="var(--ink)" strokeWidth={5} strokeLinecap="round" />
      ))}
    </svg>
  );
}

const drawings: Record<MomentKind, () => ReactNode> = {
  chapter: ChapterMoment,
  fullMarks: FullMarksMoment,
  week: WeekMoment,
};

/** One celebration over the screen: not focusable, clickable, or announced. */
export function MomentDrawing({ kind, onEnd }: MomentProps) {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), lastsMs);
    return () => clearTimeout(timer);
  }, []);
  const Drawing = drawings[kind];
  return (
    <div className="moment" data-moment={kind} aria-hidden="true">
      <Drawing />
    </div>
  );
}
