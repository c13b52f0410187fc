import { cardsCopy } from 'virtual:messages/cards';
import { grades, type ItemState, nextLook, nextMemory } from '@repo/revision/memory';
import { currentLocale } from '#src/platform/language/language.ts';
import { type GradeName, gradeNames } from './grade-row.tsx';

const dayMs = 24 * 3_600_000;
const shortDay = new Intl.DateTimeFormat(currentLocale(), {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day (`dayOf`) in words, relative to today. */
export const saidDay = (day: number, today: number): string =>
  day === today + 1 ? cardsCopy.tomorrow : shortDay.format(new Date(day * dayMs));

/** Day of the next review for each grade, in words. An estimate: nothing is scheduled ahead. */
export function nextLooks(
  state: ItemState | undefined,
  today: number,
  examDay: number,
): Record<GradeName, string> {
  const memory = state?.memory ?? null;
  // Only the first review of a day changes the memory.
  const isMovedToday = memory !== null && memory.lastDay >= today;
  const entries = gradeNames.map((name): [GradeName, string] => {
    if (name === 'again') return [name, cardsCopy.onceMore];
    const next = isMovedToday ? memory : nextMemory(memory, today, grades[name]);
    return [name, saidDay(nextLook(next, today, examDay), today)];
  });
  return Object.fromEntries(entries) as Record<GradeName, string>;
}
