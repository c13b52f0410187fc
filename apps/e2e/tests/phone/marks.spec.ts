import { expect, type Page, test } from '@playwright/test';
import { openLoggedIn } from '#src/demo.ts';
import { phone } from '#src/devices.ts';
import {
  bar,
  changed,
  currentText,
  highlight,
  markDialog,
  marksAreSent,
  openNotes,
  painted,
  publishNotes,
  rows,
  selectWords,
} from '#src/marks.ts';
import { missTwo } from '#src/mistakes.ts';
import { goOffline } from '#src/network.ts';
import { publishTest } from '#src/publish-test.ts';
import { logInWithSuper } from '#src/revision.ts';
import { isReadyForOffline } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const same = 'The current is the same in all of it';

/** Loads the latest publication. */
async function fetchNew(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Update & Fetch Latest Content' }).click();
  await expect(page.getByText('Content updated successfully.')).toBeVisible();
}

// docs/product/content.md#own-marks
test('a highlight with a note is made without a network, seen on another device, and survives changes of the page until its text is deleted', {
  tag: '@journey',
}, async ({ page, context, browser, request }) => {
  test.slow();
  const { path, chapter, rewrite } = await publishNotes(request);
  const account = await logInWithSuper(page, request);
  await openNotes(page, path);
  await isReadyForOffline(page);
  const goOnline = await goOffline(context);
  await selectWords(page, same);
  await expect(bar(page), 'at the foot of the screen').toBeInViewport({ ratio: 1 });
  await bar(page).getByRole('button', { name: 'Add note' }).tap();
  await markDialog(page).getByLabel('Your note (optional)').fill('Ask why');
  await markDialog(page).getByRole('button', { name: 'Save' }).tap();
  await expect.poll(() => painted(page)).toEqual([same]);
  await expect(page.getByRole('heading', { name: 'My bookmarks on this page' })).toBeVisible();
  await page.reload();
  await openNotes(page, path);
  await expect.poll(() => painted(page)).toEqual([same]);
  await page.goto('/marks');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Ask why');
  const sent = marksAreSent(page);
  await goOnline();
  await sent;

  const other = await (await browser.newContext({ ...phone, serviceWorkers: 'block' })).newPage();
  await openLoggedIn(other, account, '/marks');
  await expect(other.getByRole('heading', { name: chapter })).toBeVisible();
  await expect(rows(other)).toContainText(same);
  await rows(other).getByRole('link').click();
  await expect.poll(() => painted(other)).toEqual([same]);

  await rewrite(`Read this first.\n\n${currentText.replace('one path', 'one single path')}`);
  await fetchNew(other);
  await openNotes(other, path);
  await expect(other.getByText('Read this first.')).toBeVisible();
  await expect.poll(() => painted(other)).toEqual([same]);

  await rewrite('Another text altogether, about magnets.');
  await fetchNew(other);
  await openNotes(other, path);
  await expect(other.getByText(changed)).toBeVisible();
  expect(await painted(other)).toEqual([]);
  await other.goto('/marks');
  await expect(rows(other)).toContainText(changed);
  await expect(rows(other)).toContainText(same);
  await expect(rows(other)).toContainText('Ask why');
  const gone = marksAreSent(other);
  await rows(other).getByRole('button').click();
  await markDialog(other).getByRole('button', { name: 'Remove' }).click();
  await expect(other.getByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible();
  await gone;
  await page.goto('/dashboard');
  await page.goto('/marks');
  await expect(
    page.getByRole('heading', { name: 'Nothing bookmarked yet' }),
    'on the first one too',
  ).toBeVisible();
  await other.close();
});

// docs/product/screens.md#marks
test('pages, cards and questions are bookmarked and highlighted, and found by search', async ({
  page,
  request,
}) => {
  const { path, chapter } = await publishNotes(request);
  const { path: quizPath } = await publishTest(request);
  await logInWithSuper(page, request);
  await openNotes(page, path);
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.getByRole('button', { name: 'Bookmark' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'My note' }).click();
  await markDialog(page, 'Bookmark').getByLabel('Your note (optional)').fill('For the practical');
  await markDialog(page, 'Bookmark').getByRole('button', { name: 'Save' }).click();
  await highlight(page, 'unit of current');

  await page.goto(`${path}?tab=flashcards`);
  await page.getByRole('button', { name: 'Bookmark' }).click();
  await page.getByRole('button', { name: 'Flip' }).click();
  await highlightWithCard(page);

  await missTwo(page, quizPath);
  await page.getByRole('button', { name: 'Bookmark, Question 2 of 3' }).click();
  await selectWords(page, 'oxygen of the air', 'ol');
  await bar(page).getByRole('button', { name: 'Highlight' }).click();
  await expect.poll(() => painted(page)).toEqual(['oxygen of the air']);

  await page.goto('/profile');
  await page.getByRole('link', { name: /^My bookmarks/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My bookmarks' })).toBeFocused();
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByText(changed)).toHaveCount(0);
  await page.getByLabel('Search your bookmarks').fill('PRACTICAL');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('1 result')).toBeVisible();
  await page.getByLabel('Search your bookmarks').fill('coulomb');
  await rows(page).getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Flashcards' })).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill('practical');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /My bookmark.*For the practical/ })
    .click();
  await expect(page.getByText('Page 1 of 2').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: chapter, exact: true }).first()).toBeVisible();
});

/** Text of the answer that is shown. */
async function highlightWithCard(page: Page): Promise<void> {
  await selectWords(page, 'one coulomb', '.flip-face:not([inert])');
  await bar(page).getByRole('button', { name: 'Highlight' }).click();
  await expect.poll(() => painted(page)).toEqual(['one coulomb']);
}
