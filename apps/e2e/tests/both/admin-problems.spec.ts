import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { hold } from '#src/states/calls.ts';

type Chapter = Awaited<ReturnType<typeof makeChapter>>;

/** Creates a chapter, opens the publish dialog for it in `look`, and deletes the chapter afterwards. */
async function withChapter(request: APIRequestContext, look: (chapter: Chapter) => Promise<void>) {
  const chapter = await makeChapter(request);
  const { send } = await adminCalls(request);
  await send('PUT', `/subjects/${chapter.subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${chapter.chapterId}`, { isAllContentAvailable: true });
  try {
    await look(chapter);
  } finally {
    await send('DELETE', `/subjects/${chapter.subjectId}`);
  }
}

async function openPublish(page: Page) {
  await page.getByRole('button', { name: 'Publish Content' }).click();
  return page.getByRole('dialog', { name: 'Publish all content?' });
}

test('the buttons of the publish dialog do not move while problems are being loaded', async ({
  page,
  request,
}) => {
  await withChapter(request, async ({ subject, chapter }) => {
    const release = await hold(page, /admin\.previewPublish/);
    await openAdmin(page);
    const dialog = await openPublish(page);
    await expect.poll(() => dialog.evaluate((element) => element.getAnimations().length)).toBe(0);
    const button = dialog.getByRole('button', { name: 'Publish Content' });
    const before = await button.boundingBox();
    release();
    await expect(
      dialog.getByRole('link', {
        name: `The chapter has no summary. Open ${subject}, ${chapter}`,
        exact: true,
      }),
    ).toBeAttached();
    expect(await button.boundingBox()).toEqual(before);
  });
});

test('a web picture that does not load is reported before a publish, and a slow picture delays nobody', async ({
  page,
  request,
}) => {
  const [good, gone, slow] = ['good', 'gone', 'slow'].map((name) => `https://pictures.example/${name}.svg`);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
  const picture = { contentType: 'image/svg+xml', body: svg };
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('https://pictures.example/**', async (route) => {
    const address = route.request().url();
    if (address === slow) await isReleased;
    await route.fulfill(address === gone ? { status: 404 } : picture);
  });
  await withChapter(request, async ({ chapterId, subject, chapter, path }) => {
    const { send } = await adminCalls(request);
    for (const imageUrl of [good, gone, slow])
      await send('POST', '/memes', { imageUrl, alt: 'A ray', chapter: chapterId });
    await openAdmin(page);
    const dialog = await openPublish(page);
    const named = dialog.getByRole('link', {
      name: `The picture of meme 2 does not load: ${gone}. Open ${subject}, ${chapter}`,
    });
    await expect(named).toBeVisible();
    await expect(dialog.getByText('Looking whether the pictures load …')).toBeVisible();
    await expect(dialog.getByText(/^The picture of meme [13] /)).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Publish Content' })).toBeEnabled();
    release();
    await expect(dialog.getByText('Looking whether the pictures load …')).toBeHidden();
    await expect(dialog.getByText(/^The picture of meme [13] /)).toBeHidden();
    await expect(dialog.getByRole('status').filter({ hasText: '1 picture does not load' })).toBeAttached();
    await named.click();
    await expect(page).toHaveURL(new RegExp(`${path}/memes\\?item=`));
  });
});

test('the publish button does not move when the number of changes arrives', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/trpc\/.*admin\.unpublishedChanges/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await openAdmin(page);
  const button = page.getByRole('button', { name: 'Publish Content' });
  const count = page
    .getByRole('banner')
    .getByText(/unpublished change|Everything is published|hidden, switch on in/);
  await expect(count).toHaveCount(0);
  const before = await button.boundingBox();
  release();
  await expect(count).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
});
