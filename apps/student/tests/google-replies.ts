import { screen, within } from '@testing-library/react';
import { draftKey } from '#src/features/auth/signup/signup-draft.ts';
import { makeUser } from './users.ts';

const user = makeUser({ email: 'asha.kumari@example.com' });
export const cameIn = { data: { user, token: 'secret', message: 'ok' } };
export const unverified = { data: { user: { ...user, isVerified: false }, message: 'ok' } };
export const registered = ". Please sign up if you haven't registered yet.";

export const keepDraft = (part: object = {}) =>
  sessionStorage.setItem(
    draftKey,
    JSON.stringify({ step: 5, name: 'Aarohi', age: '15', gender: 'Female', email: '', ...part }),
  );

/** The form's advice; toasts are alerts too. */
export const findHelp = async () => {
  const google = await screen.findByRole('button', { name: /Google/ });
  return within(google.closest('form') as HTMLElement).findByRole('alert');
};
