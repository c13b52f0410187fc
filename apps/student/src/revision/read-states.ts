import { eventId, foldItem, type ItemState, type SettledEvent, unpackLog } from '@repo/revision/memory';
import { readLog, readOwn } from './review-store.ts';

export const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * All reviews that this device knows of. Those that the server has not settled have this device's time until then.
 */
export async function readEvents(userId: string): Promise<SettledEvent[]> {
  const [own, log] = await Promise.all([readOwn(userId), readLog(userId)]);
  const settled = log.batches.flatMap(({ device, firstSequence, chapterIds, body }) =>
    unpackLog({ chapterIds, body: bytesOf(body) }, device, firstSequence),
  );
  const known = new Set(settled.map(eventId));
  const firstSequence = own.nextSequence - own.events.length;
  const noted = own.events.map(
    ({ clockMs, ...review }, index): SettledEvent => ({
      ...review,
      ...{ device: own.device, sequence: firstSequence + index, atMs: Math.min(clockMs, Date.now()) },
    }),
  );
  return [...settled, ...noted.filter((event) => !known.has(eventId(event)))];
}

/** What is remembered: of each item that was reviewed, by its hash, and in which chapters there are any. */
export type Remembered = { states: Map<string, ItemState>; chapterIds: ReadonlySet<string> };

export async function readRemembered(userId: string): Promise<Remembered> {
  const events = await readEvents(userId);
  const byItem = new Map<string, SettledEvent[]>();
  for (const event of events) {
    const known = byItem.get(event.item);
    if (known) known.push(event);
    else byItem.set(event.item, [event]);
  }
  return {
    states: new Map([...byItem].map(([item, all]) => [item, foldItem(all)])),
    chapterIds: new Set(events.map(({ chapterId }) => chapterId)),
  };
}

/** What is remembered of each item that was reviewed, by its hash. */
export const readStates = async (userId: string): Promise<Map<string, ItemState>> =>
  (await readRemembered(userId)).states;
