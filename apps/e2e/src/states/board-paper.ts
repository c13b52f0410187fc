import { expect, type Page } from '@playwright/test';
import { blueprintOf } from '#src/papers.ts';
import { goOffline } from '../network.ts';
import { withLibrary } from './calls.ts';
import type { ScreenState } from './state.ts';

const name = 'Science, practice paper';

/** The list with one paper over the starter library, without cases of four marks. */
async function openPapers(page: Page): Promise<void> {
  const blueprint = blueprintOf(name, ['physics-light'], ['economics-development']);
  await withLibrary(page, (data) => {
    for (const chapter of data.subjects.flatMap(({ chapters }) => chapters))
      chapter.written = (chapter.written ?? []).filter(({ marks }) => marks !== 4);
    return Object.assign(data, { papers: [{ _id: 'state-paper', ...blueprint }] });
  });
  await page.goto('/practice');
  await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Choose a paper' })).toBeVisible();
}

async function openCover(page: Page): Promise<void> {
  await openPapers(page);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { name: 'What the chapters lack' })).toBeVisible();
}

/** Opens a question by its number. */
async function goTo(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: /^All questions/ }).click();
  await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^Question ${number} `) })).toBeFocused();
}

async function start(page: Page): Promise<void> {
  await openCover(page);
  await page.getByRole('button', { name: 'Start the paper' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

async function handIn(page: Page): Promise<void> {
  await start(page);
  await page.keyboard.press('1');
  await page.keyboard.press('q');
  const palette = page.getByRole('dialog', { name: 'All questions' });
  await palette.getByRole('button', { name: 'Hand in' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByRole('heading', { name: 'Your paper is handed in' })).toBeVisible();
}

async function mark(page: Page): Promise<void> {
  await handIn(page);
  await page.getByRole('button', { name: 'Mark my answers' }).click();
  await expect(page.getByText(/^Answer 1 of \d$/)).toBeVisible();
  await page.getByRole('checkbox').first().check();
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

const paper = { viewer: 'super', title: name } as const;

export const boardPaperStates: ScreenState[] = [
  { ...paper, name: 'paper-list', title: 'Practice', open: openPapers },
  { ...paper, name: 'paper-cover', open: openCover },
  { ...paper, name: 'paper-question', open: start },
  {
    ...paper,
    name: 'paper-written',
    async open(page) {
      await start(page);
      await goTo(page, 5);
      await page.getByRole('textbox', { name: 'Your answer (optional)' }).fill('v = u + at');
    },
  },
  {
    ...paper,
    name: 'paper-palette',
    async open(page) {
      await start(page);
      await page.keyboard.press('1');
      await page.keyboard.press('m');
      await page.keyboard.press('q');
      await expect(page.getByRole('dialog', { name: 'All questions' })).toBeVisible();
    },
  },
  {
    ...paper,
    name: 'paper-case',
    async open(page) {
      await start(page);
      await goTo(page, 7);
      await expect(page.getByRole('region', { name: /^About the case/ })).toBeVisible();
    },
  },
  {
    ...paper,
    name: 'paper-resume',
    title: 'Practice',
    async open(page) {
      await start(page);
      await page.keyboard.press('1');
      page.on('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(page.getByText('Your paper is still open')).toBeVisible();
    },
  },
  { ...paper, name: 'paper-handed-in', open: handIn },
  { ...paper, name: 'paper-marking', open: mark },
  {
    ...paper,
    name: 'paper-marks',
    needsOwnBrowser: true,
    async open(page) {
      await mark(page);
      await goOffline(page.context());
      await count(page);
      await expect(page.getByText('Your marks are kept on this device')).toBeVisible();
    },
  },
  {
    // The server does not know this list's paper.
    ...paper,
    name: 'paper-marks-refused',
    async open(page) {
      await mark(page);
      await count(page);
      await expect(page.getByText('These marks could not be saved')).toBeVisible();
    },
  },
  {
    ...paper,
    name: 'paper-mistakes',
    async open(page) {
      await mark(page);
      await count(page);
      await page.getByRole('button', { name: 'Go through my mistakes' }).click();
      await expect(page.getByRole('heading', { name: 'My mistakes' })).toBeVisible();
    },
  },
];
