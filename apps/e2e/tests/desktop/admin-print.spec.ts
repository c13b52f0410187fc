import { expect, type Page, test } from '@playwright/test';
import { adminCalls, freshName, makeChapter, openAdmin } from '#src/admin.ts';
import { devices } from '#src/devices.ts';
import { settle } from '#src/expect-accessible.ts';
import { cutWords, paleTexts, printedPages, skipWhereUnreadable, wordsToPrint } from '#src/printed-pages.ts';

skipWhereUnreadable();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Print a test' });

async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.removeAttribute('data-printed');
    window.dispatchEvent(new Event('afterprint'));
  });
  await dialogOf(page).getByRole('button', { name: 'Print', exact: true }).click();
  await page.waitForSelector('body[data-printed]');
}

/** The right letter of each question in the sets themselves, and in their keys. */
function lettersIn(root: Element) {
  const all = (from: Element, selector: string) => [...from.querySelectorAll(selector)];
  const asked = all(root, '.printed-set[data-set]').map((set) =>
    all(set, '.printed-question').map((question) => {
      const text = question.textContent ?? '';
      const metal = /Which one is (\w+)\?/.exec(text)?.[1];
      const option = all(question, 'li').find(({ lastChild }) => lastChild?.textContent === metal);
      return `${/^\d+/.exec(text)} ${option?.firstChild?.textContent}`;
    }),
  );
  const keys = all(root, '.printed-key').map((key) => all(key, 'li').map(({ textContent }) => textContent));
  return { asked, keys };
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  }),
);

// docs/product/screens.md#print
test('a test in four sets is printed whole, and the same from each screen', async ({ page }) => {
  test.slow();
  await openAdmin(page, '/admin/physics/physics-electricity/written');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('radio', { name: 'A to D' }).check({ force: true });
  for (const part of ['Lines for written answers', 'Answer sheet with circles'])
    await dialog.getByRole('checkbox', { name: part }).check();
  await dialog
    .getByRole('checkbox', { name: /\(0 of \d+\)$/ })
    .first()
    .check();
  await dialog.getByLabel('Shuffle number').fill('4711');
  const counts: number[] = [];
  for (const [device, colorScheme] of [
    ['phone', 'dark'],
    ['desktop', 'light'],
  ] as const) {
    await page.setViewportSize(devices[device].viewport);
    await page.emulateMedia({ colorScheme });
    await settle(page);
    await print(page);
    const pages = await printedPages(page);
    counts.push(pages.length);
    const blank = pages.flatMap(({ words }, at) => (words.length < 5 ? [at + 1] : []));
    expect.soft(blank, `${device}: blank pages`).toEqual([]);
    for (const [at, one] of pages.entries())
      expect.soft(cutWords(one), `${device}, page ${at + 1}: words outside the margins`).toEqual([]);
    const texts = pages.map(({ words }) => words.map(({ text }) => text).join(' '));
    for (const set of ['A', 'B', 'C', 'D'])
      expect
        .soft(
          texts.filter(
            (text) =>
              text.includes(`Set ${set} · No. 4711 Time`) || text.includes(`Set ${set} · No. 4711 Maximum`),
          ),
          set,
        )
        .toHaveLength(2);
    const ofSets = pages.slice(
      0,
      texts.findIndex((text) => text.includes('Answer key')),
    );
    const feet = ofSets.map(({ words, height }) =>
      words.flatMap(({ text, top }) => (top > height - 40 ? [text] : [])).join(' '),
    );
    expect
      .soft([...new Set(feet)], `${device}: feet of the sheets`)
      .toEqual(['Set A', 'Set B', 'Set C', 'Set D']);
    // The browser has ended the first print.
    await print(page);
    await page.emulateMedia({ media: 'print', colorScheme });
    const source = page.locator('.printed-sets');
    const missing = (await wordsToPrint(source)).filter((word) => !texts.join(' ').includes(word));
    expect.soft(missing, `${device}: words that are not on paper`).toEqual([]);
    expect.soft(await paleTexts(source), `${device}: texts too pale for paper`).toEqual([]);
    await page.emulateMedia({ media: null });
  }
  expect(new Set(counts).size, `pages: ${counts.join(', ')}`).toBe(1);
});

test('the printed key of each set names the right options, and a number prints the same sets again', async ({
  page,
}) => {
  const { path, chapterId } = await makeChapter(page.request);
  const { send } = await adminCalls(page.request);
  const title = freshName('Metals');
  await send('POST', '/tests', {
    ...{ title, timeLimit: 20, passingScore: 40, chapter: chapterId },
    questions: ['Copper', 'Iron', 'Zinc', 'Gold', 'Lead'].map((metal) => ({
      question: `Which one is ${metal}?`,
      options: [metal, `${metal} oxide`, `${metal} chloride`, 'None of these'],
      correctAnswer: 0,
      difficulty: 'easy',
    })),
  });
  await openAdmin(page, `${path}/test`);
  const papers: unknown[] = [];
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: `Print ${title}` }).press('Enter');
    const dialog = dialogOf(page);
    await expect(dialog.getByText('5 questions, 5 marks')).toBeVisible();
    await dialog.getByRole('radio', { name: 'One paper' }).press('ArrowRight');
    await dialog.getByLabel('Shuffle number').fill('12');
    await print(page);
    papers.push(await page.locator('.printed-sets').evaluate(lettersIn));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  expect(papers[1]).toEqual(papers[0]);
  const { asked, keys } = papers[0] as ReturnType<typeof lettersIn>;
  expect(asked.map(({ length }) => length)).toEqual([5, 5]);
  expect(asked[0]).not.toEqual(asked[1]);
  expect(keys).toEqual(asked);
});

test('an open editor is printed whole, without the page behind it', async ({ page }) => {
  const { path, chapterId } = await makeChapter(page.request);
  const { send } = await adminCalls(page.request);
  const title = freshName('Units');
  await send('POST', '/tests', {
    ...{ title, timeLimit: 20, passingScore: 40, chapter: chapterId },
    questions: Array.from({ length: 40 }, (_, at) => ({
      question: `Which unit is number${at + 1}?`,
      options: ['volt', 'ohm'],
      correctAnswer: 0,
      difficulty: 'easy',
    })),
  });
  await openAdmin(page, `${path}/test`);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('dialog')).toContainText('number40');
  await page.emulateMedia({ media: 'print' });
  const pages = await printedPages(page);
  const words = pages.flatMap((one) => one.words.map(({ text }) => text));
  for (const word of ['number1?', 'number20?', 'number40?']) expect.soft(words).toContain(word);
  for (const one of pages) expect.soft([one.words.length > 5, cutWords(one)]).toEqual([true, []]);
});
