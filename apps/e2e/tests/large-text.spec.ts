import { type Browser, expect, type Page, test } from '@playwright/test';
import { clippedTexts, sidewaysExcess } from '#src/checks/clipped-text.ts';
import { crowdedTexts } from '#src/checks/crowded-texts.ts';
import { unreachableControls } from '#src/checks/unreachable-controls.ts';
import { type Device, devices, resizing } from '#src/devices.ts';
import { settle } from '#src/expect-accessible.ts';
import { closeState, openState, visitsOf } from '#src/open-state.ts';
import { type ScreenState, screenStates } from '#src/states/index.ts';

/** Default font sizes of the browser, in px; a state is opened with the first. */
const fontSizesPx = [32, 24, 20] as const;

/** At that size a 360 px phone is as wide as half a phone: a column fits nine letters. */
const breakableAt = (px: number, device: Device) =>
  device === 'phone' && px === 32 ? 10 : Number.POSITIVE_INFINITY;

/** Sets the browser's own default font size of a page, as its settings do; browser zoom is another thing. */
async function fontSizing(page: Page): Promise<(px: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (px) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round(px * 0.8125) } });
  };
}

type Watched = { watchedQueries?: MediaQueryList[] };

/** Chromium does not notify media queries of an injected font size, so `tellQueries` does. */
const watchQueries = () => {
  const queries: MediaQueryList[] = [];
  const matchMedia = window.matchMedia.bind(window);
  Object.assign(window, {
    watchedQueries: queries,
    matchMedia: (query: string) => {
      const list = matchMedia(query);
      queries.push(list);
      return list;
    },
  });
};

const tellQueries = (page: Page) =>
  page.evaluate(() => {
    for (const list of (window as Watched).watchedQueries ?? [])
      list.dispatchEvent(new MediaQueryListEvent('change', { matches: list.matches, media: list.media }));
  });

const sizes: Record<Device, { width: number; height: number }[]> = {
  phone: [devices.phone.viewport],
  desktop: [{ width: 1366, height: 768 }, devices.desktop.viewport],
};

async function expectRoomForLargeText(page: Page, px: number, device: Device, where: string): Promise<void> {
  const root = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(root, where).toBe(`${px}px`);
  await expect.poll(() => sidewaysExcess(page), `sideways at ${where}`).toBeLessThan(1);
  await expect.poll(() => clippedTexts(page), `cut at ${where}`).toEqual([]);
  const crowded = () => crowdedTexts(page, breakableAt(px, device));
  await expect.poll(crowded, `crowded at ${where}`).toEqual([]);
  await expect.poll(() => unreachableControls(page), `out of reach at ${where}`).toEqual([]);
}

async function walk(browser: Browser, state: ScreenState, visit: readonly Device[]): Promise<void> {
  const page = await openState(browser, state, visit[0] ?? 'phone', async (blank) => {
    await blank.addInitScript(watchQueries);
    if (!state.needsRoom) await (await fontSizing(blank))(fontSizesPx[0]);
  });
  try {
    const [setFont, resize] = [await fontSizing(page), await resizing(page)];
    for (const device of visit)
      for (const px of fontSizesPx)
        for (const size of sizes[device]) {
          await resize(device, size);
          // Resizing the window resets the browser's settings.
          await setFont(px);
          await tellQueries(page);
          await settle(page);
          await expectRoomForLargeText(page, px, device, `${px} px in ${size.width} px`);
        }
  } finally {
    await closeState(page, state);
  }
}

// docs/product/screens.md#large-text
test.describe('text at the size of the browser setting', { tag: '@nightly' }, () => {
  for (const state of screenStates)
    for (const visit of visitsOf(state))
      test(`${state.name}, ${visit.join(' and ')}`, async ({ browser }) => {
        await walk(browser, state, visit);
      });
});
