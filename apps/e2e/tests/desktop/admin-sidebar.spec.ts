import { expect, test } from '@playwright/test';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { deleteSubjects, made, makeSubjects } from '#src/admin-subjects.ts';

test.afterEach(({ request }) => deleteSubjects(request));

// docs/product/screens.md#navigation
test('a keyboard reaches the content of a tab after a dozen steps, however many subjects there are', async ({
  page,
  request,
}) => {
  const chapter = await makeChapter(request);
  made.push(chapter.subjectId);
  await makeSubjects(request);
  await openAdmin(page, `${chapter.path}/notes`);
  // After the login the focus is already in the page.
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
  // The next stop is the content; the twelfth leads to Recently deleted.
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(12);
});
