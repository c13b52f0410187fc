import { expect, type Page } from '@playwright/test';
import { codeFor, signUpUnverified } from '#src/student.ts';
import { hang } from './calls.ts';
import { nextStep, openStep } from './signup-steps.ts';
import type { ScreenState } from './state.ts';

const stepState = (step: number): ScreenState => ({
  name: `signup-${step}`,
  viewer: 'nobody',
  title: `Sign up, step ${step} of 5`,
  open: (page) => openStep(page, step),
});

const stepErrors = [
  { step: 1, message: 'Please enter your name' },
  { step: 2, message: 'Please select your age' },
  { step: 3, message: 'Please select your gender' },
  { step: 5, message: 'Please enter your email' },
];

async function sendLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'done', exact: true }).click();
}

const errorState = ({ step, message }: { step: number; message: string }): ScreenState => ({
  ...stepState(step),
  name: `signup-${step}-error`,
  async open(page) {
    await openStep(page, step);
    await nextStep(page);
    await expect(page.getByText(message).first()).toBeVisible();
  },
});

async function askForCode(page: Page): Promise<void> {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByLabel(/code/i).first()).toBeVisible();
}

export const authStates: ScreenState[] = [
  {
    name: 'login',
    viewer: 'nobody',
    title: 'Log in',
    open: async (page) => void (await page.goto('/login')),
  },
  {
    name: 'login-invalid',
    viewer: 'nobody',
    title: 'Log in',
    async open(page) {
      await page.goto('/login');
      await page.getByRole('button', { name: 'done', exact: true }).click();
      await expect(page.getByText('Please enter your email').first()).toBeVisible();
    },
  },
  {
    name: 'login-refused',
    viewer: 'nobody',
    title: 'Log in',
    offers: 'Sign up',
    async open(page) {
      await sendLogin(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'login-busy',
    viewer: 'nobody',
    title: 'Log in',
    async open(page) {
      await hang(page, /sign-?in/i);
      await sendLogin(page);
      await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
    },
  },
  ...[1, 2, 3, 4, 5].map(stepState),
  ...stepErrors.map(errorState),
  {
    name: 'verify',
    viewer: 'nobody',
    title: 'Verify email',
    open: async (page) => void (await page.goto('/verify?email=meera%40example.com')),
  },
  {
    name: 'verify-error',
    viewer: 'nobody',
    title: 'Verify email',
    async open(page) {
      await page.goto('/verify?email=meera%40example.com');
      await page.getByLabel('Verification code').fill('ABC');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(
        page.getByText('Please enter a valid 6-character verification code').first(),
      ).toBeVisible();
    },
  },
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
    viewer: 'nobody',
    title: 'Verify email',
    async open(page) {
      await page.goto('/api/v1/auth/verify-email?token=of-nobody');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
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
  {
    name: 'reset-email',
    viewer: 'nobody',
    title: 'Reset password',
    open: async (page) => void (await page.goto('/reset-password')),
  },
  { name: 'reset-password', viewer: 'nobody', title: 'Reset password', open: askForCode },
  {
    name: 'reset-password-errors',
    viewer: 'nobody',
    title: 'Reset password',
    async open(page) {
      await askForCode(page);
      await page.getByRole('button', { name: 'Reset password' }).click();
      await expect(page.getByText('Please enter the reset code')).toBeVisible();
    },
  },
  {
    name: 'coming-soon-visitor',
    viewer: 'nobody',
    title: 'Coming soon',
    open: async (page) => void (await page.goto('/coming-soon')),
  },
];
