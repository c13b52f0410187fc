import type { reviewBatches } from '@repo/db/schema';
import { foldItem, type SettledEvent, unpackLog } from '@repo/revision/memory';
import { groupBy } from '#src/group-by.ts';

/** What of a batch says what was done; in which chapters is not asked. */
export type ReviewBatch = Pick<
  typeof reviewBatches.$inferSelect,
  'arrival' | 'device' | 'firstSequence' | 'eventCount' | 'body'
>;
/** What is added to the looks at an item. Less than nothing where a look was taken back. */
export type AddedLooks = { item: string; students: number; looks: number; forgotten: number };

const eventsOf = (batches: readonly ReviewBatch[], only?: ReadonlySet<bigint>): SettledEvent[] =>
  batches.flatMap((batch) =>
    unpackLog({ chapterIds: [], body: batch.body }, batch.device, batch.firstSequence, only),
  );

/** How often the item came back by these events, and was not known: the first look is reading. */
function looksIn(events: readonly SettledEvent[]): { looks: number; forgotten: number } {
  const { reviewCount, lapseCount } = foldItem(events);
  return { looks: Math.max(0, reviewCount - 1), forgotten: lapseCount };
}

/**
 * What a student's batches after `counted` change in the looks at each item: the difference that they make to the fold, which
 * knows what came late, and what was taken back.
 * @param batches all that the student has, in any order @param counted the arrival of the last one that is counted
 */
export function addedLooks(batches: readonly ReviewBatch[], counted: number): AddedLooks[] {
  const itemOf = ({ item }: SettledEvent) => item;
  const fresh = groupBy(eventsOf(batches.filter(({ arrival }) => arrival > counted)), itemOf);
  const hashes = new Set([...fresh.keys()].map((item) => BigInt(`0x${item}`)));
  const known = batches.filter(({ arrival }) => arrival <= counted);
  const before = groupBy(eventsOf(known, hashes), itemOf);
  return [...fresh].flatMap(([item, events]): AddedLooks[] => {
    const earlier = before.get(item) ?? [];
    const [was, is] = [looksIn(earlier), looksIn([...earlier, ...events])];
    const looks = is.looks - was.looks;
    const forgotten = is.forgotten - was.forgotten;
    if (looks === 0 && forgotten === 0) return [];
    return [{ item, students: Number(is.looks > 0) - Number(was.looks > 0), looks, forgotten }];
  });
}

/** Of several students together: each item once, in one order, so that servers that add them never wait for each other in a ring. */
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
