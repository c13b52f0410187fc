import { expect, type Page } from '@playwright/test';
import { quizHasBegun } from '#src/study.ts';
import { withLibrary } from './calls.ts';
import type { ScreenState } from './state.ts';

async function start(page: Page): Promise<void> {
  await page.goto('/practice');
  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible();
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start practice' }).click();
  await quizHasBegun(page);
}

export const practiceStates: ScreenState[] = [
  {
    name: 'practice-basic',
    viewer: 'basic',
    title: 'Practice',
    async open(page) {
      await page.goto('/practice');
      await expect(page.getByText('Coming Soon!').first()).toBeVisible();
    },
  },
  {
    name: 'practice-super',
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      await page.goto('/practice');
      await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible();
    },
  },
  {
    name: 'practice-nothing-chosen',
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      await page.goto('/practice');
      await page.getByRole('checkbox', { checked: true }).first().uncheck();
      await expect(page.getByRole('button', { name: 'Start practice' })).toBeDisabled();
    },
  },
  {
    name: 'practice-empty',
    viewer: 'super',
    title: 'Practice',
    offers: /^(Continue|Open) /,
    async open(page) {
      await withLibrary(page, ({ subjects }) => {
        for (const { chapters } of subjects)
          for (const chapter of chapters) Object.assign(chapter, { tests: [], written: [] });
      });
      await page.goto('/practice');
      await expect(page.getByText('Not enough questions to practise yet.')).toBeVisible();
    },
  },
  {
    name: 'practice-written',
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      await page.goto('/practice');
      await page.getByRole('checkbox', { name: /^Economics/ }).check();
      await page.getByRole('radio', { name: 'Written' }).check({ force: true });
      await expect(page.getByText(/^3 written questions from /)).toBeVisible();
    },
  },
  { name: 'practice-running', viewer: 'super', title: 'Practice', open: start },
  {
    name: 'practice-hints',
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      const hints = { hint: 'Which quantities does **Ohm’s law** join?', secondHint: 'Use $V = IR$.' };
      await withLibrary(page, ({ subjects }) => {
        for (const { chapters } of subjects)
          for (const { tests } of chapters)
            for (const { questions } of tests)
              for (const question of questions) Object.assign(question, hints);
      });
      await start(page);
      await page.getByRole('button', { name: 'Hint' }).click();
      await expect(page.getByRole('button', { name: 'Second hint' })).toBeVisible();
    },
  },
  {
    name: 'practice-typed',
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      const typedAnswer = { kind: 'number', value: '2√3', unit: 'm' };
      await withLibrary(page, ({ subjects }) => {
        for (const { chapters } of subjects)
          for (const { tests } of chapters)
            for (const { questions } of tests)
              for (const question of questions) Object.assign(question, { typedAnswer });
      });
      await start(page);
      await page.getByRole('button', { name: 'Type the answer' }).click();
      await page.getByRole('textbox', { name: 'Your answer with its unit' }).fill('6/√3');
      await expect(page.getByText('The unit is missing.')).toBeVisible();
    },
  },
  {
    name: 'practice-resume',
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      await start(page);
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText('Your practice is still open')).toBeVisible();
    },
  },
  {
    name: 'practice-results',
    viewer: 'super',
    title: 'Practice',
    async open(page) {
      await start(page);
      for (let question = 1; question <= 5; question++) {
        await expect(page.getByRole('group', { name: `Question ${question} of 5` })).toBeVisible();
        await page.keyboard.press('1');
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('heading', { name: /^You scored \d+%$/ })).toBeVisible();
    },
  },
];
