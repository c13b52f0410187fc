import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import sharp from 'sharp';
import { clippedTexts, sidewaysExcess, textSpacing } from '#src/checks/clipped-text.ts';
import { targetFaults } from '#src/checks/targets.ts';
import { markerCount, unmarkedHinglish } from '#src/checks/wording.ts';
import { picturesFolder } from '#src/config.ts';
import { expectAccessible, settle } from '#src/expect-accessible.ts';
import { storageOf } from '#src/signed-in.ts';
import { type ScreenState, screenStates } from '#src/states/index.ts';

const schemes = ['light', 'dark'] as const;

const expectNoSidewaysScroll = (page: Page, what: string) =>
  expect.poll(() => sidewaysExcess(page), what).toBeLessThan(1);

/** Targets (A2), language (A11) and the one swipe of the marker (A46), at rest. */
async function expectWellMade(page: Page, state: ScreenState, isPhone: boolean): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  expect.soft(await unmarkedHinglish(page), 'not marked hi-Latn').toEqual([]);
  expect.soft(await markerCount(page), 'marker swipes').toBeLessThanOrEqual(1);
  if (isPhone) expect.soft(await targetFaults(page), 'targets').toEqual([]);
  if (!state.offers) return;
  const way = (role: 'button' | 'link') =>
    page.getByRole(role, { name: state.offers }).filter({ visible: true });
  await expect(way('button').or(way('link')).first()).toBeVisible();
}

/** 320 px wide, 200 % of zoom, and the spacing a reader may ask for (A13, A14). */
async function expectRoomForText(page: Page, isPhone: boolean): Promise<void> {
  await expectNoSidewaysScroll(page, 'at the width of the device');
  const style = await page.addStyleTag({ content: textSpacing });
  expect.soft(await clippedTexts(page), 'cut with wide spacing').toEqual([]);
  await expectNoSidewaysScroll(page, 'with wide spacing');
  await style.evaluate((element) => (element as Element).remove());
  await page.setViewportSize(isPhone ? { width: 320, height: 640 } : { width: 640, height: 400 });
  await expectNoSidewaysScroll(page, isPhone ? 'at 320 px' : 'at 200 %');
  if (!isPhone) await expect.poll(() => clippedTexts(page), 'cut at 200 %').toEqual([]);
}

const deviceOf = ({ project }: TestInfo) => (project.use.isMobile ? 'phone' : 'desktop');

/** The light and the dark picture beside each other, small enough to be kept. */
async function keepPicture(state: ScreenState, device: string, shots: readonly Buffer[]): Promise<void> {
  const folder = join(picturesFolder ?? '', device);
  await mkdir(folder, { recursive: true });
  const [first] = shots;
  const { width = 0, height = 0 } = await sharp(first).metadata();
  const gap = 8;
  const sheet = sharp({
    create: { width: width * 2 + gap, height, channels: 3, background: '#808080' },
  }).composite(shots.map((input, at) => ({ input, left: at * (width + gap), top: 0 })));
  const joined = await sheet.png().toBuffer();
  const scale = device === 'desktop' ? 0.5 : 1;
  await sharp(joined)
    .resize(Math.round((width * 2 + gap) * scale))
    .webp({ quality: 62, effort: 6 })
    .toFile(join(folder, `${state.name}.webp`));
}

for (const state of screenStates)
  test.describe(state.name, () => {
    test.skip(({ viewport }) => {
      const kind = (viewport?.width ?? 0) < 768 ? 'phone' : 'desktop';
      return state.onlyAt !== undefined && state.onlyAt !== kind;
    }, 'the state does not exist at this width');

    test('A1 A2 A8 A11 A13 A14 A30 A46: title, axe in both themes, targets, language, marker, way on, zoom', async ({
      browser,
      contextOptions,
    }, info) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...info.project.use,
        reducedMotion: 'reduce',
        // What a page of this list lives for is shorter than what a worker would fetch.
        serviceWorkers: 'block',
        ...(state.viewer === 'nobody' ? {} : { storageState: await storageOf(browser, state.viewer) }),
      });
      const page = await context.newPage();
      const shots: Buffer[] = [];
      try {
        await state.open(page);
        const said = typeof state.title === 'string' ? `${state.title} · ${brand.name}` : state.title;
        await expect(page).toHaveTitle(said);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await settle(page);
          if (picturesFolder) shots.push(await page.screenshot({ animations: 'disabled' }));
          else await expectAccessible(page);
        }
        if (!picturesFolder) {
          const isPhone = deviceOf(info) === 'phone';
          await expectWellMade(page, state, isPhone);
          await expectRoomForText(page, isPhone);
        }
        if (picturesFolder) await keepPicture(state, deviceOf(info), shots);
      } finally {
        await context.close();
      }
    });
  });
