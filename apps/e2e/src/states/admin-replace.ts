import { expect } from '@playwright/test';
import { withReplies } from './calls.ts';
import type { ScreenState } from './state.ts';

const place = {
  ...{ list: 'topics', itemId: 'topic', pageId: 'page', path: 'content', at: 40, part: 2 },
  ...{ subjectId: 'physics', subjectName: 'Physics' },
  ...{ chapterId: 'physics-electricity', chapterName: 'Electricity' },
  ...{ name: 'Electric current and circuit', seenUpdatedAt: '2026-11-21T10:00:00.000Z', kind: 'words' },
  ...{
    before: 'A cell keeps up the ',
    found: 'voltage',
    after: ' between its ends, and so the current flows',
  },
};
const card = {
  ...place,
  list: 'flashcards',
  itemId: 'card',
  pageId: null,
  part: null,
  name: 'What is Ohm’s law?',
};
const places = [
  place,
  { ...card, path: 'question', at: 3 },
  { ...card, path: 'answer', at: 12, before: 'Divide it: $R = \\frac{', after: '}{I}$', kind: 'formula' },
  { ...card, path: 'answer', at: 90, before: 'See https://example.in/', after: '-and-current', kind: 'link' },
  {
    ...{ ...card, list: 'tests', itemId: 'test', name: 'Chapter test', part: 3 },
    ...{ path: 'questions.2.options.1', at: 4, chapterId: 'light', chapterName: 'Light' },
  },
];

export const adminReplaceStates: ScreenState[] = [
  {
    name: 'admin-replace',
    viewer: 'admin',
    title: 'Admin: Find and replace',
    async open(page) {
      await withReplies(page, {
        'admin.replace.find': { places, hasMore: true },
        'admin.replace.run': {
          count: 3,
          refused: [
            { ...card, path: 'question', at: 3, message: 'Question must be at most 5000 characters' },
          ],
          undo: [
            {
              ...place,
              replacements: [{ path: 'content', at: 40, from: 'potential difference', to: 'voltage' }],
            },
          ],
        },
      });
      await page.goto('/admin/replace');
      await page.getByLabel('Find', { exact: true }).fill('voltage');
      await page.getByLabel('Replace with').fill('potential difference');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Replace 3 places' }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect(page.getByText('1 place could not be changed:')).toBeVisible();
      await page.getByRole('checkbox', { name: /^All in Physics › Electricity/ }).check();
    },
  },
  {
    name: 'admin-replace-where',
    viewer: 'admin',
    title: 'Admin: Find and replace',
    async open(page) {
      await page.goto('/admin/replace');
      await page.getByText(/^In all chapters/).click();
      await page.getByRole('checkbox', { name: 'Electricity', exact: true }).uncheck();
    },
  },
];
