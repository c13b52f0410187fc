import { expect, type Page, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { demo, logIn } from '#src/demo.ts';
import { settle } from '#src/expect-accessible.ts';
import { field, press } from '#src/forms.ts';
import { signUpUnverified } from '#src/student.ts';
import { greeting } from '#src/study.ts';

/** Buttons and links of the screen's header whose clicks another element would take. */
const coveredInHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header :is(a, button)')]
      .filter((control) => control.checkVisibility() && !control.matches(':disabled'))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const points = [left + 2, (left + right) / 2, right - 2].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        );
        return points.some((hit) => hit?.closest('.toast'));
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? ''),
  );

/** The toast's position once it is at rest. */
async function toastBox(page: Page) {
  const toast = page.locator('.toast').first();
  await expect(toast).toBeVisible();
  return (await toast.boundingBox()) ?? { x: 0, y: 1_000, width: 0, height: 0 };
}

/** The bottom of the header, or of the heading that the toast would cover. */
const endAbove = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    const ends = [...document.querySelectorAll('header, h1, h2')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ bottom, right }) => toast && bottom <= toast.top + 1 && right > toast.left)
      .map(({ bottom }) => bottom);
    return Math.max(0, ...ends);
  });

// docs/product/screens.md#toasts
test('a toast stands top right for 3 s, waits under the pointer, and F6 reaches it', async ({ page }) => {
  // Fail from the first screen on, because a reply received once would be shown in place of the failure.
  await page.route(/progress\.overall/, (route) => route.fulfill({ status: 500, body: 'no' }));
  await logIn(page, demo.super);
  await page.clock.install();
  await page.goto('/dashboard');
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to fetch progress data' }).last();
  const failure = page.getByRole('main').getByText('Failed to fetch progress data');
  // Retries wait by the page's fake clock, but replies take real time.
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(failure).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  for (let step = 0; step < 30 && !(await page.locator('.toast').isVisible()); step++)
    await page.clock.runFor(500);
  await expect(toast).toBeVisible();
  const box = await page.locator('.toast').boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 30);
  // On a phone the toast is as wide as the heading, and lies below it.
  expect(box?.y ?? 1_000).toBeLessThan(width < 768 ? 160 : 90);
  await page.locator('.toast').hover();
  await page.clock.runFor(10_000);
  await expect(page.locator('.toast')).toBeVisible();
  await page.mouse.move(0, 700);
  await page.keyboard.press('F6');
  await page.clock.runFor(10_000);
  await expect(page.locator('.toast')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('.toast')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.clock.runFor(1_000);
  await expect(page.locator('.toast')).toBeHidden();
});

// docs/product/screens.md#toasts
test('a toast of the admin app covers no buttons in the header and stands right below them', async ({
  page,
  request,
}) => {
  const { path } = await makeChapter(request);
  const height = page.viewportSize()?.height ?? 0;
  await openAdmin(page, `${path}/notes`);
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Refresh Changes' }).click();
    const { x, y, width: toastWidth } = await toastBox(page);
    expect(await coveredInHeader(page), `at ${width} px`).toEqual([]);
    expect(x + toastWidth).toBeGreaterThan(width - 30);
    const header = await page.getByRole('banner').boundingBox();
    const headerEnd = (header?.y ?? 0) + (header?.height ?? 0);
    expect(y - (await endAbove(page))).toBeLessThan(16);
    // From tablet width on, the whole header is on one line.
    if (width >= 768) expect(headerEnd).toBeLessThan(76);
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
  }
});

// docs/product/screens.md#toasts
test('a toast stands below the header of an open drawer and covers none of its switches', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { path, subject } = await makeChapter(request);
  await openAdmin(page, `${path}/notes`);
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.getByRole('button', { name: 'Subjects', exact: true }).click();
  const drawer = page.getByRole('dialog');
  const toggle = drawer.getByRole('switch', { name: `Students see the subject ${subject}`, exact: true });
  await toggle.press('Space');
  await settle(page);
  const { y, height } = await toastBox(page);
  const close = await drawer.getByRole('button', { name: 'Close' }).boundingBox();
  expect(y).toBeGreaterThanOrEqual((close?.y ?? 0) + (close?.height ?? 0));
  expect(y + height).toBeLessThan((await toggle.boundingBox())?.y ?? 0);
});

