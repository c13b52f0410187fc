import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { chapter, finishQuiz, greeting, startQuiz } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('new content', () => {
  async function publish(request: APIRequestContext): Promise<void> {
    const gate = await request.post('/api/v1/admin/verify', { data: { password: demo.adminPassword } });
    const { token } = await gate.json();
    const headers = { authorization: `Bearer ${token}` };
    // An invisible letter, because an unchanged library can't be published.
    const cards = await request.get(`/api/v1/chapters/${chapter.split('/').at(-1)}/flashcards`, { headers });
    const { _id, answer }: { _id: string; answer: string } = (await cards.json()).data[0];
    const mark = '\u200b';
    const other = answer.endsWith(mark) ? answer.slice(0, -1) : answer + mark;
    const edit = await request.put(`/api/v1/flashcards/${_id}`, { headers, data: { answer: other } });
    expect(edit.ok(), await edit.text()).toBe(true);
    const reply = await request.put('/api/v1/status', {
      headers,
      data: { type: 'lastPublishedContentAt', data: new Date().toISOString() },
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  const button = (page: Page) => page.getByRole('button', { name: 'Update & Fetch Latest Content' });

  test('new content that is published while a student reads breaks nothing, and is fetched when the student asks for it', {
    tag: '@journey',
  }, async ({ page, request }) => {
    await logIn(page, demo.super);
    await expect(button(page)).toBeHidden();
    await page.goto(chapter);
    await startQuiz(page);
    const submitted = page.waitForRequest((one) => sendsEvent(one, 'quiz'));
    await publish(request);
    await finishQuiz(page);
    const seen = await page.evaluate(() =>
      sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith('-timestamp')) ?? ''),
    );
    expect((await submitted).postData()).toContain(`"contentTimestamp":"${seen}"`);
    await expect(page.getByText('Result saved')).toBeVisible();

    await page.goto('/dashboard');
    await expect(button(page)).toBeVisible();
    await page.route('**/api/v1/bulk-data**', (route) =>
      route.fulfill({ status: 500, json: { success: false } }),
    );
    await button(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Error updating content');
    await expect(page.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();

    await page.unroute('**/api/v1/bulk-data**');
    const downloads: Request[] = [];
    page.on('requestfinished', (one) => one.url().includes('bulk-data') && downloads.push(one));
    await button(page).click();
    await expect(page.getByText('Content updated successfully.')).toBeVisible();
    await expect(greeting(page, demo.super)).toBeVisible();
    await expect(button(page)).toBeHidden();
    const now = await page.evaluate(() =>
      sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith('-timestamp')) ?? ''),
    );
    expect(new Date(now ?? 0).getTime()).toBeGreaterThan(new Date(seen ?? 0).getTime());
    // Other tests may publish their own chapters meanwhile.
    const own = () => downloads.filter((one) => /manifest|chemistry-metals-and-non-metals/.test(one.url()));
    await expect.poll(() => own().length).toBe(2);
    const paths = downloads.map((one) => new URL(one.url()).pathname);
    expect(paths).toContain('/api/v1/bulk-data/manifest');
    expect(paths).not.toContain('/api/v1/bulk-data');
    const sizes = await Promise.all(own().map((one) => one.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(60_000);
  });
});

test.describe('when the content cannot be loaded', () => {
  const fail = (page: Page) =>
    page.route('**/api/v1/bulk-data**', (route) => route.fulfill({ status: 500, json: { success: false } }));

  test('a student can try again or log out', async ({ page }) => {
    await fail(page);
    await logIn(page, demo.basic);
    await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Data' })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('Something went wrong!');
    await expect(page.getByRole('button', { name: 'Purana content kholo' })).toBeHidden();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Data' })).toBeVisible();
    await page.unroute('**/api/v1/bulk-data**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(greeting(page, demo.basic)).toBeVisible();
  });
});
