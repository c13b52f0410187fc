import { expect, type Page } from '@playwright/test';

const dayMs = 86_400_000;
const indiaMs = 5.5 * 3_600_000;

/** The day in India this many days ago. */
export const dayAgo = (count: number, now = Date.now()): string =>
  new Date(now + indiaMs - count * dayMs).toISOString().slice(0, 10);

/** The server's reply for study this many days ago. */
export const studyDaysReply = (daysAgo: readonly number[], now = Date.now()) => ({
  today: dayAgo(0, now),
  from: dayAgo(399, now),
  before: { days: 0, unspentDays: 0 },
  days: daysAgo.map((count) => dayAgo(count, now)).sort(),
});

/** Screen readers read a day's square as its whole date. */
export const squareOf = (page: Page, day: string) =>
  page.getByRole('cell', {
    name: new RegExp(
      `^\\w+,? ${new Intl.DateTimeFormat('en-IN', {
        ...{ day: 'numeric', month: 'long', year: 'numeric' },
        timeZone: 'UTC',
      } as const).format(Date.parse(day))}`,
    ),
  });

export async function expectDaysInRow(page: Page, count: number): Promise<void> {
  const words = count === 1 ? 'day in a row' : 'days in a row';
  await expect(page.getByText(new RegExp(`^${count}\\s*${words}$`))).toBeVisible();
}
