import { expect, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';
import { goToCase, publishTest, question, theCase } from '#src/kinds-quiz.ts';

test('on a desktop a case is shown beside its questions', async ({ page, request }) => {
  const { subjectId, chapterId } = await publishTest(request);
  await logIn(page, demo.super);
  await page.goto(`/tabs/${subjectId}/${chapterId}`);
  await goToCase(page);
  const [left, right] = await Promise.all([theCase(page).boundingBox(), question(page, 3).boundingBox()]);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 0))).toBeLessThan(40);
});
