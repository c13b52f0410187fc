import { freezeAfterDays, freezesMax } from './limits/progress.ts';

const dayMs = 86_400_000;
const numberOf = (day: string): number => Math.round(Date.parse(day) / dayMs);
const nameOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/**
 * A run of study days that ends on a given day: its length, and how many of its days have not yet counted
 * towards a freeze.
 */
export type Row = { days: number; unspentDays: number };

export const noRow: Row = { days: 0, unspentDays: 0 };

export type StreakView = {
  /** Study days of the row, without those covered by a freeze. */
  days: number;
  /** Number of days without study that the row would survive now, 0 to 2. */
  freezes: number;
  /** Days covered by a freeze, as YYYY-MM-DD, oldest first; including earlier rows. */
  frozen: string[];
  /** Number of the newest freezes that belong to this row. */
  frozenInRow: number;
};

type Fold = { row: Row; frozen: number[]; inRow: number; sinceStudied: number[] };

/** The row after another completed day. */
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
 * The row of study days at the end of the day before `end`, from which `readStreak` can continue.
 * @param days YYYY-MM-DD, in any order
 */
export function rowBefore(days: readonly string[], end: string): Row {
  const studied = new Set(days.map(numberOf));
  return fold(studied, startOf(studied, numberOf(end)), numberOf(end), noRow).row;
}

/**
 * The streak on a day in India (docs/product/study.md#streak). Seven study days of a row earn a freeze, up to
 * two, also with frozen days between them. A completed day without study uses one, or else ends the row. So
 * the row depends only on the set of study days, and an additional one never makes it shorter.
 * @param days YYYY-MM-DD, in any order; ignores those after `today`
 * @param from where to start, with the row of the days before; by default with the first of the days
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
