import { chooseForDay, type Remembered } from './choice.ts';

/** An item with the day on which its subject is examined. */
export type Examined = Remembered & { examDay: number };

/** In these days before a paper, most of a day's reviews are of its subjects. */
const nearDays = 7;
const nearShare = 2 / 3;

/** How many of a day's reviews are reserved for the next paper: all on the day before it. */
function reservedFor(daysLeft: number, count: number): number {
  if (daysLeft <= 1) return count;
  return daysLeft <= nearDays ? Math.ceil(nearShare * count) : 0;
}

/**
 * Items to review today when subjects have exam days of their own, best first. An item whose paper is today or over is
 * omitted. Near a paper, its items come first, because those of later papers have their own days to come.
 * @param count maximum
 */
export function chooseByOwnDay(
  items: readonly Examined[],
  { today, count }: { today: number; count: number },
): Remembered[] {
  const open = items.filter(({ examDay }) => examDay > today);
  const examDay = open.reduce((nearest, item) => Math.min(nearest, item.examDay), Number.POSITIVE_INFINITY);
  const next = open.filter((item) => item.examDay === examDay);
  const first = chooseForDay(next, { today, examDay, count: reservedFor(examDay - today, count) });
  const chosen = new Set(first.map(({ id }) => id));
  const others = open.filter(({ id }) => !chosen.has(id));
  return [...first, ...chooseForDay(others, { today, examDay, count: count - first.length })];
}
