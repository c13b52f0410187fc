import { expect, test } from '@playwright/test';
import { demo, openLoggedIn } from '#src/demo.ts';

test.describe('a student who is logged in', () => {
  test.beforeEach(({ page }) => openLoggedIn(page, demo.basic));

  // docs/product/screens.md#locked-chapter
  test('a student who is logged in without Super sees a locked chapter with disabled tabs and Back button, links that lead out, and none of its text', {
    tag: '@journey',
  }, async ({ page, isMobile }) => {
    const path = '/tabs/chemistry/chemistry-metals-and-non-metals';
    await page.goto(path);
    const way = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
    await expect(way('Back to chapters')).toBeVisible();
    for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Back to Chemistry' })).toBeDisabled();
    if (!isMobile) await expect(page.getByRole('button', { name: 'Zen mode' })).toBeDisabled();
    expect(await page.content()).not.toMatch(/reactivity series/i);
    const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(await page.evaluate(kept)).not.toMatch(/reactivity series/i);

    await page.getByRole('button', { name: 'Upgrade' }).click();
    await expect(page.getByRole('dialog', { name: 'Get Super' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await way(/5 dost bulao|Unlock with your invites/).click();
    await expect(page).toHaveURL(/\/unlock-free-chapter$/);
    await page.goto(path);
    await way('Use free chapter').click();
    await expect(page).toHaveURL(/\/subject\/chemistry$/);
    await expect(page.getByText('Now select any chapter to unlock it for free!')).toBeVisible();
    await page.goto(path);
    await expect(way('Back to chapters')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/subject\/chemistry$/);
  });
});
