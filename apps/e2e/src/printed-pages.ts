import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Locator, type Page, test } from '@playwright/test';
import { isPdftotextRequired } from './config.ts';

export type PrintedWord = { text: string; left: number; right: number; top: number; bottom: number };
/** One sheet of paper; lengths in points (1/72 inch) from its upper left corner. */
export type PrintedPage = { width: number; height: number; words: PrintedWord[] };

const command = 'pdftotext';

/** Skips a file's tests where no pdftotext is installed, unless it is required. */
export function skipWhereUnreadable(): void {
  const isSkipped = !isPdftotextRequired && spawnSync(command, ['-v']).status !== 0;
  test.skip(isSkipped, 'only pdftotext reads what is printed (in the package poppler-utils of Debian)');
}

const run = promisify(execFile);
const attribute = (tag: string, name: string) => Number(new RegExp(`${name}="([\\d.-]+)"`).exec(tag)?.[1]);
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) => text.replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);

const wordOf = ([, tag = '', text = '']: RegExpMatchArray): PrintedWord => ({
  text: decode(text),
  left: attribute(tag, 'xMin'),
  right: attribute(tag, 'xMax'),
  top: attribute(tag, 'yMin'),
  bottom: attribute(tag, 'yMax'),
});

function pagesIn(xhtml: string): PrintedPage[] {
  return [...xhtml.matchAll(/<page ([^>]*)>([\s\S]*?)<\/page>/g)].map(([, tag = '', inner = '']) => ({
    width: attribute(tag, 'width'),
    height: attribute(tag, 'height'),
    words: [...inner.matchAll(/<word ([^>]*)>([^<]*)<\/word>/g)].map(wordOf),
  }));
}

/** Prints the page to A4 like the browser's print command without margins, and reads each sheet. */
export async function printedPages(page: Page): Promise<PrintedPage[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  const folder = await mkdtemp(join(tmpdir(), 'printed-'));
  try {
    const file = join(folder, 'printed.pdf');
    await writeFile(file, pdf);
    const { stdout } = await run(command, ['-bbox', file, '-'], { maxBuffer: 64 * 1024 * 1024 });
    return pagesIn(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const pointsPerMillimetre = 72 / 25.4;
/** The narrowest margin in use, less a tolerance for rounding. */
const marginMin = 9.5 * pointsPerMillimetre;

/** Words outside the margins. The lower one holds the page's number; the box of a first line may reach into the upper one. */
export const cutWords = ({ width, height, words }: PrintedPage): string[] =>
  words
    .filter(
      ({ left, right, top, bottom }) =>
        left < marginMin || right > width - marginMin || top < marginMin || bottom > height - marginMin / 2,
    )
    .map(({ text }) => text);

/** The plain text's words in print; formulas and figures have none. Call it in print media. */
export const wordsToPrint = (printed: Locator): Promise<string[]> =>
  printed.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('.katex, svg, .sr-only, [aria-hidden="true"]:not(.printed-paper)')) continue;
      for (const word of walker.currentNode.textContent?.match(/[A-Za-z]{4,}/g) ?? []) found.add(word);
    }
    return [...found];
  });

/** Texts too pale for paper, because they are styled for a dark screen. Call it in print media. */
export const paleTexts = (printed: Locator): Promise<string[]> =>
  printed.evaluate((root) => {
    const isPale = (element: Element) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(element)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...root.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.checkVisibility() && isPale(element))
      .map((element) => element.textContent ?? '');
  });
