import { expect, type Page } from '@playwright/test';
import { openRedo } from '#src/mistakes.ts';
import { comeBackLater, goThroughCards, grades, logInWithSuper, planExamIn } from '#src/revision.ts';
import { openApiClient } from '#src/student.ts';
import { type ApiClient, signIn } from '#src/study.ts';
import { withReplies } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

let student: ApiClient;

const revise = { viewer: 'nobody', title: 'Revise' } as const;

async function showAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(grades(page)).toBeVisible();
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
  ...inOnePage(
    {
      ...revise,
      name: 'revise-question',
      // The state moves the device's clock.
      needsOwnBrowser: true,
      async open(page) {
        await comeBackLater(page, page.request, 2);
        await page.goto('/revise');
        await expect(page.getByText('2 left', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'home-revise',
      title: 'Home',
      async open(page) {
        await page.getByRole('link', { name: 'End the revision' }).click();
        await expect(page.getByRole('link', { name: 'Revise' })).toBeVisible();
      },
    },
    {
      name: 'revise-answer',
      title: 'Revise',
      async open(page) {
        await page.getByRole('link', { name: 'Revise' }).click();
        await showAnswer(page);
      },
    },
    {
      name: 'revise-done',
      async open(page) {
        await page.getByRole('button', { name: /^Hard/ }).click();
        await showAnswer(page);
        await page.getByRole('button', { name: /^Easy/ }).click();
        await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      ...revise,
      name: 'exam-day-asked',
      title: 'Development: Explanation',
      async open(page) {
        const client = await openApiClient();
        const account = await logInWithSuper(
          page,
          client,
          '/tabs/economics/economics-development?topic=99&page=99',
        );
        student = await signIn(client, account);
        await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
        await expect(page.getByRole('heading', { name: 'When is your board exam?' })).toBeVisible();
      },
    },
    {
      name: 'home-paper',
      title: 'Home',
      async open(page) {
        await planExamIn(student, 10);
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Other options' }).click();
        await expect(page.getByText('Next chapter')).toBeVisible();
      },
    },
    {
      name: 'revise-last-days',
      title: 'Revise',
      async open(page) {
        await planExamIn(student, 3);
        await goThroughCards(page, 4);
        await page.goto('/revise');
        await expect(page.getByRole('heading', { name: '3 days are left' })).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    { name: 'home-date-sheet', viewer: 'super', title: 'Home', open: openBetweenPapers },
    {
      name: 'date-sheet',
      async open(page) {
        await page.getByRole('button', { name: 'Date sheet' }).click();
        await expect(page.getByRole('heading', { name: 'Until Science' })).toBeVisible();
      },
    },
    {
      name: 'date-sheet-change',
      async open(page) {
        await page.getByRole('button', { name: 'Change' }).click();
        await expect(page.getByLabel('Science', { exact: true })).toHaveValue(dayIn(4));
      },
    },
  ),
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
  ...inOnePage(
    {
      ...revise,
      name: 'revise-mistake',
      async open(page) {
        await openRedo(page, page.request);
        await expect(page.getByText('Missed once', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'revise-typed',
      async open(page) {
        await page.getByRole('button', { name: 'Type the answer' }).click();
        await page.getByRole('textbox', { name: 'Your answer' }).fill('the layer');
        await expect(page.getByRole('status').getByText('the layer')).toBeVisible();
      },
    },
    {
      name: 'revise-solution',
      async open(page) {
        await page.getByRole('button', { name: 'Show the options' }).click();
        await page.keyboard.press('d');
        await page.getByRole('button', { name: 'Check', exact: true }).click();
        await expect(page.getByRole('listitem').getByText('Incorrect', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'mistakes',
      title: 'My mistakes',
      async open(page) {
        await page.goto('/mistakes');
        await expect(page.getByText('2 mistakes')).toBeVisible();
      },
    },
  ),
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
