import { expect, type Page } from '@playwright/test';
import { withReplies } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

/** A page of notes with a figure and a table. */
async function openFigure(page: Page): Promise<void> {
  await page.goto('/tabs/physics/physics-electricity?tab=explanation&topic=2&page=2');
  await expect(page.getByRole('columnheader', { name: 'Material' })).toBeVisible();
  const figure = page.getByRole('figure').first();
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByRole('img')).toBeVisible();
}

const notes = { viewer: 'super', title: /^Electricity: Explanation/ } as const;

/** Items within pages, and cards as students without Super grade them. */
export const chapterItemStates: ScreenState[] = [
  ...inOnePage(
    { ...notes, name: 'notes-figure', open: openFigure },
    {
      name: 'figure-viewer',
      async open(page) {
        await page
          .getByRole('button', { name: /^Enlarge/ })
          .first()
          .click();
        await expect(page.getByRole('dialog', { name: 'Figure' }).getByRole('img')).toBeVisible();
      },
    },
  ),
  {
    name: 'label-diagram',
    viewer: 'super',
    title: 'Life Processes: Diagrams',
    async open(page) {
      await page.goto('/tabs/biology/biology-life-processes?tab=quiz&part=diagrams');
      await page.getByRole('button', { name: /heart.* 12 labels/i }).click();
      const dialog = page.getByRole('dialog', { name: 'Label the diagram' });
      await dialog.getByLabel(/^Pin 1 of 12/).selectOption('Aorta');
      await dialog.getByRole('button', { name: 'Check' }).click();
      await expect(dialog.getByText('1 of 12 correct')).toBeVisible();
    },
  },
  {
    ...notes,
    name: 'moving-figure',
    async open(page) {
      await page.goto('/tabs/physics/physics-electricity?tab=explanation&topic=2&page=1');
      await page
        .getByRole('button', { name: /^Move it yourself/ })
        .first()
        .click();
      await expect(page.getByRole('slider', { name: 'Resistance' })).toBeFocused();
    },
  },
  {
    name: 'worked-example',
    viewer: 'super',
    title: /^Quadratic Equations: Explanation/,
    async open(page) {
      await page.goto('/tabs/mathematics/mathematics-quadratic-equations?tab=explanation&topic=2&page=1');
      const show = page.getByRole('button', { name: /^Show step/ });
      await show.click();
      await show.click();
      await expect(show).toHaveText('Show step 3 of 6');
    },
  },
  {
    name: 'flashcard-back-basic',
    viewer: 'claimer',
    title: 'Development: Flashcards',
    async open(page) {
      await page.goto('/tabs/economics/economics-development?tab=flashcards');
      await page.getByRole('button', { name: 'Flip' }).click();
      await expect(page.getByRole('button', { name: 'Not yet', exact: true })).toBeVisible();
    },
  },
  {
    name: 'own-cards',
    viewer: 'super',
    title: 'Development: Flashcards',
    async open(page) {
      const card = {
        chapterId: 'economics-development',
        isRemoved: false,
        changedAt: new Date().toISOString(),
      };
      const items = [
        { ...card, cardId: 'a', front: 'Per capita income?', back: 'Total income by population' },
        { ...card, cardId: 'b', front: 'HDI?', back: 'Health, education and income' },
      ];
      await withReplies(page, {
        'progress.saved': { kind: 'ownCard', items, last: 2, isMore: false, count: 2 },
      });
      await page.goto('/tabs/economics/economics-development?tab=flashcards');
      await page.getByRole('button', { name: 'Your own cards (2)' }).click();
      await page.getByRole('textbox', { name: 'Front' }).fill('What is BMI?');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Write something on both sides of the card.')).toBeVisible();
    },
  },
];
