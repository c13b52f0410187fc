import { test as base, expect, type Page } from '@playwright/test';
import { demo } from './demo.ts';
import { startWire, type Wire } from './wire.ts';

/** A test with a proxy between the browser and the product. */
export const test = base.extend<{ wire: Wire }>({
  // biome-ignore lint/correctness/noEmptyPattern: this fixture needs no other, and Playwright wants to see that
  wire: async ({}, use) => {
    const wire = await startWire();
    await use(wire);
    await wire.close();
  },
});

/** The login of the demo's student of Super by way of the wire, up to Home. */
export async function logInOver(wire: Wire, page: Page): Promise<void> {
  await page.goto(`${wire.url}/login`);
  await page.getByLabel('Email').fill(demo.super.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.super.password);
  await page.getByRole('button', { name: 'done', exact: true }).click();
  await expect(page.getByText(/\d+\/\d+ chapters/).first()).toBeVisible();
}
