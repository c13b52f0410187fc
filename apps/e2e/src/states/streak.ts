import { expect, type Page } from '@playwright/test';
import { expectDaysInRow, studyDaysReply } from '#src/study-days.ts';
import { fail, keepNothing, lose, withReplies } from './calls.ts';
import type { ScreenState } from './state.ts';

/** Noon in India on a Friday of a month with five weeks. */
const now = Date.parse('2026-11-20T12:00:00+05:30');
const streak = { title: 'Study days' } as const;

const row = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** Page by page, because a clock of Playwright's belongs to the whole browser. */
const stopClock = (page: Page) =>
  page.addInitScript((time) => {
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...parts: [number]) {
        super(...(parts.length > 0 ? parts : ([time] as [number])));
      }
      static override now = () => time;
    } as DateConstructor;
  }, now);

/** Opens the calendar of a student who studied this many days ago. */
async function openDays(page: Page, daysAgo: readonly number[], examOn: string | null = null): Promise<void> {
  await stopClock(page);
  await withReplies(page, {
    'progress.studyDays': studyDaysReply(daysAgo, now),
    'progress.revisionPlan': {
      plan: { examOn, dailyAmount: 20, ramp: 'unasked', startedOn: '2026-11-01' },
      boardDates: [],
    },
  });
  await page.goto('/streak');
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
}

export const streakStates: ScreenState[] = [
  {
    ...streak,
    name: 'streak-none',
    viewer: 'newcomer',
    async open(page) {
      await openDays(page, []);
      await expectDaysInRow(page, 0);
    },
  },
  {
    ...streak,
    name: 'streak-freeze',
    viewer: 'basic',
    async open(page) {
      await openDays(page, [0, 1, ...row(3, 15), ...row(20, 3)]);
      await expect(page.getByText('A freeze kept your streak on Wednesday.')).toBeVisible();
      await expect(page.getByText('1 of 2 freezes')).toBeVisible();
    },
  },
  {
    ...streak,
    name: 'streak-exam',
    viewer: 'beginner',
    async open(page) {
      await openDays(page, row(1, 16), '2026-11-27');
      await expect(page.getByText('2 of 2 freezes')).toBeVisible();
      await expect(page.getByRole('cell', { name: /Your board exam$/ })).toBeVisible();
    },
  },
  {
    ...streak,
    name: 'streak-earlier-month',
    viewer: 'basic',
    async open(page) {
      await openDays(page, [0, ...row(25, 9), ...row(35, 8), ...row(50, 4)]);
      await page.getByRole('button', { name: 'Earlier month' }).click();
      await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    },
  },
  {
    ...streak,
    name: 'streak-not-on-device',
    viewer: 'basic',
    offers: 'Retry',
    async open(page) {
      await keepNothing(page);
      await lose(page, /progress\.studyDays/);
      await page.goto('/streak');
      await expect(page.getByText('Yeh abhi is device par nahi hai.')).toBeVisible();
    },
  },
  {
    ...streak,
    name: 'streak-failed',
    viewer: 'basic',
    offers: 'Retry',
    async open(page) {
      await keepNothing(page);
      await fail(page, /progress\.studyDays/);
      await page.goto('/streak');
      await expect(page.getByRole('alert')).toHaveText('Your study days could not be fetched');
    },
  },
];
