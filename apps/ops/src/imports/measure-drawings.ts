import { cleanDrawing, DrawingError } from '@repo/content/clean-drawing';
import { drawingBombs } from '@repo/content/testing/drawing-bombs';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { slowestOfKind } from './slowest-of-kind.ts';

const refusalMaxMs = 50;
/** Warm-up: the first runs use code that is not compiled yet, which happens once per server. */
const warmUps = 12;

/** @returns CPU milliseconds to refuse a drawing; other processes may use the CPU meanwhile */
function refuse(svg: string): number {
  const before = process.cpuUsage();
  try {
    cleanDrawing(svg);
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  }
  throw new Error('a drawing that draws without end was taken');
}

/**
 * Passes the drawing sanitizer inputs that would fill memory or time, on the main thread as in the server.
 */
export function measureDrawings(rounds: number, tell: (row: Row) => void): Row[] {
  const timed = drawingBombs.map(({ name, svg }) => {
    for (let n = 0; n < warmUps; n += 1) refuse(svg);
    const times = Array.from({ length: rounds }, () => refuse(svg)).sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] ?? 0;
    const row = {
      work: name,
      against: `${Math.ceil(svg.length / 1024)} KB`,
      seen: milliseconds(median),
      goal: milliseconds(refusalMaxMs),
      isReached: median <= refusalMaxMs,
    };
    tell(row);
    return { row, ms: median };
  });
  return slowestOfKind(timed);
}
