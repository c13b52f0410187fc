import { expect, type Locator, type Page, test } from '@playwright/test';
import { field, openResetCode } from '#src/forms.ts';
import { openAs } from '#src/open-as.ts';
import { openStep } from '#src/states/signup-steps.ts';

// docs/product/screens.md#autofill
test('the browser can fill the forms in, and codes and passwords can be pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tells = (label: string, token: string) =>
    expect(field(page, label)).toHaveAttribute('autocomplete', token);
  const paste = async (label: string, text: string) => {
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await field(page, label).focus();
    await page.keyboard.press('Control+v');
  };
  await page.goto('/login');
  await tells('Email', 'email');
  await tells('Password', 'current-password');
  await paste('Password', 'exam-2027');
  await expect(field(page, 'Password')).toHaveValue('exam-2027');
  await page.goto('/verify');
  await tells('Email', 'email');
  await tells('Verification code', 'one-time-code');
  await expect(field(page, 'Verification code')).toHaveAttribute('inputmode', 'text');
  await paste('Verification code', ' ab3 d4f ');
  await expect(field(page, 'Verification code')).toHaveValue('AB3D4F');
  await openResetCode(page);
  await tells('Reset code', 'one-time-code');
  await tells('New password', 'new-password');
  await tells('Confirm new password', 'new-password');
  await paste('New password', 'exam-2027');
  await expect(field(page, 'New password')).toHaveValue('exam-2027');
  await openStep(page, 1);
  await tells('Name', 'name');
  await openStep(page, 5);
  await tells('Email', 'email');
  await tells('Password', 'new-password');
});

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGPQtz+NBzGMSmNDAM+5ekX6qEIuAAAAAElFTkSuQmCC',
  'base64',
);
/** A real picture, made as large as asked by bytes after its end, which every reader skips. */
const pictureOf = (megabytes: number) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.concat([dot], Math.floor(megabytes * 1024 * 1024)),
});
const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };

// docs/product/screens.md#picture-size
test.describe('a picture that is too large or none is refused in the exact words, 4.9 MB are taken', () => {
  const choose = (page: Page, file: Parameters<Locator['setInputFiles']>[0]) =>
    page.locator('input[type=file]').setInputFiles(file);

  test('in the sign-up, where the choice lives through a refresh', async ({ page }) => {
    await openStep(page, 4);
    await choose(page, pictureOf(6));
    await expect(page.getByText('Image size should be less than 5MB', { exact: true })).toBeVisible();
    await choose(page, text);
    await expect(page.getByText('Please select an image file', { exact: true })).toBeVisible();
    await choose(page, pictureOf(4.9));
    const preview = page.getByRole('img', { name: 'Replace' });
    await expect(preview).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Step 4 of 5')).toBeVisible();
    await expect(preview).toHaveAttribute('src', /^data:image\/jpeg/);
  });

  test('on the profile', async ({ browser }) => {
    const page = await openAs(browser, 'claimer');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await choose(page, pictureOf(6));
    await expect(page.getByText('Image size should be less than 5MB', { exact: true }).first()).toBeVisible();
    await choose(page, text);
    await expect(page.getByText('Please select an image file', { exact: true }).first()).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await choose(page, pictureOf(4.9));
    await expect(page.getByText('Profile picture updated successfully!').first()).toBeVisible();
    await reloaded;
    await expect(page.getByRole('img', { name: /^Picture of / })).toHaveAttribute('src', /^\/pictures\//);
    await page.context().close();
  });
});
