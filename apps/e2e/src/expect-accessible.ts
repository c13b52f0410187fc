import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, NodeResult, RunOptions, Spec } from 'axe-core';

/** Minified, because every document under test has to parse it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type WindowWithAxe = {
  axe: {
    run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>;
    configure: (spec: Spec) => void;
  };
};

/** axe treats MathML as a picture without text; screen readers read it as text. */
const formulasAreText = {
  htmlElms: { math: { contentTypes: ['phrasing', 'flow'], allowedRoles: false } },
} satisfies Spec['standards'];

/** Passed rules are omitted: listing them takes longer than finding them. */
const resultTypes: RunOptions['resultTypes'] = ['violations'];
const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes,
};
/** The axe rules that depend on computed colours, boxes and lines. */
const namesOfStyle = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'css-orientation-lock',
];
const rulesOfStyle: RunOptions = { runOnly: { type: 'rule', values: namesOfStyle }, resultTypes };
const rulesOfStructure: RunOptions = {
  ...everyRule,
  rules: Object.fromEntries(namesOfStyle.map((name) => [name, { enabled: false }])),
};

/**
 * Waits until all animations end, including those started meanwhile: colours and positions are measured at
 * rest.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const listMoving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
    let moving: Animation[];
    do {
      await new Promise(requestAnimationFrame);
      moving = listMoving();
      await Promise.allSettled(moving.map(({ finished }) => finished));
    } while (moving.length > 0);
  });
}

/** Content behind a dialog can be neither reached nor read; it is checked without the dialog. */
const behindDialog = '[data-base-ui-inert]';

async function expectNoViolation(page: Page, options: RunOptions): Promise<void> {
  await settle(page);
  // Inject the half megabyte of axe once per document, not for every run.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(
      (standards) => (window as unknown as WindowWithAxe).axe.configure({ standards }),
      formulasAreText,
    );
  }
  const found = await page.evaluate(
    async ({ exclude, options }) => {
      const { axe } = window as unknown as WindowWithAxe;
      const { violations } = await axe.run({ exclude }, { ...options, elementRef: true });
      /**
       * A fixed bar covers part of some target wherever the page is scrolled to: is the target too small
       * elsewhere too?
       */
      const isSmallWhereSeen = async ({ element }: NodeResult) => {
        element?.scrollIntoView({ block: 'center' });
        const runOnly = ['target-size'];
        return !element || (await axe.run(element, { runOnly })).violations.length > 0;
      };
      const faults: [string, string[]][] = [];
      for (const { id, nodes } of violations) {
        const html: string[] = [];
        for (const node of nodes)
          if (id !== 'target-size' || (await isSmallWhereSeen(node))) html.push(node.html);
        if (html.length > 0) faults.push([id, html]);
      }
      return faults;
    },
    { exclude: behindDialog, options },
  );
  expect(found).toEqual([]);
}

/** No violation of WCAG 2.2 A and AA or of its best practices that axe can find, as the page is now. Frames are not looked into: we have none. */
export const expectAccessible = (page: Page) => expectNoViolation(page, everyRule);

/**
 * Checks a page again after only its styles changed, such as its theme, because `expectAccessible` already
 * checked names, roles and structure.
 */
export const expectStyleAccessible = (page: Page) => expectNoViolation(page, rulesOfStyle);

/** Checks only names, roles and structure, in a fifth of the time. */
export const expectStructureAccessible = (page: Page) => expectNoViolation(page, rulesOfStructure);