// docs/product/screens.md#toasts
test('a toast of the student app covers no buttons', async ({ page }) => {
  await logIn(page, demo.super);
  const flash = JSON.stringify([{ tone: 'info', text: 'Told after the reload' }]);
  for (const path of [
    '/dashboard',
    '/subject/physics',
    '/tabs/physics/physics-electricity',
    '/coming-soon',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.evaluate(
      ([key = '', value = '']) => sessionStorage.setItem(key, value),
      [`${brand.storagePrefix}-flash`, flash],
    );
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { y } = await toastBox(page);
    expect(await coveredInHeader(page), path).toEqual([]);
    // Below the headings that the toast would cover, and still in the upper half.
    expect(y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
  }
});

/** Headings of the screen that a toast covers. */
const coveredHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll('h1, h2')]
      .filter((heading) => heading.getBoundingClientRect().width > 1)
      .filter((heading) => {
        const box = heading.getBoundingClientRect();
        return toasts.some(
          ({ left, right, top, bottom }) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        );
      })
      .map((heading) => heading.textContent ?? '');
  });

async function refuseLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(demo.super.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'done', exact: true }).click();
  await expect(page.locator('.toast')).toHaveCount(1);
}

// docs/product/screens.md#toasts
test('a toast covers no heading, on phones of 320 and 360 px', async ({ page, request }) => {
  test.slow();
  const email = await signUpUnverified(request);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const isFree = async (where: string) => {
      await expect(page.locator('.toast').first()).toBeVisible();
      await settle(page);
      expect(await coveredHeadings(page), `${where} at ${width} px`).toEqual([]);
    };
    await refuseLogin(page);
    await isFree('the login');

    await page.goto('/reset-password');
    await field(page, 'Email').fill('nobody@example.com');
    await press(page, 'Send reset code');
    await isFree('the reset');
    await field(page, 'Reset code').fill('ABC234');
    await field(page, 'New password').fill('exam-2027');
    await field(page, 'Confirm new password').fill('exam-2027');
    await press(page, 'Reset password');
    await expect(page.getByText('Invalid or expired reset code')).toBeVisible();
    await isFree('the second step of the reset');

    await page.goto(`/verify?email=${encodeURIComponent(email)}`);
    await field(page, 'Verification code').fill('ABC234');
    await press(page, 'Verify');
    await isFree('the verification');

    await logIn(page, demo.super);
    // Hovering keeps it open, however long Home takes to load.
    await page.locator('.toast').first().hover();
    await expect(greeting(page, demo.super)).toBeVisible();
    await isFree('Home');
    await page.evaluate(() => localStorage.clear());
  }
});

// docs/product/screens.md#toasts
test('a refusal is shown once: the toast gives the reason, the field what to do, and both disappear with the next try', async ({
  page,
}) => {
  const why = "Invalid email or password. Please sign up if you haven't registered yet.";
  await refuseLogin(page);
  await expect(page.getByText(why, { exact: true })).toHaveCount(1);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAccessibleDescription('Check your email and password, or reset the password.');
  await expect(password).toBeFocused();

  await password.fill(demo.super.password);
  await page.getByRole('button', { name: 'done', exact: true }).click();
  await expect(page.getByText('Login successful!', { exact: true })).toBeVisible();
  await expect(page.getByText(why)).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveCount(1);
});

// docs/product/screens.md#toasts
test('the reason of a refused form is not shown on the next screen', async ({ page }) => {
  await refuseLogin(page);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible();
  // A closing toast is still rendered for a moment.
  expect(await page.locator('.toast:not([data-ending-style])').count()).toBe(0);
});
