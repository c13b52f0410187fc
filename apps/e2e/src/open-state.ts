import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { type Device, devices } from './devices.ts';
import { openAs } from './open-as.ts';
import { leaveSharedPage, openSharedPage } from './shared-context.ts';
import type { ScreenState } from './states/index.ts';

/** The visits that a state takes: one page grows from phone to desktop, unless the way to the state differs. */
export function visitsOf({ onlyAt, isOpenedAtEachSize }: ScreenState): Device[][] {
  if (onlyAt) return [[onlyAt]];
  return isOpenedAtEachSize ? [['phone'], ['desktop']] : [['phone', 'desktop']];
}

/** What the app draws by chance, such as the questions of a paper, is the same each time a state is opened. */
function fixChance(): void {
  let seed = 2;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  Math.random = () => next() / 2_147_483_647;
  const fill = crypto.getRandomValues.bind(crypto);
  // Ids take bytes and stay random.
  crypto.getRandomValues = (numbers) => {
    const filled = fill(numbers);
    if (filled instanceof Uint32Array) for (const at of filled.keys()) filled[at] = next();
    return filled;
  };
}

/**
 * The page of a state, as its way there leaves it. The caller ends it with `closeState` or `leaveState`.
 * @param prepare acts on the blank page before the way there
 */
export async function openState(
  browser: Browser,
  state: ScreenState,
  device: Device,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const options: BrowserContextOptions = {
    ...test.info().project.use,
    ...devices[device],
    reducedMotion: 'reduce',
    // What a page of this list lives for is shorter than what a worker would fetch.
    serviceWorkers: 'block',
  };
  const page = state.needsOwnBrowser
    ? await openAs(browser, state.viewer, options)
    : await openSharedPage(browser, state.viewer, { ...options, kind: device });
  await page.addInitScript(fixChance);
  await prepare?.(page);
  await state.open(page);
  const said = typeof state.title === 'string' ? `${state.title} · ${brand.name}` : state.title;
  await expect(page).toHaveTitle(said);
  // The document of the content tool has its title before anything of it is drawn.
  await expect(page.locator('main').first()).toBeVisible();
  // Until it is set a formula takes its place and says nothing.
  await expect(page.locator('[data-source="waiting"]')).toHaveCount(0);
  return page;
}

/** Closes the page of a state, with its context if the state needed its own. */
export const closeState = (page: Page, state: ScreenState): Promise<void> =>
  (state.needsOwnBrowser ? page.context() : page).close();

/** The same where size, theme and text of the page were left as they are: the next state opens in it. */
export const leaveState = (page: Page, state: ScreenState): Promise<void> =>
  state.needsOwnBrowser ? closeState(page, state) : leaveSharedPage(page);
