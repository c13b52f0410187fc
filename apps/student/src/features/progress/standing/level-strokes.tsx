import { standingCopy } from 'virtual:messages/standing';
import type { ChapterLevel } from '@repo/revision/forecast';

const order: readonly ChapterLevel[] = ['new', 'learning', 'steady', 'examReady'];

/** A level as one to four strokes, and as a word. */
export function LevelStrokes({ level }: { level: ChapterLevel }) {
  const inked = order.indexOf(level);
  return (
    <span className="flex shrink-0 items-center gap-2">
      <svg viewBox="0 0 34 16" width={34} height={16} fill="none" aria-hidden="true" className="keep-colour">
        {order.map((name, at) => (
          <path
            key={name}
            d={`M${3 + at * 8} 13.5q1.5 -6 4 -11`}
            stroke={at <= inked ? 'var(--pen)' : 'var(--line)'}
            strokeWidth={at <= inked ? 3 : 2}
            strokeLinecap="round"
          />
        ))}
      </svg>
      <span className="w-[5rem] text-meta text-ink-2">{standingCopy.levelNames[level]}</span>
    </span>
  );
}
