import { expect, test } from '@playwright/test';
import { bar, markDialog, openNotes, painted, publishNotes, selectWords } from '#src/marks.ts';
import { logInWithSuper } from '#src/revision.ts';

const same = 'The current is the same in all of it';

// docs/product/screens.md#marks
test('text is highlighted by keyboard alone, and the page is not turned meanwhile', async ({
  page,
  request,
}) => {
  const { path } = await publishNotes(request);
  await logInWithSuper(page, request);
  await openNotes(page, path);
  await selectWords(page, 'A series');
  await page.keyboard.press('h');
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => painted(page)).toEqual(['A series']);
  await selectWords(page, same);
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Highlight' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(markDialog(page).getByLabel('Your note (optional)')).toBeFocused();
  await page.keyboard.type('Same everywhere');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(markDialog(page)).toBeHidden();
  await expect.poll(() => painted(page)).toEqual(['A series', same]);

  const own = page.getByRole('button', { name: `${same} Same everywhere` });
  await own.focus();
  await page.keyboard.press('Enter');
  await markDialog(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect.poll(() => painted(page)).toEqual(['A series']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => painted(page)).toEqual(['A series', same]);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText('Page 1 of 2').first(), 'with Shift an arrow selects').toBeVisible();
});
