import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { writeFigureLine } from '@repo/contracts/figures';
import { adminCalls, makeChapter } from './admin.ts';
import { figureUploader } from './figures.ts';
import { questionsOfEachKind } from './question-kinds.ts';
import { startQuiz } from './study.ts';

const paper =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 220"><path d="M20 110h440" stroke="#46516f" stroke-width="3"/></svg>';

/** A published chapter whose test has every kind of question, the case with a table and a figure. */
export async function publishTest(request: APIRequestContext) {
  const upload = await figureUploader(request);
  const name = (await upload('paper', paper)) ?? '';
  const line = writeFigureLine({ name, caption: 'The paper', description: 'A strip of indicator paper.' });
  const made = await makeChapter(request);
  const { send } = await adminCalls(request);
  await send('POST', '/tests', {
    title: 'Acids in the kitchen',
    chapter: made.chapterId,
    timeLimit: 20,
    passingScore: 40,
    questions: questionsOfEachKind(line),
  });
  await send('PUT', `/subjects/${made.subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${made.chapterId}`, { isAllContentAvailable: true });
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  return made;
}

export const question = (page: Page, n: number) => page.getByRole('group', { name: `Question ${n} of 6` });
export const theCase = (page: Page) => page.getByRole('region', { name: 'About the case Questions 3 to 6' });

/** Starts the quiz that is open and answers the two questions before its case. */
export async function goToCase(page: Page) {
  await startQuiz(page);
  for (const n of [1, 2]) {
    await expect(question(page, n)).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
  }
  await expect(theCase(page)).toBeFocused();
}
