import { setImmediate as nextTurn } from 'node:timers/promises';
import type { reviewBatches } from '@repo/db/schema';
import { foldItem, type SettledEvent, unpackLog } from '@repo/revision/memory';
import { groupBy } from '#src/group-by.ts';

/** The fields of a batch that are needed to count reviews; its chapters are not. */
export type ReviewBatch = Pick<
  typeof reviewBatches.$inferSelect,
  'arrival' | 'device' | 'firstSequence' | 'eventCount' | 'body'
>;
/** What to add to an item's counts; negative when a look was undone. */
export type AddedLooks = { item: string; students: number; looks: number; forgotten: number };

/** Maximum number of events in memory at a time: some megabytes. */
const eventsAtOnce = 5_000;
/** Events processed before the event loop is free for requests: some ten milliseconds of work. */
const eventsATurn = 1_000;
/**
 * Ten reviews a day of one item for more than a year. A program wrote a log with more, so the log counts for
 * nothing.
 */
const reviewsOfItemMax = 5_000;

/** Yields to the event loop after every thousand events. */
function createTurns() {
  let done = 0;
  return async (events: number): Promise<void> => {
    done += events;
    if (done < eventsATurn) return;
    done = 0;
    await nextTurn();
  };
}

async function eventsByItem(
  batches: readonly ReviewBatch[],
  items: Pick<ReadonlySet<bigint>, 'has'>,
): Promise<Map<string, SettledEvent[]>> {
  const found = new Map<string, SettledEvent[]>();
  const work = createTurns();
  for (const batch of batches) {
    const log = { chapterIds: [], body: batch.body };
    for (const event of unpackLog(log, batch.device, batch.firstSequence, items)) {
      const others = found.get(event.item);
      if (others) others.push(event);
      else found.set(event.item, [event]);
    }
    await work(batch.eventCount);
  }
  return found;
}

/**
 * How often these events show the item again, and how often it was forgotten. The first look does not count,
 * because the student only reads it.
 */
function looksIn(events: readonly SettledEvent[]): { looks: number; forgotten: number } {
  if (events.length > reviewsOfItemMax) return { looks: 0, forgotten: 0 };
  const { reviewCount, lapseCount } = foldItem(events);
  return { looks: Math.max(0, reviewCount - 1), forgotten: lapseCount };
}

/** How many looks and lapses the later events add to an item. */
function changeOf(
  item: string,
  earlier: readonly SettledEvent[],
  later: readonly SettledEvent[],
): AddedLooks {
  const [was, is] = [looksIn(earlier), looksIn([...earlier, ...later])];
  return {
    item,
    students: Number(is.looks > 0) - Number(was.looks > 0),
    looks: is.looks - was.looks,
    forgotten: is.forgotten - was.forgotten,
  };
}

/**
 * How a student's batches after `counted` change the looks at each item: the difference between two folds,
 * which handle late and undone events. A long log is read once per part of its items.
 * @param batches all batches of the student, in any order @param counted the arrival of the last counted
 * batch
 */
export async function addedLooks(batches: readonly ReviewBatch[], counted: number): Promise<AddedLooks[]> {
  const fresh = batches.filter(({ arrival }) => arrival > counted);
  const known = batches.filter(({ arrival }) => arrival <= counted);
  const events = batches.reduce((sum, { eventCount }) => sum + eventCount, 0);
  const parts = BigInt(Math.ceil(events / eventsAtOnce));
  const added: AddedLooks[] = [];
  const work = createTurns();
  for (let part = 0n; part < parts; part += 1n) {
    const later = await eventsByItem(fresh, { has: (item) => item % parts === part });
    const items = new Set([...later.keys()].map((item) => BigInt(`0x${item}`)));
    const earlier = await eventsByItem(known, items);
    for (const [item, own] of later) {
      const before = earlier.get(item) ?? [];
      const change = changeOf(item, before, own);
      if (change.looks !== 0 || change.forgotten !== 0) added.push(change);
      await work(before.length + own.length);
    }
  }
  return added;
}

/** Sums several students, each item once. Sorted, so that concurrent servers don't deadlock. */
export function sumLooks(all: readonly AddedLooks[]): AddedLooks[] {
  const sum = (rows: readonly AddedLooks[], of: 'students' | 'looks' | 'forgotten') =>
    rows.reduce((total, row) => total + row[of], 0);
  return [...groupBy(all, ({ item }) => item)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([item, rows]) => ({
      item,
      students: sum(rows, 'students'),
      looks: sum(rows, 'looks'),
      forgotten: sum(rows, 'forgotten'),
    }));
}
