import type { Grade } from './grades.ts';

/** Names an event for ever: the device that made it, and how many it had made before. */
type Origin = { device: string; sequence: number };

type Act =
  | { kind: 'review'; grade: Grade }
  /** Takes back one event, made on any device. It can't be taken back itself. */
  | { kind: 'undo'; target: Origin }
  | { kind: 'suspend' }
  | { kind: 'resume' };

/**
 * What a student did, as the device noted it. `item` is the hash of its id (`itemHash`), `chapterId` where it stands, `clockMs`
 * the device's own clock, which may be wrong by years.
 */
export type MemoryEvent = Origin & { item: string; chapterId: string; clockMs: number } & Act;

/** An event whose time was settled by the server, once, when it came first; it never changes again. */
export type SettledEvent = Omit<MemoryEvent, 'clockMs'> & { atMs: number } & Act;

/** The same for the same event only. */
export const eventId = ({ device, sequence }: Origin): string => `${device} ${sequence}`;

/** The one order of events, the same on every device and whatever order they came in. */
export function compareEvents(one: SettledEvent, other: SettledEvent): number {
  if (one.atMs !== other.atMs) return one.atMs - other.atMs;
  if (one.device !== other.device) return one.device < other.device ? -1 : 1;
  return one.sequence - other.sequence;
}

/** The events with their settled times (`@repo/study-log`), given in the order of the events. */
export const withTimes = (events: readonly MemoryEvent[], timesMs: readonly number[]): SettledEvent[] =>
  events.map(({ clockMs, ...kept }, index) => ({ ...kept, atMs: timesMs[index] ?? clockMs }));
