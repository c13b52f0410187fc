import { freezeAfterDays, freezesMax } from './limits/progress.ts';

const dayMs = 86_400_000;
const numberOf = (day: string): number => Math.round(Date.parse(day) / dayMs);
const nameOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** How a row of study days stands at the end of a day: how many there are, and how many of them no freeze was spent from yet. */
export type Row = { days: number; unspentDays: number };

export const noRow: Row = { days: 0, unspentDays: 0 };

export type StreakView = {
  /** Study days of the row; those that a freeze covered are not among them. */
  days: number;
  /** How many days without study the row would outlive now, 0 to 2. */
  freezes: number;
  /** The days that a freeze covered, as YYYY-MM-DD, oldest first; of this row and of earlier ones. */
  frozen: string[];
  /** How many of them, the newest, are of this row. */
  frozenInRow: number;
};

type Fold = { row: Row; frozen: number[]; inRow: number; sinceStudied: number[] };

/** The row after one more day that is over. */
function afterDay({ row, frozen, inRow, sinceStudied }: Fold, day: number, isStudied: boolean): Fold {
  if (isStudied) {
    const unspentDays = Math.min(row.unspentDays + 1, freezesMax * freezeAfterDays);
    return {
      row: { days: row.days + 1, unspentDays },
      frozen: [...frozen, ...sinceStudied],
      inRow: inRow + sinceStudied.length,
      sinceStudied: [],
    };
  }
  if (row.unspentDays < freezeAfterDays) return { row: noRow, frozen, inRow: 0, sinceStudied: [] };
  return {
    row: { ...row, unspentDays: row.unspentDays - freezeAfterDays },
    ...{ frozen, inRow },
    sinceStudied: [...sinceStudied, day],
  };
}

const startOf = (days: ReadonlySet<number>, end: number) => Math.min(end, ...days);

function fold(days: ReadonlySet<number>, first: number, end: number, row: Row): Fold {
  let folded: Fold = { row, frozen: [], inRow: 0, sinceStudied: [] };
  for (let day = first; day < end; day++) folded = afterDay(folded, day, days.has(day));
  return folded;
}

/**
 * How the row of study days stood when the day before `end` was over, which is where `readStreak` can go on.
 * @param days YYYY-MM-DD, in any order
 */
export function rowBefore(days: readonly string[], end: string): Row {
  const studied = new Set(days.map(numberOf));
  return fold(studied, startOf(studied, numberOf(end)), numberOf(end), noRow).row;
}

/**
 * The streak on a day in India (docs/product/study.md#streak). Seven study days of a row earn a freeze, two are held at most; a day
 * without study takes one, and without one ends the row, once it is over. So the row is a function of the study days, whatever
 * the order in which they become known, and one study day more never makes it shorter.
 * @param days YYYY-MM-DD, in any order; those after `today` don't count
 * @param from where to begin, with the row of the days before; by default with the first of the days
 */
export function readStreak(
  days: readonly string[],
  today: string,
  from?: { day: string; row: Row },
): StreakView {
  const end = numberOf(today);
  const studied = new Set(days.map(numberOf));
  const first = from ? numberOf(from.day) : startOf(studied, end);
  const past = fold(studied, first, end, from?.row ?? noRow);
  const { row, frozen, inRow, sinceStudied } = studied.has(end) ? afterDay(past, end, true) : past;
  return {
    days: row.days,
    freezes: Math.floor(row.unspentDays / freezeAfterDays),
    frozen: [...frozen, ...sinceStudied].map(nameOf),
    frozenInRow: inRow + sinceStudied.length,
  };
}
