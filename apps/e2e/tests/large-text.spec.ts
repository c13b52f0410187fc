import { expect, type Page, test } from '@playwright/test';
import { clippedTexts, sidewaysExcess } from '#src/checks/clipped-text.ts';
import { crowdedTexts } from '#src/checks/crowded-texts.ts';
import { type Device, devices, resizing } from '#src/devices.ts';
import { settle } from '#src/expect-accessible.ts';
import { openState } from '#src/open-state.ts';
import { screenStates } from '#src/states/index.ts';

/** Default font sizes of the browser, in px, by device; a state is opened with the first. */
const fontSizesPx: Record<Device, [number, ...number[]]> = { desktop: [32, 24, 20], phone: [24, 20] };

/** Sets the browser's own default font size of a page, as its settings do; browser zoom is another thing. */
async function fontSizing(page: Page): Promise<(px: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (px) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round(px * 0.8125) } });
  };
}

const sizes: Record<Device, { width: number; height: number }[]> = {
  phone: [devices.phone.viewport],
  desktop: [{ width: 1366, height: 768 }, devices.desktop.viewport],
};

// docs/product.md#large-text
test.describe('text at the size of the browser setting', { tag: '@nightly' }, () => {
  for (const state of screenStates)
    for (const device of ['desktop', 'phone'] as const) {
      if (state.onlyAt && state.onlyAt !== device) continue;
      test(`${state.name}, ${device}`, async ({ browser }) => {
        const page = await openState(browser, state, device, async (blank) => {
          await (await fontSizing(blank))(fontSizesPx[device][0]);
        });
        try {
          const [setFont, resize] = [await fontSizing(page), await resizing(page)];
          for (const px of fontSizesPx[device]) {
            for (const size of sizes[device]) {
              await resize(device, size);
              // A change of the size of the window sets the browser's settings again.
              await setFont(px);
              await settle(page);
              const where = `${px} px in ${size.width} px`;
              const root = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
              await expect.poll(root, where).toBe(`${px}px`);
              await expect.poll(() => sidewaysExcess(page), `sideways at ${where}`).toBeLessThan(1);
              await expect.poll(() => clippedTexts(page), `cut at ${where}`).toEqual([]);
              await expect.poll(() => crowdedTexts(page), `crowded at ${where}`).toEqual([]);
            }
          }
        } finally {
          await (state.needsOwnBrowser ? page.context() : page).close();
        }
      });
    }
});
