import { expect, type Page, test } from '@playwright/test';
import { goOffline } from '#src/network.ts';
import { logInWithSuper } from '#src/revision.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { isReadyForOffline, signIn } from '#src/study.ts';
import { publishWritten } from '#src/written.ts';

test.use({ serviceWorkers: 'allow' });

let takeAway = async () => {};
test.afterEach(() => takeAway());

const row = (page: Page, words: RegExp) => page.getByRole('link', { name: words });

test('a written answer that is stored offline is in the list immediately, also after a reload, and is sent once', {
  tag: '@journey',
}, async ({ page, context, request }) => {
  const made = await publishWritten(request);
  takeAway = made.takeAway;
  const account = await logInWithSuper(page, request);
  const { get } = await signIn(request, account);
  const results = async () => ((await get('/api/v1/written/results')) as { data: object[] }).data;
  await isReadyForOffline(page);
  const sent: string[] = [];
  context.on('request', (one) => {
    if (sendsEvent(one, 'written')) sent.push(one.url());
  });
  await page.goto(made.address);
  await expect(row(page, /copper is used/)).toBeVisible();
  const goOnline = await goOffline(context);
  await row(page, /copper is used/).click();
  await page.getByRole('textbox', { name: 'Your answer (optional)' }).fill('It does not react.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your answer (optional)' })).toHaveValue(
    'It does not react.',
  );
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByRole('checkbox', { name: /conductor/ }).check();
  await page.getByRole('button', { name: 'Keep my marks' }).click();
  await expect(page.getByText('Your marks are kept on this device')).toBeVisible();
  await page.getByRole('link', { name: 'All written questions' }).click();
  await expect(row(page, /copper is used/)).toContainText('Last time: 1 of 2');
  await page.reload();
  await expect(row(page, /copper is used/)).toContainText('Last time: 1 of 2');
  const other = await context.newPage();
  await other.goto(made.address);
  await expect(row(other, /copper is used/)).toContainText('Last time: 1 of 2');
  expect(sent).toEqual([]);

  await goOnline();
  await expect.poll(results).toMatchObject([{ ticked: '001', halves: 2, outOfHalves: 4 }]);
  for (const one of [page, other])
    await expect(row(one, /copper is used/)).toContainText('Last time: 1 of 2');
  expect(sent).toHaveLength(1);
});

/** The start of a HEIC file, which Chromium can't decode. */
const heicHeader = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
/** EXIF of a phone held upright: turn the picture by 90° to the right. */
const turnedExif = Buffer.from(
  'ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 0006 0000 00000000'.replaceAll(' ', ''),
  'hex',
);

/** A JPEG of 40 x 20 px, red at the left and blue at the right, with that EXIF. */
async function turnedPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 });
    const pen = canvas.getContext('2d');
    for (const [left, colour] of ['red', 'blue'].entries()) {
      Object.assign(pen ?? {}, { fillStyle: colour });
      pen?.fillRect(left * 20, 0, 20, 20);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const plain = Buffer.from(base64, 'base64');
  return Buffer.concat([plain.subarray(0, 2), turnedExif, plain.subarray(2)]);
}

/** The stored photo of a page, by its pixels. */
const shownPhoto = (page: Page, n: number) =>
  page
    .getByRole('button', { name: `Enlarge page ${n} of your answer` })
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      pen?.drawImage(image, 0, 0);
      const [red = 0, , blue = 0] = pen?.getImageData(width / 2, height / 4, 1, 1).data ?? [];
      const hasExif = atob(image.src.split(',')[1] ?? '').includes('Exif');
      return { width, height, isTopRed: red > 200 && blue < 50, hasExif };
    });

test('photos of an answer are added offline, stay after a reload, and come back with undo', async ({
  page,
  context,
  request,
}) => {
  const made = await publishWritten(request);
  takeAway = made.takeAway;
  await logInWithSuper(page, request);
  await isReadyForOffline(page);
  await page.goto(made.address);
  await expect(row(page, /copper is used/)).toBeVisible();
  await goOffline(context);
  await row(page, /copper is used/).click();
  await page.getByRole('button', { name: 'Show answer' }).click();
  const photo = { mimeType: 'image/png', buffer: await page.screenshot() };
  const field = page.locator('input[type=file][multiple]');
  await field.setInputFiles(['one.png', 'two.png'].map((name) => ({ name, ...photo })));
  await expect(page.getByText(/^2 of 4 photos, \d+ KB$/)).toBeVisible();
  await field.setInputFiles({ name: 'page.heic', mimeType: 'image/heic', buffer: heicHeader });
  await expect(
    page.getByText("page.heic can't be opened as a photo. Take a photo here, or choose a JPEG or PNG."),
  ).toBeVisible();
  await field.setInputFiles({ name: 'turned.jpg', mimeType: 'image/jpeg', buffer: await turnedPhoto(page) });
  await expect(page.getByText(/^3 of 4 photos, \d+ KB$/)).toBeVisible();
  expect(await shownPhoto(page, 3)).toEqual({ width: 20, height: 40, isTopRed: true, hasExif: false });
  await page.getByRole('button', { name: 'Delete page 3 of your answer' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Enlarge page 2 of your answer' }).click();
  await expect(page.getByRole('dialog', { name: 'Page 2 of your answer' }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Close the photo' }).click();
  await page.getByRole('button', { name: 'Delete page 2 of your answer' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^2 of 4 photos/)).toBeVisible();
});
