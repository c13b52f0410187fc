import { expect, type Page } from '@playwright/test';
import { emptyPath } from '#src/addresses.ts';
import { openRedo } from '#src/mistakes.ts';
import { comeBackLater, goThroughCards, grades, logInWithSuper, planExamIn } from '#src/revision.ts';
import { logInAfterQuizzes, weakUnitIsKept } from '#src/standing.ts';
import { openApiClient } from '#src/student.ts';
import { signIn } from '#src/study.ts';
import { withReplies } from './calls.ts';
import type { ScreenState } from './state.ts';

const revise = { viewer: 'nobody', title: 'Revise' } as const;

/** A separate student for whom these cards are due today. */
async function openRevision(page: Page, count: number): Promise<void> {
  await comeBackLater(page, page.request, count);
  await page.goto('/revise');
  await expect(page.getByText(`${count} left`, { exact: true })).toBeVisible();
}

async function showAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(grades(page)).toBeVisible();
}

/** A student of their own missed two of three questions; they are asked once more. */
async function openMistake(page: Page): Promise<void> {
  await openRedo(page, page.request);
  await expect(page.getByText('Missed once', { exact: true })).toBeVisible();
}

const dayMs = 24 * 3_600_000;
/** A day in India, so many days from now. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * dayMs + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** Home between two papers: Economics was eight days ago, Science is in four days. */
async function openBetweenPapers(page: Page): Promise<void> {
  const science = { physics: dayIn(4), chemistry: dayIn(4), biology: dayIn(4) };
  const subjects = { economics: dayIn(-8), mathematics: dayIn(11), ...science };
  await withReplies(page, {
    'progress.revisionPlan': {
      plan: { examOn: dayIn(-8), dailyAmount: 20, ramp: 'refused', startedOn: '2026-11-01', subjects },
      boardDates: [],
    },
  });
  await page.goto('/dashboard');
  await expect(page.getByText('4 days to Science')).toBeVisible();
}

/** The state moves the device's clock. */
const later = { ...revise, needsOwnBrowser: true } as const;

export const reviseStates: ScreenState[] = [
  {
    ...revise,
    name: 'revise-nothing',
    viewer: 'beginner',
    offers: 'Back to Home',
    async open(page) {
      await page.goto('/revise');
      await expect(page.getByRole('heading', { name: 'Nothing to revise today' })).toBeVisible();
    },
  },
  { ...later, name: 'revise-question', open: (page) => openRevision(page, 3) },
  {
    ...later,
    name: 'revise-answer',
    async open(page) {
      await openRevision(page, 3);
      await showAnswer(page);
    },
  },
  {
    ...later,
    name: 'revise-done',
    async open(page) {
      await openRevision(page, 2);
      for (const grade of ['Hard', 'Easy']) {
        await showAnswer(page);
        await page.getByRole('button', { name: new RegExp(`^${grade}`) }).click();
      }
      await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeVisible();
    },
  },
  {
    ...later,
    name: 'home-revise',
    title: 'Home',
    async open(page) {
      await openRevision(page, 3);
      await page.getByRole('link', { name: 'End the revision' }).click();
      await expect(page.getByRole('link', { name: 'Revise' })).toBeVisible();
    },
  },
  {
    ...revise,
    name: 'home-paper',
    title: 'Home',
    async open(page) {
      const client = await openApiClient();
      await planExamIn(await signIn(client, await logInWithSuper(page, client, emptyPath)), 10);
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Other options' }).click();
      await expect(page.getByText('Next chapter')).toBeVisible();
    },
  },
  { name: 'home-date-sheet', viewer: 'super', title: 'Home', open: openBetweenPapers },
  {
    name: 'date-sheet',
    viewer: 'super',
    title: 'Home',
    async open(page) {
      await openBetweenPapers(page);
      await page.getByRole('button', { name: 'Date sheet' }).click();
      await expect(page.getByRole('heading', { name: 'Until Science' })).toBeVisible();
    },
  },
  {
    name: 'date-sheet-change',
    viewer: 'super',
    title: 'Home',
    async open(page) {
      await openBetweenPapers(page);
      await page.getByRole('button', { name: 'Date sheet' }).click();
      await page.getByRole('button', { name: 'Change' }).click();
      await expect(page.getByLabel('Science', { exact: true })).toHaveValue(dayIn(4));
    },
  },
  {
    name: 'revision-sheet',
    viewer: 'super',
    title: /^Revision sheet: Light/,
    offers: 'Print',
    async open(page) {
      await page.goto('/sheet/physics-light');
      await expect(page.getByRole('heading', { name: 'Formulas' })).toBeVisible();
    },
  },
  {
    ...revise,
    name: 'home-unit',
    title: 'Home',
    async open(page) {
      await logInAfterQuizzes(page, await openApiClient(), 3);
      await page.goto('/dashboard');
      await weakUnitIsKept(page);
      await page.reload();
      await page.getByRole('button', { name: 'Other options' }).click();
      await expect(page.getByText('Your biggest gain')).toBeVisible();
    },
  },
  {
    ...revise,
    name: 'exam-day-asked',
    title: 'Development: Explanation',
    async open(page) {
      await logInWithSuper(page, page.request, '/tabs/economics/economics-development?topic=99&page=99');
      await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
      await expect(page.getByRole('heading', { name: 'When is your board exam?' })).toBeVisible();
    },
  },
  {
    ...revise,
    name: 'revise-last-days',
    async open(page) {
      const client = await openApiClient();
      await planExamIn(await signIn(client, await logInWithSuper(page, client, emptyPath)), 3);
      await goThroughCards(page, 4);
      await page.goto('/revise');
      await expect(page.getByRole('heading', { name: '3 days are left' })).toBeVisible();
    },
  },
  { ...revise, name: 'revise-mistake', open: openMistake },
  {
    ...revise,
    name: 'revise-solution',
    async open(page) {
      await openMistake(page);
      await page.keyboard.press('d');
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await expect(page.getByRole('listitem').getByText('Incorrect', { exact: true })).toBeVisible();
    },
  },
  {
    ...revise,
    name: 'mistakes',
    title: 'My mistakes',
    async open(page) {
      await openMistake(page);
      await page.goto('/mistakes');
      await expect(page.getByText('2 mistakes')).toBeVisible();
    },
  },
  {
    ...revise,
    name: 'mistakes-none',
    title: 'My mistakes',
    viewer: 'beginner',
    offers: 'Practise',
    async open(page) {
      await page.goto('/mistakes');
      await expect(page.getByRole('heading', { name: 'No mistakes to go over' })).toBeVisible();
    },
  },
];
