import { expect, type Page, test } from '@playwright/test';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';
import { deleteSubjects, longName, made, makeSubjects, storedSubjects } from '#src/admin-subjects.ts';

test.afterEach(({ request }) => deleteSubjects(request));

/** How many subjects are visible without scrolling. */
const subjectsOnScreen = (page: Page): Promise<number> =>
  page.getByRole('switch', { name: /^Students see the subject / }).evaluateAll(
    (switches) =>
      switches.filter((one) => {
        const { top, bottom } = one.closest('label')?.getBoundingClientRect() ?? { top: 0, bottom: Infinity };
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

// docs/product/screens.md#targets
test('ten subjects fit on a screen, each with its switch on its own line, even with a long name', async ({
  page,
  request,
  isMobile,
}) => {
  await makeSubjects(request);
  await openAdmin(page);
  if (isMobile) await page.getByRole('button', { name: 'Subjects' }).click();
  await expect(page.getByRole('button', { name: longName, exact: false }).first()).toBeVisible();
  expect(await subjectsOnScreen(page)).toBeGreaterThanOrEqual(10);
  const names = page.getByRole('button', { name: /^[A-L] / });
  for (const name of await names.all()) {
    const label = await name.textContent();
    const line = page.getByRole('switch', { name: `Students see the subject ${label}` }).locator('..');
    const [nameBox, switchBox] = [await name.boundingBox(), await line.boundingBox()];
    expect(Math.abs((nameBox?.y ?? 0) - (switchBox?.y ?? 100))).toBeLessThan(6);
  }
});

// Otherwise a menu would move under the finger that presses one of its actions.
test('an action near the lower edge of the window is focused without scrolling the page', async ({
  page,
  isMobile,
}) => {
  await openAdmin(page);
  if (isMobile) await page.getByRole('button', { name: 'Subjects', exact: true }).click();
  await page.getByRole('button', { name: 'More for Physics' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Rename' }).press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

// docs/product/screens.md#large-text
test('a menu that is higher than the window scrolls to its first and last action', async ({
  page,
  isMobile,
}) => {
  await openAdmin(page);
  await page.setViewportSize({ width: isMobile ? 360 : 1280, height: 200 });
  if (isMobile) await page.getByRole('button', { name: 'Subjects', exact: true }).click();
  await page.getByRole('button', { name: 'More for Physics' }).click();
  for (const name of ['Delete', 'Rename']) {
    const action = page.getByRole('menuitem', { name });
    await action.scrollIntoViewIfNeeded();
    await expect(action).toBeInViewport({ ratio: 1 });
  }
});

// docs/product/screens.md#reorder
test('chapters and subjects are moved from their menus and by keys, and stay there after a reload', {
  tag: '@journey',
}, async ({ page, request, isMobile }) => {
  const { send } = await adminCalls(request);
  const first = await makeChapter(request, {});
  const second = await makeChapter(request, {});
  made.push(first.subjectId, second.subjectId);
  const later = freshName('Later');
  await send('POST', '/chapters', { name: later, subject: second.subjectId });
  await openAdmin(page);
  const openList = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Subjects' }).click();
    await expect(page.getByRole('button', { name: first.subject, exact: true })).toBeVisible();
  };
  await openList();

  await page.getByRole('button', { name: second.subject, exact: true }).click();
  await page.getByRole('button', { name: `More for ${later}` }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(page.getByText(`${later} is now 1 of 2.`)).toBeAttached();
  const chapters = async () =>
    (await storedSubjects(request))
      .find(({ _id }) => _id === second.subjectId)
      ?.chapters.map(({ name }) => name);
  await expect.poll(chapters).toEqual([later, second.chapter]);

  // Opens the menu by keyboard: the last cell of the subject's row, its menu, the entry.
  await page.getByRole('button', { name: second.subject, exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: `More for ${second.subject}` })).toBeFocused();
  await page.keyboard.press('Enter');
  const up = page.getByRole('menuitem', { name: 'Move up' });
  await expect(up).toBeVisible();
  while (!(await up.evaluate((entry) => entry === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const pair = async () =>
    (await storedSubjects(request))
      .map(({ _id }) => _id)
      .filter((id) => id === first.subjectId || id === second.subjectId);
  await expect.poll(pair).toEqual([second.subjectId, first.subjectId]);
  await expect(page.getByRole('button', { name: `More for ${second.subject}` })).toBeFocused();

  await page.reload();
  await openList();
  const shown = await page.getByRole('button', { name: /^Subject \w+$/ }).allTextContents();
  expect(shown.indexOf(second.subject)).toBe(shown.indexOf(first.subject) - 1);
});
