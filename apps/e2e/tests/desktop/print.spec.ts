import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openAdmin } from '#src/admin.ts';
import { devices } from '#src/devices.ts';
import { settle } from '#src/expect-accessible.ts';
import { publishPaper } from '#src/papers.ts';
import { cutWords, paleTexts, printedPages, skipWhereUnreadable, wordsToPrint } from '#src/printed-pages.ts';
import { logInWithSuper } from '#src/revision.ts';

skipWhereUnreadable();

let paper: Awaited<ReturnType<typeof publishPaper>> | undefined;
test.beforeAll(async ({ playwright }, { project }) => {
  paper = await publishPaper(await playwright.request.newContext({ baseURL: project.use.baseURL }));
});
test.afterAll(() => paper?.takeAway());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openPaper(page: Page): Promise<void> {
  await page.goto('/practice');
  await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
  await button(page, new RegExp(`^${paper?.name}`)).click();
}

/** Presses a button that prints, without the browser's dialog. */
async function printBy(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.body.removeAttribute('data-printed'));
  await button(page, name).click();
  await page.waitForSelector('body[data-printed]');
}

/** For screens printed by the browser's own command. */
async function openText(page: Page, path: string, text: Locator): Promise<void> {
  await page.goto(path);
  await text.waitFor();
}

type Printable = {
  what: string;
  /**
   * The source file of its print button, below apps/student/src; null if only the browser's command prints
   * it.
   */
  from: string | null;
  /** The selector of its printed form. */
  printed: string;
  open: (page: Page) => Promise<void>;
  /** Runs before each print; without it the browser's own command is used. */
  print?: (page: Page) => Promise<void>;
  /** Text at the top of its first page. */
  begins: RegExp;
  /** Words of a heading and its long table, which must be on one page. */
  together?: string;
};

const sheet = (what: string, chapter: string, begins: RegExp, together?: string): Printable => ({
  what,
  ...(together && { together }),
  from: 'features/sheet/sheet-screen.tsx',
  printed: '.revision-sheet',
  begins,
  open: (page) =>
    openText(page, `/sheet/${chapter}`, page.locator('.revision-sheet').getByRole('heading', { level: 1 })),
});

/** A typed answer as long as two sheets of paper. */
const typed = Array.from({ length: 60 }, () => 'A line of the answer as typed').join('\n');

const printables: Printable[] = [
  sheet('the revision sheet of a chapter with formulas', 'physics-electricity', /Electricity/),
  sheet(
    'the revision sheet of a chapter with tables',
    'biology-life-processes',
    /Life Processes/,
    'Keyword sheet Term Meaning Nutrition',
  ),
  {
    what: 'a summary',
    from: 'features/chapter/summary/printed-summary.tsx',
    printed: '.printed-summary',
    begins: /Electricity/,
    async open(page) {
      await page.goto('/tabs/physics/physics-electricity?tab=summary');
      // Formulas and figures may still be loading before that.
      await printBy(page, 'Print');
    },
  },
  {
    what: 'a page of the notes that is longer than a sheet, with a figure to move',
    from: null,
    printed: '.ruled-sheet',
    begins: /Ohm and resistance/,
    open: (page) =>
      openText(
        page,
        '/tabs/physics/physics-electricity?tab=explanation&topic=2&page=1',
        page.locator('.ruled-sheet h2'),
      ),
  },
  {
    what: 'a diagram to label',
    from: 'features/chapter/diagrams/label-dialog.tsx',
    printed: '.printed-diagram',
    begins: /The human heart/,
    async open(page) {
      await page.goto('/tabs/biology/biology-life-processes?tab=quiz&part=diagrams');
      await button(page, /heart.* 12 labels/i).click();
    },
    print: (page) => printBy(page, 'Print without labels'),
  },
  {
    what: 'a written question with a long answer',
    from: null,
    printed: 'main',
    begins: /Short answer/,
    async open(page) {
      await page.goto('/tabs/physics/physics-light?tab=quiz&part=written');
      await page.getByRole('link', { name: /lower half of a convex lens/ }).click();
      await page.getByRole('textbox', { name: 'Your answer (optional)' }).fill(`Firstly\n${typed}\nLastly`);
    },
  },
  {
    what: 'a page of the notes',
    from: null,
    printed: '.ruled-sheet',
    begins: /Electric/,
    async open(page) {
      await page.goto('/tabs/physics/physics-electricity');
      await button(page, 'Start').click();
      await expect(page.locator('.ruled-sheet h2')).toBeVisible();
    },
  },
  ...['Print', 'Print with answers'].map(
    (name): Printable => ({
      what: `a board paper by "${name}"`,
      from: 'features/practice/paper/use-print.tsx',
      printed: '.printed-paper',
      begins: /CBSE/,
      open: openPaper,
      print: (page) => printBy(page, name),
    }),
  ),
];

