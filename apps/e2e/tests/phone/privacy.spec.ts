import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { AccountExport } from '@repo/contracts/account-export';
import { brand } from '@repo/contracts/brand';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { logIn } from '#src/demo.ts';
import { claimFirstChapter, openQuiz, password, signUp, takeQuiz, verify } from '#src/first-day.ts';
import { freshEmail } from '#src/inbox.ts';
import { tokenOf } from '#src/states/calls.ts';
import { deletionCodeFor } from '#src/student.ts';

test.use({ serviceWorkers: 'allow' });

const keep = (page: Page) => page.getByRole('button', { name: 'Keep my account' });

async function openPrivacy(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('link', { name: /^What we keep about you/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What we keep about you' })).toBeFocused();
}

/** Uploads a picture through the app's own call. */
async function choosePicture(page: Page): Promise<Buffer> {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c2283b' } })
    .png()
    .toBuffer();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const data = { profilePicture: `data:image/png;base64,${png.toString('base64')}` };
  const reply = await page.request.put('/api/v1/auth/profile', { headers, data });
  const { user } = (await reply.json()) as { user: { profilePicture: string } };
  return (await page.request.get(user.profilePicture, { headers })).body();
}

async function download(page: Page): Promise<Record<string, Uint8Array>> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${brand.storagePrefix}-data-\\d{4}-\\d\\d-\\d\\d\\.zip$`),
  );
  await expect(page.getByText('Your copy is in your downloads.')).toBeVisible();
  return unzipSync(await readFile(await file.path()));
}

const textOf = (files: Record<string, Uint8Array>, ending: string) => {
  const name = Object.keys(files).find((one) => one.endsWith(ending)) ?? '';
  return strFromU8(files[name] ?? new Uint8Array());
};

/** Goes through the dialog with the code from the mail. @returns the code */
async function planDeletion(page: Page, email: string, before = ''): Promise<string> {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Mail me the code' }).click();
  await expect(dialog.getByLabel('Code from the mail')).toBeFocused();
  const code = await deletionCodeFor(page.request, email, before);
  await dialog.getByLabel('Code from the mail').fill(code.toLowerCase());
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog).toBeHidden();
  await expect(keep(page)).toBeVisible();
  return code;
}

/** The content of the app's own databases, storages and picture caches. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async (prefix) => {
    const rows: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith(prefix)) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const count = await new Promise<number>((resolve) => {
          const counting = database.transaction(store).objectStore(store).count();
          counting.onsuccess = () => resolve(counting.result);
        });
        if (count > 0) rows.push(`${name} ${store} ${count}`);
      }
      database.close();
    }
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const pictures = (await caches.keys()).filter((name) => /-(pictures|memes|figures)$/.test(name));
    return { rows, names, pictures };
  }, brand.storagePrefix);

// docs/product/accounts.md#privacy, #account-export, #account-deletion
test('a student takes a copy of everything, asks for the deletion, changes their mind, asks again, and is forgotten', {
  tag: '@journey',
}, async ({ page }) => {
  const email = freshEmail('asha');
  await signUp(page, email);
  await verify(page, email);
  await logIn(page, { email, password });
  await claimFirstChapter(page);
  await page.getByRole('link', { name: /Chapter 1, Development/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await openQuiz(page);
  const scorePercent = await takeQuiz(page);
  const picture = await choosePicture(page);
  await openPrivacy(page);

  const files = await download(page);
  const data = JSON.parse(textOf(files, '.json')) as AccountExport;
  expect(data.account).toMatchObject({ name: 'Meera Nair', email, age: 15, gender: 'Female', plan: 'Basic' });
  expect(data.unlockedChapters).toMatchObject([{ chapterId: 'economics-development', by: 'free' }]);
  expect(data.quizzes).toMatchObject([{ chapter: 'Development', subject: 'Economics', scorePercent }]);
  expect(data.studyDays).toHaveLength(1);
  expect(Buffer.from(files['picture.webp'] ?? []).equals(picture)).toBe(true);
  const copy = await page.context().newPage();
  const asked: string[] = [];
  copy.on('request', (request) => asked.push(request.url()));
  await copy.setContent(textOf(files, '.html'));
  await expect(copy.getByRole('heading', { level: 1 })).toHaveText(
    `What ${brand.name} keeps about Meera Nair`,
  );
  await expect(copy.getByText(`${scorePercent}%`).first()).toBeVisible();
  await expect(copy.getByRole('img', { name: 'Picture of Meera Nair' })).toBeVisible();
  expect(asked.filter((address) => !address.startsWith('data:'))).toEqual([]);
  await copy.close();

  const code = await planDeletion(page, email);
  for (const path of [
    '/dashboard',
    '/progress',
    '/practice',
    '/profile',
    '/unlock-free-chapter',
    '/subject/economics',
    '/tabs/economics/economics-development',
    '/privacy',
  ]) {
    await page.goto(path);
    await expect(page.getByText(/^Your account will be deleted on \d+ \w+ \d{4}$/), path).toBeVisible();
  }
  await keep(page).click();
  await expect(page.getByText('Your account stays.').first()).toBeVisible();
  await expect(keep(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();

  await planDeletion(page, email, code);
  await page.goto('/dashboard');
  await expect(keep(page)).toBeVisible();
  // After the deletion date the server no longer knows the account.
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  await page.request.post('/api/trpc/auth.logOutEverywhere', { headers, data: {} });
  const later = new Date(Date.now() + 8 * 86_400_000);
  await page.clock.setSystemTime(later);
  await page
    .context()
    .route('**/healthz', (route) => route.fulfill({ headers: { date: later.toUTCString() } }));
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('Your account was deleted. Nothing of it is left on this device.'),
  ).toBeVisible();
  const left = await leftOnDevice(page);
  expect(left.rows).toEqual([]);
  expect(left.pictures).toEqual([]);
  const ownKeys = [...left.names].filter(
    (name) => !/-(theme|character|sheet-size|flash|test-clock)$/.test(name),
  );
  expect(ownKeys).toEqual([]);
});
