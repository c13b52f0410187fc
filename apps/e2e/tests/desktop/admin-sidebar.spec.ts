import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { freshName, makeChapter, openAdmin } from '#src/admin.ts';
import { deleteSubjects, made, makeSubjects, storedSubjects } from '#src/admin-subjects.ts';

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
  // The next one is the content. The twelfth leads to Recently deleted.
  expect(stops.length, stops.join(' | ')).toBeLessThanOrEqual(12);
});

// docs/product/screens.md#picture-size
test('a subject is added with a picture, which is stored as it looks', async ({ page, request }) => {
  const name = freshName('Pictured');
  await openAdmin(page);
  await page.getByRole('button', { name: 'Add subject' }).click();
  const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#0f8b8d' } })
    .png()
    .toBuffer();
  await page
    .getByLabel('Picture (optional)')
    .setInputFiles({ name: 'atom.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('button', { name: 'Picture: atom.png' })).toBeVisible();
  await page.getByLabel('New subject').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Subject created successfully').first()).toBeVisible();
  const stored = (await storedSubjects(request)).find((subject) => subject.name === name);
  if (stored) made.push(stored._id);
  const picture = await request.get(stored?.image ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);
  const { width, height } = await sharp(await picture.body()).metadata();
  expect([width, height]).toEqual([320, 200]);
});
