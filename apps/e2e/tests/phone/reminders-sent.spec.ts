import { expect, type Page, test } from '@playwright/test';
import { sandboxUrl } from '#src/addresses.ts';
import { logIn } from '#src/demo.ts';
import { movableClock } from '#src/movable-clock.ts';
import { pushMessages, usePushOfSandbox } from '#src/push.ts';
import { type SecondServer, startSecondServer } from '#src/second-server.ts';
import { createStudent } from '#src/student.ts';

test.use({ serviceWorkers: 'allow' });

const quarterMs = 15 * 60_000;
const hourMs = 4 * quarterMs;

const inIndia = (at: number) => new Date(at + 5.5 * hourMs);
/** 19:30 in India. */
const timeInIndia = (at: number) => inIndia(at).toISOString().slice(11, 16);
/**
 * A reminder for 23:45 is not sent after midnight, so late in the evening the server's clock starts earlier.
 */
const startAheadMs = () => (inIndia(Date.now()).getUTCHours() >= 22 ? 3 * hourMs : 0);

// docs/product/study.md#reminders
test.describe('a reminder that a student turned on', () => {
  let server: SecondServer | undefined;
  test.afterEach(() => server?.stop());

  test('a reminder that a student turned on reaches the browser once, at the chosen time, with the text that is the same for all students', async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const aheadMs = startAheadMs();
    server = await startSecondServer({ ...movableClock(3 * quarterMs, aheadMs), SEED: 'empty' });
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    const id = await usePushOfSandbox(page, context.request);
    await logIn(page, await createStudent(context.request));
    await page.goto('/profile');
    const reminder = page.getByRole('switch', { name: /^Reminder/ });
    await expect(reminder).toBeEnabled();
    await reminder.check({ force: true });
    // At least 15 minutes remain until then, however slow this machine is.
    const at = timeInIndia((Math.floor((Date.now() + aheadMs) / quarterMs) + 2) * quarterMs);
    const saved = page.waitForResponse(
      async (reply) =>
        reply.url().includes('auth.reminder.set') && (reply.request().postData() ?? '').includes(at),
    );
    await page.getByLabel('Time', { exact: true }).fill(at);
    expect((await saved).ok()).toBe(true);
    expect(await pushMessages(context.request, id)).toEqual([]);

    server.moveClock();
    await expect
      .poll(async () => (await pushMessages(context.request, id)).length, { timeout: 90_000 })
      .toBe(1);
    const [message] = await pushMessages(context.request, id);
    expect(message?.lifeSeconds).toBeGreaterThan(0);
    expect(message?.lifeSeconds).toBeLessThan(7_200);
    const inbox: Page = await context.newPage();
    await inbox.goto(`${sandboxUrl}/push`);
    const card = inbox.getByRole('article').filter({ hasText: id });
    await expect(card.getByRole('heading', { name: 'Time to study' })).toBeVisible();
    await expect(card.getByText('20 minutes would do.', { exact: true })).toBeVisible();
    await context.close();
  });
});
