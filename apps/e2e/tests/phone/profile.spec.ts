import { expect, type Page, test } from '@playwright/test';
import { openLoggedIn } from '#src/demo.ts';
import { devices } from '#src/devices.ts';
import { freshEmail, readCode } from '#src/inbox.ts';
import { openAs } from '#src/open-as.ts';

const password = 'exam-2027';
const dotPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGPQtz+NBzGMSmNDAM+5ekX6qEIuAAAAAElFTkSuQmCC',
  'base64',
);

/** A verified student of this test's own, logged in. */
async function logInFresh(page: Page): Promise<{ email: string; password: string }> {
  const email = freshEmail('zoya');
  const account = { name: 'Zoya Ali', age: 15, gender: 'Female', email, password };
  expect((await page.request.post('/api/v1/auth/sign-up', { data: account })).ok()).toBe(true);
  const code = await readCode(page, email);
  expect((await page.request.post('/api/v1/auth/verify-email', { data: { email, code } })).ok()).toBe(true);
  await openLoggedIn(page, { email, password });
  return { email, password };
}

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a student edits the profile, changes the picture and sends the referral link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logInFresh(page);
  await navigation(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Profile · /);

  await page.getByRole('button', { name: 'Edit name' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Zoya Farooqui');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Name updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused();

  await page.getByRole('button', { name: 'Edit age' }).click();
  await page.getByLabel('Age', { exact: true }).selectOption('16');
  await page.getByLabel('Age', { exact: true }).press('Enter');
  await expect(toast(page, 'Age updated successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Edit gender' }).click();
  await expect(page.getByRole('radio', { name: 'Female' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Gender updated successfully!')).toBeVisible();

  const picture = page.locator('input[type=file]');
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
  await picture.setInputFiles(notes);
  await expect(page.getByText('Please select an image file')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dotPng });
  await expect(toast(page, 'Profile picture updated successfully!')).toBeVisible();
  await expect(page.getByText('Refresh ho raha hai…')).toBeVisible();
  await reloaded;

  await expect(page.getByText('Zoya Farooqui')).toBeVisible();
  await expect(page.getByText('Other', { exact: true })).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Picture of Zoya Farooqui' });
  await expect(portrait).toHaveAttribute('src', /^\/pictures\//);
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(10);

  await page.locator('main').getByRole('link', { name: 'Unlock Free Chapter' }).click();
  await expect(page.getByRole('heading', { name: 'Unlock free chapter' })).toBeFocused();
  const link = await page.getByLabel('Your referral link').inputValue();
  expect(link).toMatch(/\/signup\?invite=.+/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  await navigation(page).getByRole('link', { name: 'Practice' }).click();
  await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeFocused();
});

test('the link back to a chapter covers no control at any scroll position', async ({ browser }, {
  project,
}) => {
  const page = await openAs(browser, 'beginner', { ...project.use, ...devices.phone });
  for (const path of ['/profile', '/streak', '/progress']) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: 'Go on' }).getByRole('link')).toBeVisible();
    const covered = await page.evaluate(() => {
      const link = document.querySelector('aside[aria-label="Go on"] a');
      const controls = [...document.querySelectorAll('main :is(a, button, input, select, label)')];
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const found = new Set<string>();
      for (let y = 0; y <= end + 40; y += 40) {
        window.scrollTo(0, y);
        const over = link?.getBoundingClientRect();
        for (const control of controls) {
          const box = control.getBoundingClientRect();
          if (!over || box.width === 0 || box.bottom <= over.top || box.top >= over.bottom) continue;
          if (box.right > over.left && box.left < over.right) found.add(control.textContent ?? '');
        }
      }
      return [...found];
    });
    expect(covered, path).toEqual([]);
  }
  await page.context().close();
});
