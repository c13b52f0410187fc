import type { Grade } from './grades.ts';

/** Globally unique origin of an event: its device, and its index on that device. */
type Origin = { device: string; sequence: number };

type Act =
  | { kind: 'review'; grade: Grade }
  /** Reverts one event of any device. An undo can't be undone. */
  | { kind: 'undo'; target: Origin }
  | { kind: 'suspend' }
  | { kind: 'resume' };

/**
 * One act of a student as recorded by the device. `item` is the hash of its id (`itemHash`), `chapterId` its
 * chapter, `clockMs` the device's own clock, which may be wrong by years.
 */
export type MemoryEvent = Origin & { item: string; chapterId: string; clockMs: number } & Act;

/** An event with its final time, which the server set on first arrival. */
export type SettledEvent = Omit<MemoryEvent, 'clockMs'> & { atMs: number } & Act;

export const eventId = ({ device, sequence }: Origin): string => `${device} ${sequence}`;

/** Total order of events, the same on every device and in whatever order they arrive. */
export function compareEvents(one: SettledEvent, other: SettledEvent): number {
  if (one.atMs !== other.atMs) return one.atMs - other.atMs;
  if (one.device !== other.device) return one.device < other.device ? -1 : 1;
  return one.sequence - other.sequence;
}

/** Adds the settled times (`@repo/study-log`), given in the order of the events. */
export const withTimes = (events: readonly MemoryEvent[], timesMs: readonly number[]): SettledEvent[] =>
  events.map(({ clockMs, ...kept }, index) => ({ ...kept, atMs: timesMs[index] ?? clockMs }));
