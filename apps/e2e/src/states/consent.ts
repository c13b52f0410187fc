import { expect, type Page } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import type { ConsentState } from '@repo/contracts/consent';
import { fail, hang, withReplies } from './calls.ts';
import { inOnePage, type ScreenState } from './state.ts';

export const since = '2026-11-21T10:00:00.000Z';
export const deletedFrom = '2026-12-21T10:00:00.000Z';
/** The longest address that a small screen may have to show. */
export const guardianEmail = 'meenakshi.subramaniam.rao@school-of-the-village.example';

const nobodyNamed: ConsentState = {
  ...{ step: 'guardian', isWithdrawn: false, isRefused: false, guardianEmail: null, askedAt: null },
  deletedFrom,
};
const named = { ...nobodyNamed, step: 'waiting' as const, guardianEmail, askedAt: since };

const consent = { viewer: 'basic', title: 'Ask your parent or guardian' } as const;

/** The student's browser knows that a guardian has to agree. */
async function goToConsent(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const record = JSON.parse(localStorage.getItem(name) ?? '{}') as { user?: object };
    const user = { ...record.user, isConsentNeeded: true };
    localStorage.setItem(name, JSON.stringify({ ...record, user }));
  }, `${brand.storagePrefix}-auth`);
  await page.goto('/consent');
}

async function openConsent(page: Page, state: ConsentState, words: string): Promise<void> {
  await withReplies(page, { 'auth.consent.state': state });
  await goToConsent(page);
  await expect(page.getByText(words).first()).toBeVisible();
}

/** The screen on which a student waits for a guardian's consent. */
export const consentStates: ScreenState[] = [
  {
    ...consent,
    name: 'consent-loading',
    async open(page) {
      await hang(page, /consent\.state/);
      await goToConsent(page);
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    },
  },
  {
    ...consent,
    name: 'consent-failed',
    offers: 'Retry',
    async open(page) {
      await fail(page, /consent\.state/);
      await goToConsent(page);
      await expect(page.getByText('Could not find out how it stands')).toBeVisible({ timeout: 20_000 });
    },
  },
  ...inOnePage(
    {
      ...consent,
      name: 'consent-age',
      open: (page) =>
        openConsent(page, { ...nobodyNamed, step: 'age', deletedFrom: null }, 'How old are you?'),
    },
    {
      name: 'consent-age-missing',
      async open(page) {
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.locator('[aria-invalid=true]')).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      ...consent,
      name: 'consent-guardian',
      open: (page) => openConsent(page, nobodyNamed, 'You are under 18'),
    },
    {
      name: 'consent-guardian-wrong',
      async open(page) {
        await page.getByRole('button', { name: 'Send the mail' }).click();
        await expect(page.locator('[aria-invalid=true]')).toBeVisible();
      },
    },
  ),
  {
    ...consent,
    name: 'consent-refused',
    open: (page) =>
      openConsent(page, { ...nobodyNamed, isRefused: true, guardianEmail }, 'Was that a wrong address?'),
  },
  ...inOnePage(
    {
      ...consent,
      name: 'consent-waiting',
      open: (page) => openConsent(page, named, 'Waiting for your parent or guardian'),
    },
    {
      name: 'consent-another',
      async open(page) {
        await page.getByRole('button', { name: 'Take another address' }).click();
        await expect(page.getByRole('button', { name: 'Keep the address' })).toBeVisible();
      },
    },
  ),
  {
    ...consent,
    name: 'consent-waiting-untold',
    open: (page) => openConsent(page, { ...named, deletedFrom: null }, 'Waiting for your parent or guardian'),
  },
  {
    ...consent,
    name: 'consent-withdrawn',
    open: (page) => openConsent(page, { ...named, isWithdrawn: true }, 'has taken their consent back'),
  },
];
