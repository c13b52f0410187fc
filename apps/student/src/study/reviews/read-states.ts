import { eventId, foldItem, type ItemState, type SettledEvent, unpackLog } from '@repo/revision/memory';
import { getSession } from '#src/platform/session/session.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { type Batch, type ReviewLog, readLog, readSent } from './review-store.ts';

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export const settledEvents = ({ batches }: ReviewLog): SettledEvent[] =>
  batches.flatMap(({ device, firstSequence, chapterIds, body }) =>
    unpackLog({ chapterIds, body: bytesOf(body) }, device, firstSequence),
  );

const notedEvents = ({ device, firstSequence, events }: Batch): SettledEvent[] =>
  events.map(({ clockMs, ...review }, index) => ({
    ...review,
    ...{ device, sequence: firstSequence + index, atMs: Math.min(clockMs, Date.now()) },
  }));

let loading: { userId: string; done: Promise<void> } | null = null;

/**
 * The unsent batches. Read from storage once, because each read returns new objects, which would make screens
 * render again.
 */
async function waitingOf(userId: string): Promise<Batch[]> {
  if (loading?.userId !== userId) loading = { userId, done: outbox.load() };
  await loading.done;
  const waiting = getSession().user?.id === userId ? outbox.waiting('review') : [];
  // Wait until reviews that just left the queue are stored elsewhere.
  await outbox.whenKept();
  return waiting;
}

/**
 * All reviews known to this device, each once. Those that the server has not settled have this device's time.
 */
export async function readEvents(userId: string): Promise<SettledEvent[]> {
  const waiting = await waitingOf(userId);
  const [sent, log] = await Promise.all([readSent(userId), readLog(userId)]);
  const noted = [...sent, ...waiting].flatMap(notedEvents);
  return [...new Map([...noted, ...settledEvents(log)].map((event) => [eventId(event), event])).values()];
}

/** The memory of each reviewed item, by its hash, and the chapters that have any. */
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

/** The memory of each reviewed item, by its hash. */
export const readStates = async (userId: string): Promise<Map<string, ItemState>> =>
  (await readRemembered(userId)).states;
