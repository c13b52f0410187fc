import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { storedPages } from '#src/notes.ts';

type Subject = { _id: string; chapters: { _id: string; name: string }[] };

test('a deleted chapter is restored from a library saved before', async ({ page }) => {
  test.slow();
  const made = await makeChapter(page.request, { Forces: ['First page text'] });
  const { send } = await adminCalls(page.request);
  await openAdmin(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the library' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/\.zip$/);
  const buffer = await readFile(await saved.path());

  await send('DELETE', `/chapters/${made.chapterId}`);
  await page.reload();
  await page.getByRole('button', { name: 'Add a library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a library' });
  // All chapters of the library are parsed, which takes time.
  const answer = (procedure: string) =>
    page.waitForResponse((response) => response.url().includes(procedure), { timeout: 0 });
  const checked = answer('content.imports.previewLibrary');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: saved.suggestedFilename(), mimeType: 'application/zip', buffer });
  await checked;
  await expect(
    dialog.getByText('You can add the 1 that is missing; what is there stays as it is.'),
    // A whole library is parsed first.
  ).toBeVisible({ timeout: 60_000 });
  const added = answer('content.imports.library');
  await dialog.getByRole('button', { name: 'Add the 1 chapter that is missing' }).click();
  await added;
  await expect(dialog).toBeHidden();

  const { data } = await send<{ data: Subject[] }>('GET', '/subjects/details');
  const subject = data.find(({ _id }) => _id === made.subjectId);
  expect(subject?.chapters.map(({ name }) => name)).toEqual([made.chapter]);
  expect(await storedPages(page, subject?.chapters[0]?._id ?? '')).toEqual(['First page text']);
  await page.getByRole('button', { name: made.subject, exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`^${made.chapter}`) }).click();
  await expect(page.getByRole('button', { name: /^Forces 1 page$/ })).toBeVisible();
});
