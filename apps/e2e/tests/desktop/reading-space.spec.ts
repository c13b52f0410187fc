import { expect, test } from '@playwright/test';
import { openAs } from '#src/open-as.ts';
import { nextButton, openNotes, readingSpace } from '#src/reading-space.ts';

// docs/product/screens.md#reading-space
test('at 200 % of zoom a desktop shows eight or more lines of the notes', async ({ browser }) => {
  const page = await openAs(browser, 'super', { viewport: { width: 640, height: 400 } });
  await openNotes(page);
  await page.mouse.move(320, 200);
  await page.mouse.wheel(0, 500);
  await expect.poll(async () => (await readingSpace(page)).lines).toBeGreaterThanOrEqual(8);
  await page.mouse.wheel(0, -120);
  await expect(page.getByRole('button', { name: nextButton })).toBeInViewport({ ratio: 1 });
  await page.context().close();
});
