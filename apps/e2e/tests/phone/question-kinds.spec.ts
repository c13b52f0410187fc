import { expect, type Page, test } from '@playwright/test';
import { demo, openLoggedIn } from '#src/demo.ts';
import { goToCase, publishTest, question, theCase } from '#src/kinds-quiz.ts';
import { caseAsks } from '#src/question-kinds.ts';
import { startQuiz } from '#src/study.ts';

/** No element covers the middle of the target. */
const isFree = (page: Page, name: string) =>
  page.getByRole('radio', { name }).evaluate((radio) => {
    const label = radio.closest('label');
    const box = label?.getBoundingClientRect();
    if (!label || !box) return false;
    return label.contains(
      document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30)),
    );
  });

async function expectReview(page: Page) {
  await expect(page.getByRole('heading', { name: 'You scored 100%' })).toBeVisible();
  await expect(page.getByText('Result saved')).toBeVisible();
  const review = page.getByRole('region', { name: 'Answer review' });
  await expect(review.getByText('Riya tests four substances')).toHaveCount(1);
  for (const ask of caseAsks.slice(0, 3)) await expect(review.getByText(ask)).toBeVisible();
  await expect(review.getByText('Assertion (A)')).toHaveCount(1);
}

// docs/product/study.md#quiz-run
test('every kind of question can be answered on a phone of 320 px by touch', async ({ page, request }) => {
  const { subjectId, chapterId } = await publishTest(request);
  await page.setViewportSize({ width: 320, height: 700 });
  await openLoggedIn(page, demo.super, `/tabs/${subjectId}/${chapterId}`);
  await startQuiz(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.getByText('Vinegar').tap();
  await next.tap();

  await expect(question(page, 2)).toBeVisible();
  const second = page.getByRole('radio', { name: 'B Both are true, R doesn’t explain A' });
  await expect(second).toHaveAccessibleDescription(
    'Both A and R are true, but R is not the correct explanation of A.',
  );
  const words = page.getByText('A is false, but R is true.').filter({ visible: true });
  await expect(words).toHaveCount(0);
  await page.getByText('The options in full words').tap();
  await expect(words).toHaveCount(1);
  await page.getByText('Both are true, R doesn’t explain A').tap();
  await next.tap();

  const sheet = theCase(page);
  await expect(sheet).toBeFocused();
  await expect(question(page, 3)).toBeInViewport();
  const text = sheet.getByText('Riya tests four substances');
  await expect(text).toBeInViewport();

  const handle = sheet.getByRole('button', { name: 'About the case' });
  await handle.tap();
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await expect(text).toBeHidden();
  for (const option of ['Lemon juice', 'Milk of magnesia'])
    expect(await isFree(page, option), option).toBe(true);
  await page.getByText('Lemon juice').last().tap();
  await next.tap();

  await expect(question(page, 4).locator('legend')).toBeFocused();
  await expect(handle, 'it stays as it was put').toHaveAttribute('aria-expanded', 'false');
  await handle.tap();
  await sheet.getByRole('button', { name: 'Show all' }).tap();
  await expect(sheet.getByRole('img', { name: 'A strip of indicator paper.' })).toBeVisible();
  const boxes = await sheet.getByRole('img').evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.max(...boxes)).toBeLessThan(320);
  await page.getByText('Milk of magnesia').last().tap();
  await next.tap();

  await expect(question(page, 5).locator('legend'), 'under the whole passage').toBeInViewport();
  await sheet.getByRole('button', { name: 'Show less' }).tap();
  await page.getByText('A salt and water').tap();
  await page.getByRole('button', { name: 'Previous' }).tap();
  await expect(question(page, 4).getByRole('radio').nth(1)).toBeChecked();
  await next.tap();
  await next.tap();
  await question(page, 6).getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Finish' }).tap();
  await expectReview(page);
});

test('the sheet with the passage of a case is pulled open and pushed shut', async ({ page, request }) => {
  const { subjectId, chapterId } = await publishTest(request);
  await openLoggedIn(page, demo.super, `/tabs/${subjectId}/${chapterId}`);
  await goToCase(page);
  const sheet = theCase(page);
  const grip = sheet.locator('.case-grip');
  const pull = async (by: number) => {
    const box = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + by / 2);
    await page.mouse.move(x, y + by);
    await page.mouse.up();
  };
  const opening = (is: string) => expect(sheet).toHaveAttribute('data-opening', is);
  await opening('half');
  await pull(-300);
  await opening('closed');
  await pull(120);
  await opening('half');
  await pull(260);
  await opening('open');
});
