import { expect, type Page } from '@playwright/test';
import { emptyPath } from '#src/addresses.ts';
import {
  bar,
  highlight,
  highlightWithNote,
  markDialog,
  openNotes,
  publishNotes,
  selectWords,
} from '#src/marks.ts';
import { logInWithSuper } from '#src/revision.ts';
import type { ScreenState } from './state.ts';

const own = { viewer: 'nobody' } as const;

/** The notes of a student of their own, with words highlighted and the page bookmarked. */
async function openMarked(page: Page) {
  const notes = await publishNotes(page.request);
  await logInWithSuper(page, page.request, emptyPath);
  await openNotes(page, notes.path);
  await highlightWithNote(page, 'The current is the same in all of it', 'Why? Ask on Monday.');
  await highlight(page, 'one path');
  await page.getByRole('button', { name: 'Bookmark' }).click();
  return notes;
}

export const markStates: ScreenState[] = [
  {
    ...own,
    name: 'notes-marked',
    title: /: Explanation · /,
    async open(page) {
      await openMarked(page);
    },
  },
  {
    ...own,
    name: 'notes-selected',
    title: /: Explanation · /,
    isOpenedAtEachSize: true,
    async open(page) {
      const { path } = await publishNotes(page.request);
      await logInWithSuper(page, page.request, emptyPath);
      await openNotes(page, path);
      await selectWords(page, 'The current is the same in all of it');
    },
  },
  {
    ...own,
    name: 'mark-note',
    title: /: Explanation · /,
    async open(page) {
      const { path } = await publishNotes(page.request);
      await logInWithSuper(page, page.request, emptyPath);
      await openNotes(page, path);
      await selectWords(page, 'The current is the same in all of it');
      await bar(page).getByRole('button', { name: 'Add note' }).click();
      await expect(markDialog(page)).toBeVisible();
    },
  },
  {
    ...own,
    name: 'marks',
    title: 'My bookmarks',
    async open(page) {
      const { rewrite } = await openMarked(page);
      await rewrite('A series circuit has one path. What was there is another text.');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Update & Fetch Latest Content' }).click();
      await expect(page.getByText('Content updated successfully.')).toBeVisible();
      await page.goto('/marks');
      await expect(page.getByText('The text of this highlight has changed')).toBeVisible();
    },
  },
  {
    name: 'marks-none',
    viewer: 'beginner',
    title: 'My bookmarks',
    offers: 'To my subjects',
    async open(page) {
      await page.goto('/marks');
      await expect(page.getByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible();
    },
  },
];
