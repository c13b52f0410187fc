import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { type Device, devices } from './devices.ts';
import { openAs } from './open-as.ts';
import { leaveSharedPage, openSharedPage } from './shared-context.ts';
import type { ScreenState } from './states/index.ts';

/**
 * Groups the devices at which a state is tested: one page is resized from phone to desktop, unless the state
 * must be opened at each size.
 */
export function visitsOf({ onlyAt, isOpenedAtEachSize }: ScreenState): Device[][] {
  if (onlyAt) return [[onlyAt]];
  return isOpenedAtEachSize ? [['phone'], ['desktop']] : [['phone', 'desktop']];
}

/** Seeded randomness, so that, for example, a paper's questions are the same each time a state is opened. */
function fixChance(): void {
  let seed = 2;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  Math.random = () => next() / 2_147_483_647;
  const fill = crypto.getRandomValues.bind(crypto);
  // Ids use random bytes and stay random.
  crypto.getRandomValues = (numbers) => {
    const filled = fill(numbers);
    if (filled instanceof Uint32Array) for (const at of filled.keys()) filled[at] = next();
    return filled;
  };
}

/**
 * The page of a state, as its way there leaves it. The caller ends it with `closeState` or `leaveState`.
 * @param prepare runs on the blank page first
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
  };
  const page = state.needsOwnBrowser
    ? await openAs(browser, state.viewer, options)
    : await openSharedPage(browser, state.viewer, { ...options, kind: device });
  await page.addInitScript(fixChance);
  await prepare?.(page);
  if (state.after) await openWay(page, state.after);
  return continueTo(page, state);
}

async function openWay(page: Page, { after, open }: ScreenState): Promise<void> {
  if (after) await openWay(page, after);
  await open(page);
}

/** The page of a state, from the page of the state before it. */
export async function continueTo(page: Page, state: ScreenState): Promise<Page> {
  await state.open(page);
  const said = typeof state.title === 'string' ? `${state.title} · ${brand.name}` : state.title;
  await expect(page).toHaveTitle(said);
  // The content tool's document has its title before anything is rendered.
  await expect(page.locator('main').first()).toBeVisible();
  // Until it is rendered, a formula shows its source, in another size.
  await expect(page.locator('[data-source="waiting"], [data-waiting]')).toHaveCount(0);
  return page;
}

/** Closes the page of a state, with its context if the state needed its own. */
export const closeState = (page: Page, state: ScreenState): Promise<void> =>
  (state.needsOwnBrowser ? page.context() : page).close();

/** Keeps the page with its size, theme and text size for the next state. */
export const leaveState = (page: Page, state: ScreenState): Promise<void> =>
  state.needsOwnBrowser ? closeState(page, state) : leaveSharedPage(page);
