import { expect, type Page } from '@playwright/test';
import { quizHasBegun } from '#src/study.ts';
import { withLibrary } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

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
  ...inOnePage(
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
      async open(page) {
        await page.getByRole('checkbox', { checked: true }).first().uncheck();
        await expect(page.getByRole('button', { name: 'Start practice' })).toBeDisabled();
      },
    },
    {
      name: 'practice-written',
      async open(page) {
        await page.getByRole('checkbox', { name: /^Economics/ }).check();
        await page.getByRole('radio', { name: 'Written' }).check({ force: true });
        await expect(page.getByText(/^3 written questions from /)).toBeVisible();
      },
    },
  ),
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
  ...inOnePage(
    { name: 'practice-running', viewer: 'super', title: 'Practice', open: start },
    {
      name: 'practice-resume',
      async open(page) {
        page.on('dialog', (dialog) => void dialog.accept());
        await page.reload();
        await expect(page.getByText('Your practice is still open')).toBeVisible();
      },
    },
    {
      name: 'practice-results',
      async open(page) {
        await page.getByRole('button', { name: 'Resume practice' }).click();
        for (let question = 1; question <= 5; question++) {
          await expect(page.getByRole('group', { name: `Question ${question} of 5` })).toBeVisible();
          await page.keyboard.press('1');
          await page.keyboard.press('Enter');
        }
        await expect(page.getByRole('heading', { name: /^You scored \d+%$/ })).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      name: 'practice-hints',
      viewer: 'super',
      title: 'Practice',
      async open(page) {
        const fields = {
          hint: 'Which quantities does **Ohm’s law** join?',
          secondHint: 'Use $V = IR$.',
          typedAnswer: { kind: 'number', value: '2√3', unit: 'm' },
        };
        await withLibrary(page, ({ subjects }) => {
          for (const { chapters } of subjects)
            for (const { tests } of chapters)
              for (const { questions } of tests)
                for (const question of questions) Object.assign(question, fields);
        });
        await start(page);
        await page.getByRole('button', { name: 'Hint' }).click();
        await expect(page.getByRole('button', { name: 'Second hint' })).toBeVisible();
      },
    },
    {
      name: 'practice-typed',
      async open(page) {
        await page.getByRole('button', { name: 'Type the answer' }).click();
        await page.getByRole('textbox', { name: 'Your answer with its unit' }).fill('6/√3');
        await expect(page.getByText('The unit is missing.')).toBeVisible();
      },
    },
  ),
];
