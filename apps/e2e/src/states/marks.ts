import { expect } from '@playwright/test';
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
import { inOnePage, type ScreenState } from './state.ts';

let notes: Awaited<ReturnType<typeof publishNotes>>;
const words = 'The current is the same in all of it';

export const markStates: ScreenState[] = [
  ...inOnePage(
    {
      name: 'notes-selected',
      viewer: 'nobody',
      title: /: Explanation · /,
      isOpenedAtEachSize: true,
      async open(page) {
        notes = await publishNotes(page.request);
        await logInWithSuper(page, page.request, emptyPath);
        await openNotes(page, notes.path);
        await selectWords(page, words);
      },
    },
    {
      name: 'mark-note',
      async open(page) {
        await bar(page).getByRole('button', { name: 'Add note' }).click();
        await expect(markDialog(page)).toBeVisible();
      },
    },
    {
      name: 'notes-marked',
      async open(page) {
        await page.keyboard.press('Escape');
        await highlightWithNote(page, words, 'Why? Ask on Monday.');
        await highlight(page, 'one path');
        await page.getByRole('button', { name: 'Bookmark' }).click();
      },
    },
    {
      name: 'marks',
      title: 'My bookmarks',
      async open(page) {
        await notes.rewrite('A series circuit has one path. What was there is another text.');
        await page.goto('/dashboard');
        await page.getByRole('button', { name: 'Update & Fetch Latest Content' }).click();
        await expect(page.getByText('Content updated successfully.')).toBeVisible();
        await page.goto('/marks');
        await expect(page.getByText('The text of this highlight has changed')).toBeVisible();
      },
    },
  ),
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
