import { expect, type Page } from '@playwright/test';

/** Presses 'continue'. */
export const nextStep = (page: Page) => page.getByRole('button', { name: 'continue', exact: true }).click();

const wizard: ((page: Page) => Promise<void>)[] = [
  async (page) => page.getByLabel('Name').fill('Meera Nair'),
  async (page) => {
    await page.getByLabel('Age').selectOption('15');
  },
  async (page) => page.getByRole('radio', { name: 'Female' }).check({ force: true }),
  async () => {},
];

/** Fills in the step that is open and goes to the next one. */
export async function completeStep(page: Page, step: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await wizard[step - 1]?.(page);
  const skip = page.getByRole('button', { name: 'Skip for now' });
  if (await skip.isVisible()) await skip.click();
  else await nextStep(page);
}

/** Opens the wizard at this step, from 1 to 5, with all that comes before filled in. */
export async function openStep(page: Page, step: number): Promise<void> {
  await page.goto('/signup');
  for (let before = 1; before < step; before += 1) await completeStep(page, before);
  await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
}