const looks = [
  ['phone', 'light'],
  ['phone', 'dark'],
  ['desktop', 'light'],
  ['desktop', 'dark'],
] as const;

// docs/product/screens.md#print
for (const { what, printed, open, print, begins, together = '' } of printables)
  test(`${what} is printed without a blank page or anything cut off, and the same from each screen`, async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await logInWithSuper(page, request);
    await open(page);
    const counts: number[] = [];
    for (const [device, colorScheme] of looks) {
      const look = `${device}, ${colorScheme}`;
      await page.setViewportSize(devices[device].viewport);
      await page.emulateMedia({ colorScheme });
      await settle(page);
      await print?.(page);
      const pages = await printedPages(page);
      counts.push(pages.length);
      const blank = pages.flatMap(({ words }, at) => (words.length === 0 ? [at + 1] : []));
      expect.soft(blank, `${look}: blank pages`).toEqual([]);
      for (const [at, one] of pages.entries())
        expect.soft(cutWords(one), `${look}, page ${at + 1}: words outside the margins`).toEqual([]);
      const [first] = pages;
      const top = first?.words.filter((word) => word.top < first.height / 4) ?? [];
      expect.soft(top.map(({ text }) => text).join(' '), `${look}: top of page 1`).toMatch(begins);

      await print?.(page);
      await page.emulateMedia({ media: 'print', colorScheme });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      const source = page.locator(printed).filter({ visible: true }).first();
      const texts = pages.map(({ words }) => words.map(({ text }) => text).join(' '));
      expect
        .soft(
          texts.filter((text) => text.includes(together)),
          `${look}: together`,
        )
        .not.toEqual([]);
      const onPaper = texts.join(' ');
      const missing = (await wordsToPrint(source)).filter((word) => !onPaper.includes(word));
      expect.soft(missing, `${look}: words that are not on paper`).toEqual([]);
      expect.soft(await paleTexts(source), `${look}: texts too pale for paper`).toEqual([]);
      await expect.soft(page.getByRole('navigation').filter({ visible: true }), look).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
    expect(new Set(counts).size, `pages: ${counts.join(', ')}`).toBe(1);
  });

test('a screen of the content tool is printed without its navigation or a blank page', async ({ page }) => {
  await openAdmin(page, '/admin/papers');
  await expect(page.getByText('Science 2026-27').first()).toBeVisible();
  const texts = (await printedPages(page)).map(({ words }) => words.map(({ text }) => text).join(' '));
  expect(texts[0]).toMatch(/^Board papers/);
  expect(texts).not.toContain('');
});

test('the print tests cover every file of the student app that calls window.print', () => {
  const source = fileURLToPath(new URL('../../../student/src/', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const offering = files.filter(
    (file) => /\.tsx?$/.test(file) && /\bwindow\.print\(/.test(readFileSync(source + file, 'utf8')),
  );
  const lookedAt = printables.flatMap(({ from }) => from ?? []);
  expect([...new Set(lookedAt)].sort()).toEqual(offering.sort());
});
