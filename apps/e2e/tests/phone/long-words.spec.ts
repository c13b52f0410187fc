import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { adminCalls } from '#src/admin.ts';
import { sidewaysExcess, textSpacing } from '#src/checks/clipped-text.ts';
import { logIn } from '#src/demo.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { finishQuiz, startQuiz } from '#src/study.ts';

/** Wider than a narrow screen: a chemical's name, and a village's. */
const word = 'Dichlorodiphenyltrichloroethanethiosulphate';
type Made = { data: { _id: string } };

/** A published chapter in which every name and every text has the word. */
async function publishWord(request: APIRequestContext) {
  const { send } = await adminCalls(request);
  const make = async (path: string, data: object) => (await send<Made>('POST', path, data)).data._id;
  const subjectId = await make('/subjects', { name: word });
  const chapter = await make('/chapters', { name: word, subject: subjectId });
  const topicId = await make('/topics', { name: word, description: word, chapter });
  const pages = [
    { content: `# ${word}\n\n${word}\n\n- ${word}\n\n| ${word} | b |\n|---|---|\n| ${word} | ${word} |` },
  ];
  await send('PUT', `/topics/${topicId}`, { pages });
  await make('/summaries', { title: word, chapter, pages });
  await make('/flashcards', { question: word, answer: word, difficulty: 'easy', chapter });
  await make('/tests', {
    ...{ title: word, chapter, timeLimit: 20, passingScore: 50 },
    questions: [1, 2].map((n) => ({
      ...{ question: `${word} ${n}`, options: [word, `${word} b`], correctAnswer: 1, explanation: word },
    })),
  });
  const available = (isAllContentAvailable: boolean) =>
    send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable });
  const publish = () => send('PUT', '/status', { type: 'lastPublishedContentAt' });
  await available(true);
  await send('PUT', `/chapters/${chapter}`, { isAllContentAvailable: true });
  await publish();
  return {
    subjectPath: `/subject/${subjectId}`,
    path: `/tabs/${subjectId}/${chapter}`,
    /** Hides the chapter from other tests. */
    async takeAway() {
      await available(false);
      await publish();
    },
  };
}

async function expectNothingSideways(page: Page, what: string): Promise<void> {
  await expect.poll(() => sidewaysExcess(page), what).toBeLessThan(1);
  const style = await page.addStyleTag({ content: textSpacing });
  await expect.poll(() => sidewaysExcess(page), `${what}, with wide spacing`).toBeLessThan(1);
  await style.evaluate((element) => (element as Element).remove());
}

// docs/product/screens.md#narrow
test('a word that is longer than the screen breaks and moves no screen sideways', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { subjectPath, path, takeAway } = await publishWord(request);
  try {
    const account = await createStudent(request, 'Venkatanarasimharajuvaripetasubrahmanyam Nair');
    await buySuper(request, account);
    await page.setViewportSize({ width: 320, height: 640 });
    await logIn(page, account);
    const look = async (address: string, seen = word) => {
      await page.goto(address);
      await expect(page.getByText(seen).filter({ visible: true }).first()).toBeVisible();
      await expectNothingSideways(page, address);
    };
    await look('/dashboard');
    await look(subjectPath);
    await look(path);
    await look(`${path}?tab=explanation&topic=1&page=1`);
    await page
      .getByRole('button', { name: /^Bookmark/ })
      .first()
      .click();
    await look(`${path}?tab=summary`);
    await look(`${path}?tab=flashcards`);
    await look(`${path}?tab=quiz`);
    await startQuiz(page);
    await expectNothingSideways(page, 'a quiz');
    await finishQuiz(page);
    await expectNothingSideways(page, 'its results');
    await look('/progress');
    await page.getByRole('button', { name: word }).click();
    await expectNothingSideways(page, 'an older result');
    await look('/marks');
    await look('/mistakes');
    await look('/practice');
    await look('/profile', 'Venkatanarasimharajuvaripetasubrahmanyam');
    await look('/dashboard');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search' }).getByRole('searchbox').fill(word);
    await expect(page.getByText(/^\d+ results?$/)).toBeAttached();
    await expectNothingSideways(page, 'the search');
  } finally {
    await takeAway();
  }
});
