import { expect, type Page } from '@playwright/test';
import { blueprintOf } from '#src/papers.ts';
import { goOffline } from '../network.ts';
import { withLibrary } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

const name = 'Science, practice paper';

/** The list with one paper over the starter library, without cases of four marks. */
async function openPapers(page: Page): Promise<void> {
  const blueprint = blueprintOf(name, ['physics-light'], ['economics-development']);
  await withLibrary(page, (data) => {
    const chapters = data.subjects.flatMap((subject) => subject.chapters);
    for (const chapter of chapters)
      chapter.written = (chapter.written ?? []).filter(({ marks }) => marks !== 4);
    const typedAnswer = { kind: 'number', value: '12', unit: 'm' };
    for (const { questions } of chapters.flatMap(({ tests }) => tests))
      for (const question of questions) Object.assign(question, { typedAnswer });
    return Object.assign(data, { papers: [{ _id: 'state-paper', ...blueprint }] });
  });
  await page.goto('/practice');
  await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Choose a paper' })).toBeVisible();
}

/** Opens a question by its number. */
async function goTo(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: /^All questions/ }).click();
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Question ${number} `) })).toBeFocused();
}

async function count(page: Page): Promise<void> {
  for (;;) {
    const last = page.getByRole('button', { name: 'See my marks' });
    if (await last.isVisible()) break;
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await page.getByRole('button', { name: 'See my marks' }).click();
  await page.getByRole('button', { name: 'Count the marks' }).click();
  await expect(page.getByRole('heading', { name: 'Marks by unit' })).toBeVisible();
}

let goOnline: () => Promise<void>;

const palette = (page: Page) => page.getByRole('dialog', { name: 'All questions' });

export const boardPaperStates: ScreenState[] = inOnePage(
  { name: 'paper-list', viewer: 'super', title: 'Practice', needsOwnBrowser: true, open: openPapers },
  {
    name: 'paper-cover',
    title: name,
    async open(page) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
      await expect(page.getByRole('heading', { name: 'What the chapters lack' })).toBeVisible();
    },
  },
  {
    name: 'paper-question',
    async open(page) {
      await page.getByRole('button', { name: 'Start the paper' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
    },
  },
  {
    name: 'paper-palette',
    async open(page) {
      await page.keyboard.press('1');
      await page.keyboard.press('m');
      await page.keyboard.press('q');
      await expect(palette(page)).toBeVisible();
    },
  },
  {
    name: 'paper-typed',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Type the answer' }).click();
      await page.getByRole('textbox', { name: /^Your answer/ }).fill('1/2');
      await expect(page.getByText('You wrote:')).toBeVisible();
    },
  },
  {
    name: 'paper-written',
    async open(page) {
      await goTo(page, 5);
      await page.getByRole('textbox', { name: 'Your answer (optional)' }).fill('v = u + at');
    },
  },
  {
    name: 'paper-case',
    async open(page) {
      await goTo(page, 7);
      await expect(page.getByRole('region', { name: /^About the case/ })).toBeVisible();
    },
  },
  {
    name: 'paper-resume',
    title: 'Practice',
    async open(page) {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText('Your paper is still open')).toBeVisible();
    },
  },
  {
    name: 'paper-handed-in',
    title: name,
    async open(page) {
      await page.getByRole('button', { name: 'Go on' }).click();
      await page.getByRole('button', { name: /^All questions/ }).click();
      await palette(page).getByRole('button', { name: 'Hand in' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
      await expect(page.getByRole('heading', { name: 'Your paper is handed in' })).toBeVisible();
    },
  },
  {
    name: 'paper-marking',
    async open(page) {
      await page.getByRole('button', { name: 'Mark my answers' }).click();
      await expect(page.getByText(/^Answer 1 of \d$/)).toBeVisible();
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    name: 'paper-marks',
    async open(page) {
      goOnline = await goOffline(page.context());
      await count(page);
      await expect(page.getByText('Your marks are kept on this device')).toBeVisible();
    },
  },
  {
    // The server refuses the marks because it does not know the paper of this fake list.
    name: 'paper-marks-refused',
    async open(page) {
      await goOnline();
      await expect(page.getByText('These marks could not be saved')).toBeVisible();
    },
  },
  {
    name: 'paper-mistakes',
    async open(page) {
      await page.getByRole('button', { name: 'Go through my mistakes' }).click();
      await expect(page.getByRole('heading', { name: 'My mistakes' })).toBeVisible();
    },
  },
);
