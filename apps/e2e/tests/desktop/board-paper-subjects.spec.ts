import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { BulkContent } from '@repo/contracts/content';
import type { SubmitPaperInput } from '@repo/contracts/progress';
import { logIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { isReadyForOffline, signIn } from '#src/study.ts';

type Result = { name: string; units: { name: string; halves: number; outOfHalves: number }[] };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What a press of a key led to: another question, part or answer, named by the focused heading or the page's count. */
async function pressUntilChanged(page: Page, key: string, state: () => Promise<string>): Promise<string> {
  const before = await state();
  await page.keyboard.press(key);
  await expect.poll(state).not.toBe(before);
  return state();
}

const focusedText = (page: Page) => () => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Takes the first option of every question up to the hand-in, or of so many. */
async function answerFirst(page: Page, most = Number.POSITIVE_INFINITY): Promise<void> {
  const isAsked = () => page.getByRole('alertdialog', { name: 'Hand in the paper?' }).isVisible();
  for (let n = 0; n < most && !(await isAsked()); n++) {
    await page.keyboard.press('a');
    await pressUntilChanged(page, 'Enter', focusedText(page));
  }
}

/** Ticks the first and the third point of every answer. */
async function markFirstAndThird(page: Page): Promise<void> {
  const place = page.getByText(/^Answer \d+ of \d+$/);
  const [, count = '0'] = /of (\d+)/.exec((await place.textContent()) ?? '') ?? [];
  for (let n = 1; n <= Number(count); n++) {
    await expect(place).toHaveText(`Answer ${n} of ${count}`);
    await page.keyboard.press('1');
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
  }
  await button(page, 'Count the marks').press('Enter');
}

/** The half marks of one answer and how many there were to get, reckoned from the content anew. */
function halvesByHand(content: BulkContent, answer: SubmitPaperInput['answers'][number]): [number, number] {
  const chapter = content.subjects
    .flatMap(({ chapters }) => chapters)
    .find(({ _id }) => _id === answer.chapterId);
  if ('testId' in answer) {
    const test = chapter?.tests.find(({ _id }) => _id === answer.testId);
    return [test?.questions[answer.index]?.correctAnswer === answer.answer ? 2 : 0, 2];
  }
  const question = chapter?.written?.find(({ _id }) => _id === answer.writtenId);
  const ticks = [...answer.ticked];
  let sum = 0;
  for (const { groups } of question?.alternatives[answer.alternative]?.parts ?? [])
    for (const { points, pick = points.length } of groups) {
      const own = points.map(({ halves }) => (ticks.shift() === '1' ? halves : 0));
      own.sort((one, other) => other - one);
      for (const halves of own.slice(0, pick)) sum += halves;
    }
  return [sum, (question?.marks ?? 0) * 2];
}

function unitsByHand(content: BulkContent, { paperId, answers }: SubmitPaperInput) {
  const paper = content.papers?.find(({ _id }) => _id === paperId);
  return (paper?.units ?? []).map(({ name, chapterIds }) => {
    const own = answers.filter(({ chapterId }) => chapterIds.includes(chapterId));
    const halves = own.map((answer) => halvesByHand(content, answer));
    const sumAt = (at: 0 | 1) => halves.reduce((sum, one) => sum + one[at], 0);
    return { name, halves: sumAt(0), outOfHalves: sumAt(1) };
  });
}

const marks = (halves: number) =>
  `${halves > 1 || halves === 0 ? Math.floor(halves / 2) : ''}${halves % 2 === 0 ? '' : '½'}`;

async function begin(page: Page, request: APIRequestContext) {
  const account = await createStudent(request);
  await buySuper(request, account);
  await logIn(page, account);
  await isReadyForOffline(page);
  await page.getByRole('link', { name: 'Practice', exact: true }).filter({ visible: true }).click();
  await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
  return signIn(request, account);
}

// docs/product.md#board-papers
for (const [subject, questionCount] of [
  ['Science', 39],
  ['Mathematics', 38],
] as const)
  test(`a paper of ${subject} is begun, left, resumed, finished offline and kept once, its units as by hand`, async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const { get } = await begin(page, request);
    const sent: SubmitPaperInput[] = [];
    context.on('request', (one) => {
      // Calls go in batches, by their numbers.
      if (one.url().includes('progress.submitPaper'))
        sent.push((one.postDataJSON() as { 0: SubmitPaperInput })[0]);
    });
    page.on('dialog', (dialog) => void dialog.accept());
    await button(page, new RegExp(`^${subject}`)).press('Enter');
    await button(page, 'Start the paper').press('Enter');
    await expect(page.getByText(`1 of ${questionCount}`, { exact: true })).toBeVisible();
    await answerFirst(page, 5);
    await page.reload();
    await button(page, 'Go on').press('Enter');
    await expect(page.getByText(`6 of ${questionCount}`, { exact: true })).toBeVisible();
    const goOnline = await goOffline(context);
    await answerFirst(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hand in' }).press('Enter');
    await button(page, 'Mark my answers').press('Enter');
    await markFirstAndThird(page);
    await expect(page.getByText('Your marks are kept on this device')).toBeVisible();
    const shown = await page
      .getByRole('region', { name: 'Marks by unit' })
      .getByRole('listitem')
      .allInnerTexts();
    expect(sent).toEqual([]);
    await goOnline();

    const results = async () => ((await get('/api/v1/papers/results')) as { data: Result[] }).data;
    await expect.poll(results).toHaveLength(1);
    expect(sent).toHaveLength(1);
    const { data: content } = (await get('/api/v1/bulk-data')) as { data: BulkContent };
    const [handed] = sent;
    const units = handed ? unitsByHand(content, handed) : [];
    expect((await results())[0]?.units).toMatchObject(units);
    expect(units.reduce((sum, { outOfHalves }) => sum + outOfHalves, 0)).toBe(160);
    units.forEach(({ name, halves, outOfHalves }, at) => {
      expect(shown[at]).toContain(name);
      expect(shown[at]).toContain(
        outOfHalves === 0 ? 'Not asked' : `${marks(halves)} of ${marks(outOfHalves)}`,
      );
    });
  });
