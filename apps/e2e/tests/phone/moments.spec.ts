import { type Browser, expect, type Page, test } from '@playwright/test';
import { openLoggedIn } from '#src/demo.ts';
import { tokenOf } from '#src/states/calls.ts';
import { buySuper, createStudent, fromOurPages } from '#src/student.ts';
import { pressStart } from '#src/study.ts';
import type { Bulk } from '#src/viewers.ts';

const chapterId = 'physics-electricity';
const chapterPath = `/tabs/physics/${chapterId}`;

type Seen = { kind: string; isInTheWay: boolean; isReadOut: boolean };

/** Printed when a test fails: each press, where it went, and whether that button was busy. */
function notePresses(): void {
  const presses: string[] = [];
  Object.assign(window, { presses });
  const note = ({ type, target, timeStamp }: Event) => {
    if (!(target instanceof Element)) return;
    const on = target.closest('button, a') ?? target;
    const { left, top } = on.getBoundingClientRect();
    const what = `${on.tagName} ${on.textContent?.slice(0, 40)} busy=${on.getAttribute('aria-busy')}`;
    const bars = document.documentElement.dataset.bars;
    presses.push(
      `${Math.round(timeStamp)} ${type} ${what} at ${Math.round(left)},${Math.round(top)} bars=${bars}`,
    );
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'focusin'])
    addEventListener(type, note, true);
}

const pages: Page[] = [];
test.afterEach(async () => {
  const { status, expectedStatus } = test.info();
  for (const page of pages.splice(0)) {
    if (status === expectedStatus || page.isClosed()) continue;
    const presses = await page.evaluate(() => Reflect.get(window, 'presses') as string[]);
    console.log([await page.locator('main').ariaSnapshot(), ...presses].join('\n'));
  }
});

/**
 * Opens a new Super student's page, which records every moment that it shows and what it announces about a
 * streak: both disappear too soon to be searched.
 */
async function openStudent(browser: Browser, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const context = await browser.newContext({ reducedMotion });
  const page = await context.newPage();
  const account = await createStudent(context.request, 'Meera Iyer');
  await buySuper(context.request, account);
  await page.addInitScript(notePresses);
  pages.push(page);
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    const said = new Set<string>();
    Object.assign(window, { seen, said });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        for (const [sentence] of node.textContent?.matchAll(/\d+ days in a row!/g) ?? []) said.add(sentence);
        if (!(node instanceof HTMLElement) || !node.dataset.moment) continue;
        const { left, top, width, height } =
          node.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
        const under = document.elementFromPoint(left + width / 2, top + height / 2);
        seen.push({
          kind: node.dataset.moment,
          isInTheWay: node.contains(under) || node.querySelector('a, button, [tabindex]') !== null,
          isReadOut: node.getAttribute('aria-hidden') !== 'true',
        });
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await openLoggedIn(page, account);
  return page;
}

const momentsSeen = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as Seen[]);
const saidOfStreak = (page: Page) => page.evaluate(() => [...(Reflect.get(window, 'said') as Set<string>)]);
const once = (kind: string): Seen[] => [{ kind, isInTheWay: false, isReadOut: false }];

/** Shows the moment that is due, if any, and waits until it ends. */
async function expectMoments(page: Page, expected: Seen[]): Promise<void> {
  await expect.poll(() => momentsSeen(page)).toEqual(expected);
  await expect(page.locator('[data-moment]')).toHaveCount(0);
}

/** The chapter's published content, and the student's request headers. */
async function askForChapter(page: Page) {
  const headers = { ...fromOurPages, authorization: `Bearer ${await tokenOf(page)}` };
  const { data } = (await (await page.request.get('/api/v1/bulk-data', { headers })).json()) as Bulk;
  const chapter = data.subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === chapterId);
  if (!chapter) throw new Error(`nothing is published of ${chapterId}`);
  return { headers, chapter };
}

async function finishChapter(page: Page): Promise<void> {
  const { headers, chapter } = await askForChapter(page);
  const lastPage = {
    currentTopicIndex: chapter.topics.length - 1,
    currentPageIndex: (chapter.topics.at(-1)?.pages.length ?? 1) - 1,
  };
  await page.request.put(`/api/v1/progress/physics/${chapterId}`, {
    headers,
    data: { notesProgress: lastPage },
  });
  await page.goto(chapterPath);
  await page.getByRole('button', { name: 'Continue where left off?' }).click();
  await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
  await expect(page.getByText('Ek tick tumhare naam!')).toBeVisible();
}

async function answerAllRightly(page: Page): Promise<void> {
  const { chapter } = await askForChapter(page);
  await page.goto(`${chapterPath}?tab=quiz`);
  await pressStart(page);
  for (const { correctAnswer } of chapter.tests[0]?.questions ?? []) {
    await page.getByRole('radio').nth(correctAnswer).check({ force: true });
    await page.getByRole('button', { name: /^(Next|Finish)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'You scored 100%' })).toBeVisible();
  await expect(page.getByText('Result saved')).toBeVisible();
}

/** Pretends that the days before were studied too. */
const studiedFor = (page: Page, days: number) =>
  page.route(/\/trpc\/[^?]*progress\.streak/, async (route) => {
    const names = new URL(route.request().url()).pathname.split('/').at(-1)?.split(',') ?? [];
    const response = await route.fetch();
    const replies = (await response.json()) as { result: { data: unknown } }[];
    const reply = replies[names.indexOf('progress.streak')];
    expect(reply?.result.data).toEqual({ days: 1 });
    if (reply) reply.result.data = { days };
    await route.fulfill({ response, json: replies });
  });

// docs/product/screens.md#moments
test.describe('a moment', () => {
  test('a moment of a finished chapter is shown once, covers nothing, and not again after a reload', {
    tag: '@journey',
  }, async ({ browser }) => {
    const page = await openStudent(browser, 'no-preference');
    await finishChapter(page);
    await expectMoments(page, once('chapter'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectMoments(page, []);
    await page.context().close();
  });

  test('a moment of full marks is shown once for each such result', async ({ browser }) => {
    const page = await openStudent(browser, 'no-preference');
    await answerAllRightly(page);
    await expectMoments(page, once('fullMarks'));
    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await expect(page.getByRole('button', { name: 'Start Quiz' })).toBeVisible();
    await expectMoments(page, once('fullMarks'));
    await page.context().close();
  });

  for (const [days, kinds] of [
    [7, ['week']],
    [8, []],
    [14, ['week']],
  ] as const)
    test(`a moment ${kinds.length === 0 ? 'is not shown' : 'of a whole week is shown and announced once'} after ${days} days in a row`, async ({
      browser,
    }) => {
      const page = await openStudent(browser, 'no-preference');
      await studiedFor(page, days);
      const asked = page.waitForResponse(/progress\.streak/);
      await page.goto(`${chapterPath}?tab=flashcards`);
      await page.getByRole('button', { name: 'Flip' }).click();
      await asked;
      await page.waitForLoadState('networkidle');
      await expectMoments(page, kinds.flatMap(once));
      await expect.poll(() => saidOfStreak(page)).toEqual(kinds.map(() => `${days} days in a row!`));
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.context().close();
    });

  // docs/product/screens.md#reduced-motion
  test('a moment has words but no drawing with reduced motion', async ({ browser }) => {
    const page = await openStudent(browser, 'reduce');
    await studiedFor(page, 7);
    await answerAllRightly(page);
    await expect(page.getByText('Full marks! Copy frame karwa lo.')).toBeVisible();
    await expect.poll(() => saidOfStreak(page)).toEqual(['7 days in a row!']);
    await finishChapter(page);
    expect(await momentsSeen(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });
});
