import { expect, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { openAs } from '#src/open-as.ts';

// docs/product/screens.md#brand
test('the title, the manifest and the share text contain the name from the brand file', async ({
  browser,
}) => {
  const page = await openAs(browser, 'newcomer');
  // Captures what the device's share sheet would send to friends.
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (invite: unknown) => {
        Object.assign(window, { shared: invite });
      },
    });
  });
  await page.goto('/unlock-free-chapter');
  await expect(page).toHaveTitle(`Unlock free chapter · ${brand.name}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const shared = () => page.evaluate(() => Reflect.get(window, 'shared'));
  await expect.poll(shared).toMatchObject({
    title: expect.stringContaining(brand.name),
    text: expect.stringContaining(brand.name),
    url: expect.stringMatching(/\/signup\?invite=.+/),
  });
  expect((await shared()).title).toContain('Class 10th study buddy');
  const manifest = await page.request.get(
    (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
  );
  expect(await manifest.json()).toMatchObject({ name: brand.name, short_name: brand.shortName });
  await page.context().close();
});
