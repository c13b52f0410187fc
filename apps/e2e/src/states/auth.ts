import { expect, type Page } from '@playwright/test';
import { codeFor, signUpUnverified } from '#src/student.ts';
import { hang } from './calls.ts';
import { completeStep, nextStep } from './signup-steps.ts';
import { inOnePage, type ScreenState } from './state.ts';

const step = (number: number) => ({
  name: `signup-${number}`,
  title: `Sign up, step ${number} of 5`,
  async open(page: Page) {
    if (number === 1) await page.goto('/signup');
    else await completeStep(page, number - 1);
    await expect(page.getByText(`Step ${number} of 5`)).toBeVisible();
  },
});

/** The error of the step of the sign-up that was left empty. */
const stepError = (number: number, message: string) => ({
  name: `signup-${number}-error`,
  async open(page: Page) {
    await nextStep(page);
    await expect(page.getByText(message).first()).toBeVisible();
  },
});

/** Sends the form of the login screen. */
async function sendLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'done', exact: true }).click();
}

export const authStates: ScreenState[] = [
  ...inOnePage(
    {
      name: 'login',
      viewer: 'nobody',
      title: 'Log in',
      open: async (page) => void (await page.goto('/login')),
    },
    {
      name: 'login-invalid',
      async open(page) {
        await page.getByRole('button', { name: 'done', exact: true }).click();
        await expect(page.getByText('Please enter your email').first()).toBeVisible();
      },
    },
    {
      name: 'login-refused',
      offers: 'Sign up',
      async open(page) {
        await sendLogin(page);
        await expect(page.getByText('Check your email and password')).toBeVisible();
      },
    },
  ),
  {
    name: 'login-busy',
    viewer: 'nobody',
    title: 'Log in',
    async open(page) {
      await hang(page, /sign-?in/i);
      await page.goto('/login');
      await sendLogin(page);
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    },
  },
  ...inOnePage(
    { ...step(1), viewer: 'nobody' },
    stepError(1, 'Please enter your name'),
    step(2),
    stepError(2, 'Please select your age'),
    step(3),
    stepError(3, 'Please select your gender'),
    step(4),
    step(5),
    stepError(5, 'Please enter your email'),
  ),
  ...inOnePage(
    {
      name: 'verify',
      viewer: 'nobody',
      title: 'Verify email',
      open: async (page) => void (await page.goto('/verify?email=meera%40example.com')),
    },
    {
      name: 'verify-error',
      async open(page) {
        await page.getByLabel('Verification code').fill('ABC');
        await page.getByRole('button', { name: 'Verify', exact: true }).click();
        await expect(
          page.getByText('Please enter a valid 6-character verification code').first(),
        ).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    {
      name: 'verify-link',
      viewer: 'nobody',
      title: 'Verify email',
      async open(page) {
        await page.goto('/api/v1/auth/verify-email?token=of-nobody');
        await expect(page.getByText('If you did not, close this page.')).toBeVisible();
      },
    },
    {
      name: 'verify-link-failed',
      async open(page) {
        await page.getByRole('button', { name: 'Verify', exact: true }).click();
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
    },
  ),
  {
    name: 'verified',
    viewer: 'nobody',
    title: 'Email Verified!',
    async open(page) {
      const email = await signUpUnverified(page.request);
      await page.goto(`/verify?email=${encodeURIComponent(email)}`);
      await page.getByLabel('Verification code').fill(await codeFor(page.request, email));
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
    },
  },
  ...inOnePage(
    {
      name: 'reset-email',
      viewer: 'nobody',
      title: 'Reset password',
      open: async (page) => void (await page.goto('/reset-password')),
    },
    {
      name: 'reset-password',
      async open(page) {
        await page.getByLabel('Email').fill('nobody@example.com');
        await page.getByRole('button', { name: /send/i }).click();
        await expect(page.getByLabel(/code/i).first()).toBeVisible();
      },
    },
    {
      name: 'reset-password-errors',
      async open(page) {
        await page.getByRole('button', { name: 'Reset password' }).click();
        await expect(page.getByText('Please enter the reset code')).toBeVisible();
      },
    },
  ),
  {
    name: 'coming-soon-visitor',
    viewer: 'nobody',
    title: 'Coming soon',
    open: async (page) => void (await page.goto('/coming-soon')),
  },
];
