import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { usePushOfSandbox } from '#src/push.ts';
import { createStudent } from '#src/student.ts';

test.use({ serviceWorkers: 'allow' });

const reminder = (page: Page) => page.getByRole('switch', { name: /^Reminder/ });
const time = (page: Page) => page.getByLabel('Time', { exact: true });

// docs/product/study.md#reminders
test.describe('a reminder', () => {
  test('a reminder ends with the logout, so that the next user of the browser does not get it', async ({
    page,
    request,
  }) => {
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
