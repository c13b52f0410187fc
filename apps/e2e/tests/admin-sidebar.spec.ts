import { expect, type Page, test } from '@playwright/test';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';
import { targetFaults } from '#src/checks/targets.ts';
import { expectAccessible } from '#src/expect-accessible.ts';

const longName = 'Environmental Studies and Sustainable Development';
const made: string[] = [];

/** As many subjects as a school has, one of them with a long name. */
async function makeSubjects(request: Parameters<typeof adminCalls>[0]): Promise<void> {
  const { send } = await adminCalls(request);
  for (const start of [longName, ...'ABCDEFGHIJKL'].map((name) => freshName(name))) {
    const { data } = await send<{ data: { _id: string } }>('POST', '/subjects', { name: start });
    made.push(data._id);
  }
}

test.afterEach(async ({ request }) => {
  const { send } = await adminCalls(request);
  for (const id of made.splice(0)) await send('DELETE', `/subjects/${id}`);
});

/** How many subjects can be seen at once without scrolling. */
const subjectsOnScreen = (page: Page): Promise<number> =>
  page.getByRole('switch', { name: /^Students see the subject / }).evaluateAll(
    (switches) =>
      switches.filter((one) => {
        const { top, bottom } = one.closest('label')?.getBoundingClientRect() ?? { top: 0, bottom: Infinity };
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

// docs/product.md#targets
test('ten subjects are on a screen, each with its switch on its own line, also with a long name', async ({
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
  if (isMobile) expect(await targetFaults(page)).toEqual([]);
  await expectAccessible(page);
});

// docs/product.md#navigation
test('a keyboard reaches the content of a tab in a dozen steps, however many subjects there are', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key');
  const chapter = await makeChapter(request);
  made.push(chapter.subjectId);
  await makeSubjects(request);
  await openAdmin(page, `${chapter.path}/notes`);
  // After the login the focus is in the page already.
  await page.reload();
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^L / })).toBeVisible();
  const stops: string[] = [];
  for (let isThere = false; !isThere && stops.length < 90; ) {
    await page.keyboard.press('Tab');
    const { name, isInside } = await page.evaluate(() => {
      const focused = document.activeElement;
      return {
        name: focused?.ariaLabel ?? focused?.textContent ?? '',
        isInside: focused?.closest('[role="tabpanel"]') !== null,
      };
    });
    isThere = isInside;
    if (!isThere) stops.push(name);
  }
  expect(stops[0]).toMatch(/^Skip/);
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(10);
});
