import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { clippedTexts, sidewaysExcess, textSpacing } from '#src/checks/clipped-text.ts';
import { targetFaults } from '#src/checks/targets.ts';
import { waysOn } from '#src/checks/ways-on.ts';
import { markerCount, unmarkedHinglish } from '#src/checks/wording.ts';
import { picturesFolder } from '#src/config.ts';
import { type Device, type Resize, resizing } from '#src/devices.ts';
import {
  expectAccessible,
  expectStructureAccessible,
  expectStyleAccessible,
  settle,
} from '#src/expect-accessible.ts';
import { closeState, continueTo, leaveState, openState, visitsOf } from '#src/open-state.ts';
import { type ScreenState, screenStates, type Viewer } from '#src/states/index.ts';

const schemes: readonly ('light' | 'dark')[] = ['light', 'dark'];

const expectNoSidewaysScroll = (page: Page, what: string) =>
  expect.poll(() => sidewaysExcess(page), what).toBeLessThan(1);

/** Targets (docs/product/screens.md#targets), language (docs/product/screens.md#language) and the one swipe of the marker (docs/product/screens.md#marker), at rest. */
async function expectWellMade(page: Page, state: ScreenState, device: Device): Promise<void> {
  await settle(page);
  await expect(page.locator('html')).toHaveAttribute('lang', state.language ?? 'en-IN');
  if (state.language !== 'hi-Latn')
    expect.soft(await unmarkedHinglish(page), 'not marked hi-Latn').toEqual([]);
  expect.soft(await markerCount(page), 'marker swipes').toBeLessThanOrEqual(1);
  if (device === 'phone') expect.soft(await targetFaults(page), 'targets').toEqual([]);
  // A way may follow from an estimate that is worked out while the screen is open.
  if (!state.hasNothingToDo) await expect.poll(() => waysOn(page), 'ways on').not.toEqual([]);
  if (!state.offers) return;
  const way = (role: 'button' | 'link') =>
    page.getByRole(role, { name: state.offers }).filter({ visible: true });
  await expect(way('button').or(way('link')).first()).toBeVisible();
}

/** 320 px wide, 200 % of zoom, and the spacing a reader may ask for (docs/product/screens.md#narrow, #zoom). */
async function expectRoomForText(page: Page, device: Device, resize: Resize): Promise<void> {
  await expectNoSidewaysScroll(page, 'at the width of the device');
  const style = await page.addStyleTag({ content: textSpacing });
  expect.soft(await clippedTexts(page), 'cut with wide spacing').toEqual([]);
  await expectNoSidewaysScroll(page, 'with wide spacing');
  if (device === 'phone') {
    await resize('phone', { width: 320, height: 640 });
    await expectNoSidewaysScroll(page, 'at 320 px with wide spacing');
  }
  await style.evaluate((element) => (element as Element).remove());
  if (device === 'phone') await expectNoSidewaysScroll(page, 'at 320 px');
  else {
    await resize('desktop', { width: 640, height: 400 });
    await expectNoSidewaysScroll(page, 'at 200 %');
    await expect.poll(() => clippedTexts(page), 'cut at 200 %').toEqual([]);
  }
}

/** A tablet and a small laptop, between and beyond the two devices (docs/product/screens.md#widths). */
const otherSizes = [
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

async function expectRoomAtOtherSizes(page: Page, resize: Resize): Promise<void> {
  for (const size of otherSizes) {
    await resize('desktop', size);
    await expectNoSidewaysScroll(page, `at ${size.width} px`);
    await expect.poll(() => clippedTexts(page), `cut at ${size.width} px`).toEqual([]);
  }
}

/** Joins the light and the dark picture, scaled down for the repository. */
async function keepPicture(state: ScreenState, device: Device, shots: readonly Buffer[]): Promise<void> {
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

const setTheme = (page: Page, colorScheme: 'light' | 'dark') =>
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });

/** Saves both themes of a screen for docs/screens. */
async function keepPictures(page: Page, state: ScreenState, device: Device): Promise<void> {
  const shots: Buffer[] = [];
  for (const scheme of schemes) {
    await setTheme(page, scheme);
    await settle(page);
    shots.push(await page.screenshot({ animations: 'disabled' }));
  }
  await keepPicture(state, device, shots);
}

async function expectWholeCheck(page: Page, state: ScreenState, visit: readonly Device[]): Promise<void> {
  const [first = 'phone'] = visit;
  const resize = await resizing(page);
  for (const device of visit) {
    if (device !== first) await resize(device);
    // A theme change repaints everything, so the second device starts with the first one's last theme.
    const [theme, otherTheme] = device === first ? schemes : schemes.toReversed();
    await setTheme(page, theme ?? 'light');
    await expectAccessible(page);
    await setTheme(page, otherTheme ?? 'dark');
    await expectStyleAccessible(page);
    await expectWellMade(page, state, device);
    await expectRoomForText(page, device, resize);
    if (device === 'desktop') await expectRoomAtOtherSizes(page, resize);
  }
}

/** On a push axe looks at one state of each screen; at night at all of them, in both themes. */
const isFirstOfScreen = ({ title, name }: ScreenState) =>
  screenStates.find((other) => String(other.title) === String(title))?.name === name;

/** The page that this worker's last test left open for the state after it. */
let open: { page: Page; state: ScreenState; device: Device } | undefined;

async function openNext(browser: Browser, state: ScreenState, device: Device): Promise<Page> {
  const before = open;
  open = undefined;
  if (before && before.state === state.after && before.device === device)
    return continueTo(before.page, state);
  if (before) await leaveState(before.page, before.state);
  return openState(browser, state, device);
}

// docs/product/screens.md#axe, #targets, #titles, #language, #narrow, #widths, #zoom, #empty-and-failed, #marker
function testState(state: ScreenState): void {
  for (const visit of visitsOf(picturesFolder ? { ...state, isOpenedAtEachSize: true } : state)) {
    const [first = 'phone'] = visit;
    test(`${state.name}, ${visit.join(' and ')}: passes the checks of title, axe in both themes, target size, language, marker, way on and zoom`, async ({
      browser,
    }) => {
      const page = await openState(browser, state, first);
      await (picturesFolder ? keepPictures(page, state, first) : expectWholeCheck(page, state, visit));
      await closeState(page, state);
    });
  }

  const [[device = 'phone'] = []] = visitsOf(state);
  test(`${state.name}, ${device}: opens with its title, large enough targets, a way on and no sideways scroll`, {
    tag: '@smoke',
  }, async ({ browser }) => {
    const page = await openNext(browser, state, device);
    if (isFirstOfScreen(state)) await expectStructureAccessible(page);
    await expectWellMade(page, state, device);
    await expectNoSidewaysScroll(page, 'at the width of the device');
    if (screenStates.some(({ after }) => after === state)) open = { page, state, device };
    else await leaveState(page, state);
  });
}

/**
 * One worker signs in a viewer of few states and opens them all; viewers of many states sign in on each
 * worker, and only states of one page stay together.
 */
const fewStates = 16;
const statesOf = (viewer: Viewer) => screenStates.filter((state) => state.viewer === viewer);
const viewers = [...new Set(screenStates.map(({ viewer }) => viewer))];
const rareViewers = viewers.filter((viewer) => statesOf(viewer).length <= fewStates);
const firstOf = ({ after, ...state }: ScreenState): string => (after ? firstOf(after) : state.name);
const groupOf = (state: ScreenState) => (rareViewers.includes(state.viewer) ? state.viewer : firstOf(state));

for (const group of new Set(screenStates.map(groupOf)))
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const state of screenStates) if (groupOf(state) === group) testState(state);
  });
