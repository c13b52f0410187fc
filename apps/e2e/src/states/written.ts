import { expect, type Page } from '@playwright/test';
import { inOnePage, type ScreenState } from './state.ts';

const path = '/tabs/physics/physics-light?tab=quiz&part=written';

async function openList(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Written questions' })).toBeVisible();
}

/** Each state opens a different question: a viewed answer stays open on the device. */
async function openQuestion(page: Page, words: RegExp): Promise<void> {
  await openList(page);
  await page.getByRole('link', { name: words }).click();
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
}

async function showAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect(page.getByRole('heading', { name: 'Model answer' })).toBeVisible();
}

/** Adds two photos to the answer that is being marked. */
async function addPhotos(page: Page): Promise<void> {
  const photo = { mimeType: 'image/png', buffer: await page.screenshot() };
  const files = ['one.png', 'two.png'].map((name) => ({ name, ...photo }));
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(page.getByText('2 of 4 photos', { exact: false })).toBeVisible();
}

async function openWithPhotos(page: Page): Promise<void> {
  await openQuestion(page, /lower half of a convex lens/);
  await showAnswer(page);
  await addPhotos(page);
}

const written = { viewer: 'super', title: 'Light: Reflection and Refraction: Written questions' } as const;

export const writtenStates: ScreenState[] = [
  ...inOnePage(
    { ...written, name: 'written-list', open: openList },
    {
      name: 'written-question',
      async open(page) {
        await page.getByRole('link', { name: /refractive index of kerosene/ }).click();
        await page.getByRole('textbox', { name: 'Your answer (optional)' }).fill('n is c by v');
      },
    },
  ),
  {
    name: 'written-steps',
    viewer: 'super',
    title: 'Quadratic Equations: Written questions',
    async open(page) {
      await page.goto('/tabs/mathematics/mathematics-quadratic-equations?tab=quiz&part=written');
      await page.getByRole('link', { name: /The sum of a number and its reciprocal is/ }).click();
      const answer = page.getByRole('textbox', { name: 'Your answer (optional)' });
      await answer.fill('x + 1/x = 13/6\n6x² - 13x + 6 = 0\n(3x - 2)(2x + 3) = 0\nx = 2/3');
      await page.getByRole('button', { name: 'Check my steps' }).click();
      await expect(page.getByText("Line 3 doesn't follow", { exact: false })).toBeVisible();
    },
  },
  {
    ...written,
    name: 'written-passage',
    open: (page) => openQuestion(page, /about the mirror in the shop/),
  },
  {
    ...written,
    name: 'written-marking',
    async open(page) {
      await openQuestion(page, /two differences between a real image/);
      await showAnswer(page);
      for (const point of await page.getByRole('checkbox').all()) await point.check();
      await expect(page.getByText('2 of the 3 ticked count.')).toBeVisible();
    },
  },
  { ...written, name: 'written-photos', open: openWithPhotos },
  {
    ...written,
    name: 'written-photo-enlarged',
    async open(page) {
      await openWithPhotos(page);
      await page.getByRole('button', { name: 'Enlarge page 1 of your answer' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    ...written,
    name: 'written-kept',
    viewer: 'finisher',
    async open(page) {
      await openQuestion(page, /Where must an object stand/);
      await showAnswer(page);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Keep my marks' }).click();
      await expect(page.getByText('Marks kept')).toBeVisible();
    },
  },
];
