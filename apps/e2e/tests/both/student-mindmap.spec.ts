import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';

const electricity = '/tabs/physics/physics-electricity?tab=mindmap';
const map = (page: Page) => page.getByRole('group', { name: /^Mind map of / });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The boxes that are not fully in view, and the displayed font size. */
async function seen(page: Page): Promise<{ outside: string[]; letterPx: number; count: number }> {
  await expect(map(page)).toBeVisible();
  return map(page).evaluate((frame) => {
    const room = frame.getBoundingClientRect();
    const boxes = [...frame.querySelectorAll<HTMLElement>('[data-idea]')];
    const outside = boxes.filter((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      return left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
    });
    const [first] = boxes;
    const scale = first ? first.getBoundingClientRect().width / first.offsetWidth : 0;
    return {
      outside: outside.map(({ textContent }) => textContent ?? ''),
      letterPx: first ? Number.parseFloat(getComputedStyle(first).fontSize) * scale : 0,
      count: boxes.length,
    };
  });
}

/** Boxes that are covered by a control or another box. */
const covered = (page: Page): Promise<string[]> =>
  map(page).evaluate((frame) =>
    [...frame.querySelectorAll<HTMLElement>('[data-idea]')].flatMap((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
      const points = [
        ...[left + 3, right - 3].map((x) => ({ x, y: middle.y })),
        ...[top + 3, bottom - 3].map((y) => ({ x: middle.x, y })),
      ];
      const isCovered = points.some(({ x, y }) => {
        const hit = document.elementFromPoint(x, y);
        return y < innerHeight && hit !== null && !box.contains(hit);
      });
      return isCovered ? [box.textContent ?? ''] : [];
    }),
  );

// docs/product/screens.md#mindmap-whole
for (const size of [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 640, height: 400 },
])
  test(`a mind map opens whole at ${size.width} by ${size.height}, or as its outline where its letters would be too small`, async ({
    browser,
  }) => {
    const page = await openAs(browser, 'super', { viewport: size });
    await page.goto(electricity);
    const toMap = button(page, 'Map');
    await expect(toMap.or(button(page, 'Outline'))).toBeVisible();
    const isOutline = await toMap.isVisible();
    if (size.width >= 1366) expect(isOutline).toBe(false);
    if (isOutline) {
      await expect(page.getByRole('listitem').filter({ hasText: 'Joining resistors' }).first()).toBeVisible();
      await toMap.click();
    }
    const { outside, letterPx, count } = await seen(page);
    expect(count).toBeGreaterThan(20);
    expect(outside).toEqual([]);
    if (!isOutline) expect(letterPx).toBeGreaterThanOrEqual(11);
    await map(page).scrollIntoViewIfNeeded();
    expect(await covered(page)).toEqual([]);

    await map(page).focus();
    await page.keyboard.press('+');
    await expect.poll(async () => (await seen(page)).letterPx).toBeGreaterThan(letterPx);
    await button(page, 'Fit the map').click();
    await expect.poll(async () => (await seen(page)).outside).toEqual([]);
    await page.context().close();
  });
