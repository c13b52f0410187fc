import { expect, type Page } from '@playwright/test';
import { readQuestionsOfEachKind } from '#src/question-kinds.ts';
import { pressStart } from '#src/study.ts';
import type { Bulk } from '#src/viewers.ts';
import { lose, tokenOf, withLibrary } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

const chapterId = 'physics-electricity';
const path = `/tabs/physics/${chapterId}?tab=quiz`;

async function openQuiz(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
}

async function startQuiz(page: Page): Promise<void> {
  await openQuiz(page);
  await pressStart(page);
}

/** Answers the questions of every kind from one number up to another. */
async function answerKinds(page: Page, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at++) {
    await expect(page.getByRole('group', { name: `Question ${at} of 6` })).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
  }
}

/** The right options of the chapter's first test, in their order. */
async function rightAnswers(page: Page): Promise<number[]> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  const { data } = (await (await page.request.get('/api/v1/bulk-data', { headers })).json()) as Bulk;
  const chapter = data.subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === chapterId);
  return chapter?.tests[0]?.questions.map(({ correctAnswer }) => correctAnswer) ?? [];
}

/** Answers all questions, either rightly or wrongly, and finishes. */
async function answerAll(page: Page, isRight: boolean): Promise<void> {
  for (const answer of await rightAnswers(page)) {
    const option = isRight ? answer : answer === 0 ? 1 : 0;
    await page.getByRole('radio').nth(option).check({ force: true });
    const finish = page.getByRole('button', { name: 'Finish', exact: true });
    await ((await finish.isVisible())
      ? finish
      : page.getByRole('button', { name: 'Next', exact: true })
    ).click();
  }
  await expect(
    page.getByRole('heading', { name: isRight ? 'You scored 100%' : 'You scored 0%' }),
  ).toBeVisible();
  await expect(page.getByText('Result saved')).toBeVisible();
}

const quiz = { viewer: 'super', title: 'Electricity: Quiz' } as const;
/** Own student, because other tests count the demo students' results. */
const finished = { ...quiz, viewer: 'finisher' } as const;

export { answerAll as answerQuizAs };

export const quizStates: ScreenState[] = [
  ...inOnePage(
    { ...quiz, name: 'quiz-start', open: openQuiz },
    {
      name: 'quiz-chosen',
      async open(page) {
        await pressStart(page);
        await page.getByRole('radio').first().check({ force: true });
      },
    },
    {
      name: 'quiz-leave',
      async open(page) {
        await page.getByRole('tab', { name: 'Summary' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'quiz-resume',
      async open(page) {
        page.on('dialog', (dialog) => void dialog.accept());
        await page.reload();
        await expect(page.getByRole('button', { name: 'Resume Quiz' })).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      ...quiz,
      name: 'quiz-assertion-reason',
      async open(page) {
        await withLibrary(page, ({ subjects }) => {
          const chapter = subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === chapterId);
          for (const one of chapter?.tests ?? []) one.questions = readQuestionsOfEachKind();
        });
        await startQuiz(page);
        await answerKinds(page, 1, 2);
        await page.getByText('The options in full words').click();
        await page.getByRole('radio').first().check({ force: true });
      },
    },
    {
      name: 'quiz-case',
      async open(page) {
        await answerKinds(page, 2, 4);
        await expect(page.getByRole('region', { name: /^About the case/ })).toBeVisible();
      },
    },
    {
      name: 'quiz-case-review',
      async open(page) {
        await lose(page, /progress\.exchange/);
        await answerKinds(page, 4, 7);
        await expect(page.getByRole('heading', { name: 'You scored 100%' })).toBeVisible();
        await page.getByText('About the case').scrollIntoViewIfNeeded();
      },
    },
  ),
  {
    ...quiz,
    name: 'quiz-last-minute',
    needsOwnBrowser: true,
    async open(page) {
      await page.clock.install();
      await startQuiz(page);
      const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
        .split(':')
        .map(Number);
      await page.clock.fastForward((minutes * 60 + seconds - 58) * 1_000);
      await expect(page.getByRole('timer')).toHaveText(/^00:[1-5]\d$/);
    },
  },
  ...inOnePage(
    {
      ...quiz,
      name: 'quiz-in-another-tab',
      needsOwnBrowser: true,
      async open(page) {
        await startQuiz(await page.context().newPage());
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Go on here' })).toBeVisible();
      },
    },
    {
      name: 'quiz-given-up-in-another-tab',
      async open(page) {
        await page.getByRole('button', { name: 'Go on here' }).click();
        await expect(page.getByRole('timer')).toBeVisible();
        const [, other] = page.context().pages();
        await other?.goto(path);
        await other?.getByRole('button', { name: 'Start again' }).click();
        await other?.close();
        await expect(page.getByText('You left this quiz in another tab.')).toBeVisible();
      },
    },
  ),
  {
    ...finished,
    name: 'quiz-handed-in-from-another-tab',
    needsOwnBrowser: true,
    async open(page) {
      const other = await page.context().newPage();
      await startQuiz(other);
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Go on here' })).toBeVisible();
      await answerAll(other, false);
      await other.close();
      await expect(page.getByText('You submitted this quiz in another tab.')).toBeVisible();
    },
  },
  ...inOnePage(
    {
      ...finished,
      name: 'quiz-passed',
      async open(page) {
        await startQuiz(page);
        await answerAll(page, true);
      },
    },
    {
      name: 'quiz-failed',
      async open(page) {
        await page.getByRole('button', { name: 'Retake Quiz' }).click();
        await pressStart(page);
        await answerAll(page, false);
      },
    },
  ),
];
