import { grades } from './grades.ts';
import { type Memory, nextStabilityDays, recallAfter } from './model.ts';

/**
 * An item reviewed before. `id` breaks ties, so that every device chooses the same. `examDay`: the day of its subject's paper, if
 * it isn't the one of the plan.
 */
export type Remembered = { id: string; memory: Memory; examDay?: number };

/** Later review days, in days from now, that a review today is compared with. */
const laterDays = [2, 6, 14, 28];
/** Share of what waiting would gain beyond today that counts against today; found by simulation. */
const waitingWeight = 0.8;
/**
 * Size of the shortlist, as a multiple of the count. Items with little gain today need no comparison:
 * subtracting the gain of waiting ranks them even lower.
 */
const shortlistFactor = 4;

/** Recall on `examDay` without another review. */
const leftAlone = ({ lastDay, stabilityDays }: Memory, examDay: number): number =>
  recallAfter(examDay - lastDay, stabilityDays);

/**
 * How much one review on `day` raises the recall on the exam day above `alone`.
 * @param least when even a right answer gains less, returns that upper bound, which is below `least`
 */
function gainOf(
  memory: Memory,
  day: number,
  examDay: number,
  alone: number,
  least = Number.NEGATIVE_INFINITY,
): number {
  const left = examDay - day;
  const recall = recallAfter(day - memory.lastDay, memory.stabilityDays);
  const ifGood = recallAfter(left, nextStabilityDays(memory, grades.good, recall));
  if (ifGood - alone < least) return ifGood - alone;
  const ifAgain = recallAfter(left, nextStabilityDays(memory, grades.again, recall));
  return recall * ifGood + (1 - recall) * ifAgain - alone;
}

/** The largest gain of one review on a later day. */
function laterGainOf(memory: Memory, day: number, examDay: number, alone: number): number {
  const gains = laterDays
    .map((days) => day + days)
    .filter((later) => later < examDay)
    .map((later) => gainOf(memory, later, examDay, alone, 0));
  return Math.max(0, ...gains);
}

type Ranked = Required<Remembered> & { rank: number; alone: number };
const byRank = (one: Ranked, other: Ranked) => other.rank - one.rank || (one.id < other.id ? -1 : 1);

/**
 * The `count` items that gain most from a review today, best first. Starts with the most forgotten: a gain
 * can't exceed what is forgotten, so most items are never calculated.
 */
function bestToday(items: readonly Remembered[], today: number, planDay: number, count: number): Ranked[] {
  const waiting = items
    .filter(({ memory }) => memory.lastDay < today)
    // Recall falls as days grow against stability, so this sorts by recall and is cheaper.
    .map(({ id, memory, examDay = planDay }) => ({
      ...{ id, memory, examDay },
      faded: (examDay - memory.lastDay) / memory.stabilityDays,
    }))
    .sort((one, other) => other.faded - one.faded);
  let best: Ranked[] = [];
  for (let begin = 0; begin < waiting.length; begin += count) {
    const more = waiting
      .slice(begin, begin + count)
      .map(({ id, memory, examDay }) => ({ id, memory, examDay, alone: leftAlone(memory, examDay) }));
    const last = best[count - 1];
    if (last && 1 - (more[0]?.alone ?? 1) < last.rank) break;
    const ranked = more.map(
      (one): Ranked => ({ ...one, rank: gainOf(one.memory, today, one.examDay, one.alone, last?.rank) }),
    );
    best = [...best, ...ranked].sort(byRank).slice(0, count);
  }
  return best;
}

/**
 * Items to review today: largest gain on the day of the exam, less 0.8 of what waiting would gain beyond it.
 * Items reviewed today are omitted. Nothing is scheduled ahead, so a missed day needs no repair.
 * @param options.count maximum
 * @returns best first
 */
export function chooseForDay(
  items: readonly Remembered[],
  { today, examDay, count }: { today: number; examDay: number; count: number },
): Remembered[] {
  if (count < 1) return [];
  const shortlist = bestToday(items, today, examDay, shortlistFactor * count);
  for (const item of shortlist) {
    const later = laterGainOf(item.memory, today, item.examDay, item.alone);
    item.rank -= waitingWeight * Math.max(0, later - item.rank);
  }
  return shortlist
    .sort(byRank)
    .slice(0, count)
    .map(({ id, memory }) => ({ id, memory }));
}

/**
 * Estimated day of the next review: recall then falls to 90 %, by the definition of stability. For display
 * only, never stored.
 * @returns a day after today and before the exam; tomorrow when the exam is that near
 */
export function nextLook({ lastDay, stabilityDays }: Memory, today: number, examDay: number): number {
  return Math.max(today + 1, Math.min(lastDay + Math.round(stabilityDays), examDay - 1));
}
