import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { usePushOfSandbox } from '#src/push.ts';
import { createStudent } from '#src/student.ts';

const reminder = (page: Page) => page.getByRole('switch', { name: /^Reminder/ });
const time = (page: Page) => page.getByLabel('Time', { exact: true });

// docs/product.md#reminders
test.describe('a reminder', () => {
  test('is switched on by keyboard, keeps its time over a reload, and is off by one tap', async ({
    page,
    request,
  }) => {
    await usePushOfSandbox(page, request);
    await logIn(page, await createStudent(request));
    await page.goto('/profile');
    await expect(reminder(page)).toBeEnabled();
    await expect(reminder(page)).not.toBeChecked();
    await reminder(page).focus();
    await page.keyboard.press(' ');
    await expect(time(page)).toHaveValue('19:00');
    await expect(
      page.getByRole('status').filter({ hasText: 'You will be reminded at 19:00.' }),
    ).toBeAttached();
    const saved = page.waitForResponse((reply) => reply.url().includes('auth.reminder.set'));
    await time(page).fill('20:07');
    expect((await saved).ok()).toBe(true);
    await expect(time(page)).toHaveValue('20:00');
    await page.reload();
    await expect(reminder(page)).toBeChecked();
    await expect(time(page)).toHaveValue('20:00');
    await reminder(page).press(' ');
    await expect(time(page)).toBeHidden();
    await page.reload();
    await expect(reminder(page)).toBeEnabled();
    await expect(reminder(page)).not.toBeChecked();
  });

  test('goes with the log-out, for whoever uses the browser next', async ({ page, request }) => {
    await usePushOfSandbox(page, request);
    await logIn(page, await createStudent(request));
    await page.goto('/profile');
    await expect(reminder(page)).toBeEnabled();
    await reminder(page).check({ force: true });
    await expect(time(page)).toBeVisible();
    const stopped = page.waitForRequest((one) => one.url().includes('auth.reminder.stop'));
    await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Yes, Logout!' }).click();
    await stopped;
    await page.waitForURL('**/login');
    await logIn(page, await createStudent(request));
    await page.goto('/profile');
    await expect(reminder(page)).toBeEnabled();
    await expect(reminder(page)).not.toBeChecked();
  });
});
