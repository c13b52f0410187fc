import { expect, test } from '@playwright/test';
import { sidewaysExcess } from '#src/checks/clipped-text.ts';
import { demo, logIn } from '#src/demo.ts';
import { withLibrary } from '#src/states/calls.ts';
import { chapter, startQuiz } from '#src/study.ts';

// docs/product/screens.md#narrow
test('no table of a question in the library widens the results on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.clock.install();
  await withLibrary(page, ({ subjects }) => {
    const tests = subjects.flatMap(({ chapters }) => chapters).flatMap((one) => one.tests);
    const withTable = tests
      .flatMap(({ questions }) => questions)
      .filter((question) => JSON.stringify(question).includes('\\n|'));
    expect(withTable.length).toBeGreaterThan(20);
    for (const one of tests) Object.assign(one, { questions: withTable });
  });
  await logIn(page, demo.super);
  await page.goto(chapter);
  await startQuiz(page);
  await page.clock.fastForward('40:00');
  await expect(page.getByRole('heading', { name: 'You scored 0%' })).toBeVisible();
  expect(await sidewaysExcess(page)).toBe(0);
});
