import { chooseForDay, type Remembered } from '@repo/revision/memory';

/** A year's items, with realistic memory states: some fresh, some nearly forgotten. */
export const itemCount = 2_000;
const today = 20_400;
const examDay = today + 60;

function itemsOfAYear(): Remembered[] {
  return Array.from({ length: itemCount }, (_, at) => ({
    id: at.toString(16).padStart(16, '0'),
    memory: {
      stabilityDays: Math.fround(0.3 + ((at * 37) % 400) / 4),
      difficulty: 1 + ((at * 13) % 9),
      lastDay: today - 1 - ((at * 7) % 90),
    },
  }));
}

/**
 * Selects today's twenty items repeatedly.
 * @returns milliseconds of each run
 */
export function timeChoices(times: number): number[] {
  return Array.from({ length: times }, () => {
    const items = itemsOfAYear();
    const begin = performance.now();
    const chosen = chooseForDay(items, { today, examDay, count: 20 });
    const tookMs = performance.now() - begin;
    if (chosen.length !== 20) throw new Error(`${chosen.length} of 20 were chosen`);
    return tookMs;
  });
}
