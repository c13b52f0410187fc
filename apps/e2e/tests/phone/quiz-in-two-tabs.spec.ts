import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { chapter, finishQuiz, pressStart, signIn } from '#src/study.ts';

// docs/product/screens.md#quiz-in-two-tabs
test.describe('one quiz in two tabs', () => {
  const quiz = `${chapter}?tab=quiz`;
  const handedInElsewhere = (page: Page) =>
    page.getByText('You submitted this quiz in another tab. That result counts.');
  const score = (page: Page) => page.getByRole('heading', { name: /^You scored \d+%$/ });
  /** The text of the answer review, with the chosen options. */
  const reviewed = (page: Page) => page.getByRole('region', { name: 'Answer review' }).textContent();

  async function openBoth(context: BrowserContext): Promise<[Page, Page]> {
    const one = await context.newPage();
    await logIn(one, demo.super);
    await one.goto(quiz);
    await pressStart(one);
    const other = await context.newPage();
    await other.goto(quiz);
    return [one, other];
  }

  async function finish(page: Page, option: number): Promise<void> {
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const end = page.getByRole('button', { name: 'Finish', exact: true });
    for (;;) {
      await page.getByRole('radio').nth(option).check({ force: true });
      if (await end.isVisible()) break;
      await next.click();
    }
    await end.click();
  }

  test('one quiz in two tabs continues in one of them, and the other shows what that one hands in', async ({
    context,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    const [one, other] = await openBoth(context);
    await one.getByRole('radio').nth(1).check({ force: true });

    await expect(other.getByRole('heading', { name: 'Your quiz is open in another tab' })).toBeVisible();
    await expect(other.getByText(/^1 of \d+ answered$/)).toBeVisible();
    await other.getByRole('button', { name: 'Go on here' }).click();
    await expect(other.getByRole('radio').nth(1)).toBeChecked();
    await expect(one.getByRole('heading', { name: 'Your quiz is open in another tab' })).toBeVisible();
    await expect(one.getByRole('radio')).toHaveCount(0);

    await finish(other, 0);
    await expect(other.getByText('Result saved')).toBeVisible();
    await expect(handedInElsewhere(other)).toBeHidden();
    await expect(handedInElsewhere(one)).toBeVisible();
    expect(await score(one).textContent()).toBe(await score(other).textContent());
    expect(await reviewed(one)).toBe(await reviewed(other));
    expect(await student.resultCount()).toBe(before + 1);
  });

  test('one quiz in two tabs that cannot hear each other ends in both with what was handed in first', async ({
    context,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    const [one, other] = await openBoth(context);
    await other.getByRole('button', { name: 'Resume Quiz' }).click();
    await expect(other.getByRole('radio').first()).toBeVisible();
    await finish(one, 0);
    await expect(one.getByText('Result saved')).toBeVisible();
    await finish(other, 1);
    await expect(other.getByText('Result saved')).toBeVisible();
    await expect(handedInElsewhere(other)).toBeVisible();
    await expect(handedInElsewhere(one)).toBeHidden();
    expect(await score(other).textContent()).toBe(await score(one).textContent());
    expect(await reviewed(other)).toBe(await reviewed(one));
    expect(await student.resultCount()).toBe(before + 1);
  });

  test('one quiz in two tabs that is restarted in one is discarded in the other, and gives one result', async ({
    context,
    request,
  }) => {
    const student = await signIn(request, demo.super);
    const before = await student.resultCount();
    const [one, other] = await openBoth(context);
    await other.getByRole('button', { name: 'Start again' }).click();
    await expect(one.getByText("You left this quiz in another tab. It wasn't submitted.")).toBeVisible();
    await expect(one.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    await expect(other.getByText(/left this quiz/)).toBeHidden();

    await pressStart(other);
    // The other tab still shows its start screen: it resumes the running quiz instead of a second one.
    await one.getByRole('button', { name: 'Start Quiz' }).click();
    await expect(one.getByRole('heading', { name: 'Your quiz is open in another tab' })).toBeVisible();
    await finishQuiz(other);
    await expect(other.getByText('Result saved')).toBeVisible();
    await expect(handedInElsewhere(one)).toBeVisible();
    expect(await student.resultCount()).toBe(before + 1);
  });
});
