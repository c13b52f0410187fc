import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { publishPaper } from '#src/papers.ts';
import { buySuper, createStudent } from '#src/student.ts';

let paper: Awaited<ReturnType<typeof publishPaper>> | undefined;
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  paper = await publishPaper(request);
});
test.afterAll(() => paper?.takeAway());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

// docs/product/screens.md#board-paper
test('a board paper is printed light and alone, with its answers only on request', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const account = await createStudent(request);
  await buySuper(request, account);
  await logIn(page, account);
  await page.goto('/practice');
  await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
  await button(page, new RegExp(`^${paper?.name}`)).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  const printed = page.locator('.printed-paper');
  for (const [name, answers] of [
    ['Print', 0],
    ['Print with answers', 1],
  ] as const) {
    await button(page, name).click();
    await page.waitForSelector('body[data-printed]');
    await page.emulateMedia({ media: 'print' });
    await expect(printed.getByText('Which of these is an acid?')).toBeVisible();
    await expect(printed.getByText('Basic copper carbonate')).toHaveCount(answers * 2);
    await expect(page.locator('#app')).toBeHidden();
    const colours = await printed.evaluate((sheet) => {
      const { color, backgroundColor } = getComputedStyle(sheet);
      return [color, backgroundColor, getComputedStyle(document.documentElement).colorScheme];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'light']);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      document.body.removeAttribute('data-printed');
      window.dispatchEvent(new Event('afterprint'));
    });
    await expect(printed).toHaveCount(0);
  }
});
