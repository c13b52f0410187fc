import { expect, type Locator, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { openSurface, surfaces } from '#src/turned-pages.ts';

const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(right)];
  });

for (const surface of surfaces)
  test(`the buttons of ${surface.name} are as wide as the content they turn`, async ({ browser }) => {
    const page = await openAs(browser, 'beginner');
    for (const width of [1280, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await openSurface(page, surface);
      const [left] = await edgesOf(page.getByRole('button', { name: 'Previous' }).filter({ visible: true }));
      const [, right] = await edgesOf(
        page.getByRole('button', { name: /^(Next|Finish Topic)$/ }).filter({ visible: true }),
      );
      const column = await edgesOf(page.locator(surface.moves).first());
      expect([left, right], `${width}`).toEqual(column);
    }
    await page.context().close();
  });
