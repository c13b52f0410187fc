import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { itemHash, type Memory, memoriesOf, recallAfter, type SettledEvent } from '@repo/revision/memory';
import type { Library } from '#src/content/library/library.ts';
import { readEvents } from '#src/study/reviews/read-states.ts';
import type { Pause } from './slices.ts';

/** Average recall, 0 to 1, of a chapter's cards on a day, over the cards seen by then; null when none was. */
export type RecallOf = (chapterId: string, day: number) => number | null;

/**
 * @param memories of one card, oldest first
 * @returns null before the first
 */
function recallOn(memories: readonly Memory[], day: number): number | null {
  const memory = memories.findLast(({ lastDay }) => lastDay <= day);
  return memory ? recallAfter(day - memory.lastDay, memory.stabilityDays) : null;
}

/** Recall of each chapter's cards, today and earlier, from the reviews on this device. */
export async function recallOfCards(userId: string, library: Library, pause: Pause): Promise<RecallOf> {
  const byItem = new Map<string, SettledEvent[]>();
  const chapterIds = new Set<string>();
  for (const event of await readEvents(userId)) {
    const known = byItem.get(event.item);
    if (known) known.push(event);
    else byItem.set(event.item, [event]);
    chapterIds.add(event.chapterId);
  }
  const memories = new Map<string, Memory[][]>();
  for (const chapterId of chapterIds) {
    const ofChapter: Memory[][] = [];
    for (const { _id } of library.flashcardsOfChapter(chapterId).filter(isAskedByBoard)) {
      const events = byItem.get(itemHash(_id));
      if (!events) continue;
      ofChapter.push(memoriesOf(events));
      await pause();
    }
    memories.set(chapterId, ofChapter);
  }
  return (chapterId, day) => {
    const known = (memories.get(chapterId) ?? []).flatMap((card) => recallOn(card, day) ?? []);
    return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
  };
}
