import { expect, type Locator, test } from '@playwright/test';
import { demo, logIn } from '#src/demo.ts';

const firstColour = (styles: string): string => /rgb\([\d, ]+\)/.exec(styles)?.[0] ?? 'none';
const styleOf = (element: Locator, property: 'backgroundColor' | 'backgroundImage'): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property);
const nameOf = async (place: Locator) => (await place.getByRole('heading').textContent()) ?? '';

/** Subjects created by other tests may also be shown. */
const starter = ['Biology', 'Chemistry', 'Economics', 'Mathematics', 'Physics'];
const named = (places: Locator) =>
  places.filter({
    has: places.page().getByRole('heading', { name: new RegExp(`^(?:${starter.join('|')})$`) }),
  });

// docs/product/screens.md#subject-colour
test('a subject has one colour on Home and on Progress, and a drawing on its cover', async ({ page }) => {
  await logIn(page, demo.super);
  const cards = named(page.getByRole('article'));
  await expect(cards).toHaveCount(starter.length);
  const onHome = new Map<string, string>();
  for (const card of await cards.all()) {
    const name = await nameOf(card);
    const cover = card.locator('.bg-cover');
    onHome.set(name, firstColour(await styleOf(cover, 'backgroundColor')));
    await expect(cover.locator('svg:not(.lucide)'), name).toBeVisible();
  }
  expect(new Set(onHome.values()).size).toBe(onHome.size);

  await page.goto('/progress');
  const rows = named(page.getByRole('region', { name: 'Syllabus' }).getByRole('listitem'));
  await expect(rows).toHaveCount(starter.length);
  for (const row of await rows.all()) {
    const name = await nameOf(row);
    const icon = row.locator('.keep-colour').first();
    expect(firstColour(await styleOf(icon, 'backgroundImage')), name).toBe(onHome.get(name));
  }
});
