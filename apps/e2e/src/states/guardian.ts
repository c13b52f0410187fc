import { expect, type Page } from '@playwright/test';
import type { GuardianView } from '@repo/contracts/consent';
import { fail, hang, withReplies } from './calls.ts';
import { deletedFrom, guardianEmail, since } from './consent.ts';
import { inOnePage, type ScreenState } from './state.ts';

const asked: GuardianView = {
  ...{ firstName: 'Asha', email: guardianEmail, state: 'asked', since },
  ...{ proofs: ['sign-in', 'payment'], provedBy: null, deletedFrom, deletionDueAt: null },
};
const shown: GuardianView = { ...asked, provedBy: 'sign-in' };
const given: GuardianView = { ...shown, state: 'given', deletedFrom: null };
const withdrawn: GuardianView = { ...shown, state: 'withdrawn' };

const guardian = { viewer: 'nobody', title: 'Consent of a parent or guardian' } as const;
const link = '/guardian?token=of-nobody';

/** Opens the link and presses the button, which mail scanners do not. */
async function openLink(page: Page): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the page' }).click();
}

async function openGuardian(page: Page, view: GuardianView, words: string): Promise<void> {
  await withReplies(page, { 'auth.guardian.page': view });
  await openLink(page);
  await expect(page.getByText(words).first()).toBeVisible();
}

async function ask(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}

/** The page behind the link of a guardian's mail. */
export const guardianStates: ScreenState[] = [
  ...inOnePage(
    {
      ...guardian,
      name: 'guardian-no-link',
      async open(page) {
        await page.goto('/guardian');
        await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
      },
    },
    {
      name: 'guardian-link-sent',
      async open(page) {
        await withReplies(page, { 'auth.guardian.sendLink': { message: 'On its way' } });
        await page.getByLabel('Your email').fill(guardianEmail);
        await page.getByRole('button', { name: 'Send the link' }).click();
        await expect(page.getByText('a mail with the link is on its way')).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      ...guardian,
      name: 'guardian-closed',
      async open(page) {
        await page.goto(link);
        await expect(page.getByRole('button', { name: 'Open the page' })).toBeVisible();
      },
    },
    {
      name: 'guardian-spent-link',
      offers: 'Mail me a fresh link',
      async open(page) {
        await page.getByRole('button', { name: 'Open the page' }).click();
        await expect(page.getByText('This link was opened in another browser, or is too old.')).toBeVisible();
      },
    },
    {
      name: 'guardian-wrong-link',
      offers: 'Send the link',
      async open(page) {
        await page.getByRole('button', { name: 'Mail me a fresh link' }).click();
        await expect(page.getByText('This link is wrong or too old.')).toBeVisible();
      },
    },
  ),
  {
    ...guardian,
    name: 'guardian-link-renewed',
    hasNothingToDo: true,
    async open(page) {
      await withReplies(page, { 'auth.guardian.renewLink': { message: 'On its way' } });
      await openLink(page);
      await page.getByRole('button', { name: 'Mail me a fresh link' }).click();
      await expect(page.getByText('A mail with a fresh link is on its way')).toBeVisible();
    },
  },
  {
    ...guardian,
    name: 'guardian-opening',
    hasNothingToDo: true,
    async open(page) {
      await hang(page, /guardian\.page/);
      await openLink(page);
      await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
    },
  },
  {
    ...guardian,
    name: 'guardian-unreachable',
    offers: 'Try again',
    async open(page) {
      await fail(page, /guardian\.page/);
      await openLink(page);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  ...inOnePage(
    {
      ...guardian,
      name: 'guardian-asked',
      open: (page) => openGuardian(page, asked, 'Show that you are an adult'),
    },
    { name: 'guardian-refuse-dialog', open: (page) => ask(page, 'I refuse') },
    {
      name: 'guardian-refused',
      hasNothingToDo: true,
      async open(page) {
        await withReplies(page, { 'auth.guardian.refuse': { message: 'Closed' } });
        await page.getByRole('alertdialog').getByRole('button', { name: 'I refuse' }).click();
        await expect(page.getByText('You have refused.')).toBeVisible();
      },
    },
  ),
  {
    ...guardian,
    name: 'guardian-asked-hindi',
    title: 'माता-पिता या अभिभावक की सहमति',
    async open(page) {
      await openGuardian(page, asked, 'Show that you are an adult');
      await page.getByRole('button', { name: 'हिन्दी' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('माता-पिता या अभिभावक की सहमति');
    },
  },
  ...inOnePage(
    {
      ...guardian,
      name: 'guardian-proved',
      open: (page) => openGuardian(page, shown, 'Checked: you signed in'),
    },
    {
      name: 'guardian-box-missing',
      async open(page) {
        await page.getByRole('button', { name: 'I agree' }).click();
        await expect(page.getByText('Please tick this first.')).toBeVisible();
      },
    },
  ),
  {
    ...guardian,
    name: 'guardian-proof-failed',
    async open(page) {
      await withReplies(page, { 'auth.guardian.page': asked });
      await openLink(page);
      await expect(page.getByText('Show that you are an adult')).toBeVisible();
      await page.goto('/guardian?google=refused');
      await expect(page.getByText('The sign-in was not completed.')).toBeVisible();
    },
  },
  ...inOnePage(
    {
      ...guardian,
      name: 'guardian-given',
      open: (page) => openGuardian(page, given, 'You agreed on 21 November 2026.'),
    },
    { name: 'guardian-withdraw-dialog', open: (page) => ask(page, 'Take my consent back') },
    {
      name: 'guardian-delete-dialog',
      async open(page) {
        await page.keyboard.press('Escape');
        await ask(page, 'Delete the account');
      },
    },
  ),
  {
    ...guardian,
    name: 'guardian-withdrawn',
    open: (page) => openGuardian(page, withdrawn, 'You took your consent back on 21 November 2026.'),
  },
  {
    ...guardian,
    name: 'guardian-deletion-planned',
    open: (page) =>
      openGuardian(page, { ...withdrawn, deletionDueAt: '2026-11-28T10:00:00.000Z' }, 'Do not delete it'),
  },
];
