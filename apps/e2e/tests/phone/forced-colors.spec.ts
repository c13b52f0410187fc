import { expect, type Page, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { pressStart } from '#src/study.ts';

const electricity = '/tabs/physics/physics-electricity';

/** Whether the filled part of a bar or ring is visible against the rest, as painted. */
const fillsDiffer = (page: Page, role: 'progressbar' | 'img') =>
  page
    .getByRole(role)
    .first()
    .evaluate((element) => {
      const painted = (one: Element) => {
        const { backgroundColor, stroke } = getComputedStyle(one);
        return one instanceof SVGElement ? stroke : backgroundColor;
      };
      const colours = [element, ...element.querySelectorAll('*')]
        .map(painted)
        .filter((colour) => !['none', 'rgba(0, 0, 0, 0)'].includes(colour));
      return new Set(colours).size > 1;
    });

// docs/product/screens.md#forced-colors
test('with forced colours the selection, the focus and the filled part of bars can still be seen', async ({
  browser,
}) => {
  const page = await openAs(browser, 'finisher', { forcedColors: 'active' });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Start Economics' })).toBeVisible();
  await expect(page.getByText('4/4 chapters')).toBeVisible();
  expect(await fillsDiffer(page, 'progressbar')).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
  expect(await outline(':focus')).toBe(true);
  expect(await outline('nav [aria-current=page]')).toBe(true);

  await page.goto('/progress');
  await expect(page.getByRole('img', { name: /% complete$/ }).first()).toBeVisible();
  expect(await fillsDiffer(page, 'img')).toBe(true);

  await page.goto(`${electricity}?tab=quiz`);
  expect(await outline('[role=tab][aria-selected=true]')).toBe(true);
  await pressStart(page);
  await page.getByRole('radio').nth(1).check({ force: true });
  // The chosen option's mark must differ in more than colour, which is gone here.
  const looks = () =>
    page.getByRole('radio').evaluateAll((radios) =>
      radios.slice(0, 2).map((radio) => {
        const label = radio.closest('label') ?? radio.parentElement;
        return [...(label?.querySelectorAll('*') ?? [])]
          .map((one) => {
            const { backgroundColor, borderTopColor, outlineStyle, transform, forcedColorAdjust } =
              getComputedStyle(one);
            return [backgroundColor, borderTopColor, outlineStyle, transform, forcedColorAdjust].join();
          })
          .join('|');
      }),
    );
  await expect.poll(async () => new Set(await looks()).size).toBe(2);
  await page.context().close();
});
