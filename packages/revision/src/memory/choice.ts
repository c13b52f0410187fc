import { grades } from './grades.ts';
import { type Memory, nextStabilityDays, recallAfter } from './model.ts';

/** An item that was looked at before. `id` breaks ties, so that every device chooses alike. */
export type Remembered = { id: string; memory: Memory };

/** What waiting may be worth is tried on these days from now. */
const laterDays = [2, 6, 14, 28];
/** How much of what waiting would add counts against today; found by simulation. */
const waitingWeight = 0.8;
/** So many times the wanted number are looked at twice: what adds little today adds little with its key. */
const shortlistFactor = 4;

/** The chance that the item is known on `examDay` if it is not looked at again. */
const leftAlone = ({ lastDay, stabilityDays }: Memory, examDay: number): number =>
  recallAfter(examDay - lastDay, stabilityDays);

/**
 * By how much one review on `day` raises that chance, `alone`.
 * @param least less than this need not be worked out: then it is what a right answer would add, which is less too
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

/** The most that one review could add on a later day. */
function laterGainOf(memory: Memory, day: number, examDay: number, alone: number): number {
  const gains = laterDays
    .map((days) => day + days)
    .filter((later) => later < examDay)
    .map((later) => gainOf(memory, later, examDay, alone, 0));
  return Math.max(0, ...gains);
}

type Ranked = Remembered & { rank: number; alone: number };
const byRank = (one: Ranked, other: Ranked) => other.rank - one.rank || (one.id < other.id ? -1 : 1);

/**
 * The `count` items of which a review today adds most, best first. The most forgotten are worked out first: of the others a
 * review can't add more than what they lack, so most of them need not be.
 */
function bestToday(items: readonly Remembered[], today: number, examDay: number, count: number): Ranked[] {
  const waiting = items
    .filter(({ memory }) => memory.lastDay < today)
    // The chance falls as the days grow against the stability; to tell which is smaller it need not be worked out.
    .map(({ id, memory }) => ({ id, memory, faded: (examDay - memory.lastDay) / memory.stabilityDays }))
    .sort((one, other) => other.faded - one.faded);
  let best: Ranked[] = [];
  for (let begin = 0; begin < waiting.length; begin += count) {
    const more = waiting
      .slice(begin, begin + count)
      .map(({ id, memory }) => ({ id, memory, alone: leftAlone(memory, examDay) }));
    const last = best[count - 1];
    if (last && 1 - (more[0]?.alone ?? 1) < last.rank) break;
    const ranked = more.map(
      (one): Ranked => ({ ...one, rank: gainOf(one.memory, today, examDay, one.alone, last?.rank) }),
    );
    best = [...best, ...ranked].sort(byRank).slice(0, count);
  }
  return best;
}

/**
 * What to look at today: the items of which a review adds most on the day of the exam, less what waiting would add. An
 * item that was seen today is left out. Nothing is planned ahead: a missed day needs no repair.
 * @param options.count at most so many
 * @returns best first
 */
export function chooseForDay(
  items: readonly Remembered[],
  { today, examDay, count }: { today: number; examDay: number; count: number },
): Remembered[] {
  if (count < 1) return [];
  const shortlist = bestToday(items, today, examDay, shortlistFactor * count);
  for (const item of shortlist) {
    const later = laterGainOf(item.memory, today, examDay, item.alone);
    item.rank -= waitingWeight * Math.max(0, later - item.rank);
  }
  return shortlist
    .sort(byRank)
    .slice(0, count)
    .map(({ id, memory }) => ({ id, memory }));
}

/**
 * About when the item is worth another look, which is when its chance falls to nine in ten: the stability tells in how many
 * days. A guess to be shown, never kept.
 * @returns a day after today and before the exam; tomorrow where the exam is that near
 */
export function nextLook({ lastDay, stabilityDays }: Memory, today: number, examDay: number): number {
  return Math.max(today + 1, Math.min(lastDay + Math.round(stabilityDays), examDay - 1));
}
