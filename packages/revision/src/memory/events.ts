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

/**
 * Gives each event of a device's batch its time: the device's clock put right by how wrong it was when it sent, never
 * before the device's event ahead of it, and never after the arrival. To be called once for an event.
 * @param batch of one device, in the order in which it made them
 * @param sentClockMs the device's clock when it sent the batch
 * @param receivedAtMs the server's clock when the batch came
 * @param earliestMs time of the device's last event before these, or when the account began
 */
export function settleTimes(
  batch: readonly MemoryEvent[],
  {
    sentClockMs,
    receivedAtMs,
    earliestMs,
  }: { sentClockMs: number; receivedAtMs: number; earliestMs: number },
): SettledEvent[] {
  let floorMs = Math.min(earliestMs, receivedAtMs);
  return batch.map((event) => {
    const corrected = event.clockMs + (receivedAtMs - sentClockMs);
    floorMs = Math.max(floorMs, Math.min(receivedAtMs, corrected));
    const { clockMs: _, ...kept } = event;
    return { ...kept, atMs: floorMs };
  });
}
