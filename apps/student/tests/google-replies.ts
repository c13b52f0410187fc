import { expect, vi } from 'vitest';
import { draftKey } from '#src/features/auth/signup/signup-draft.ts';
import { pageText } from './render-app.tsx';
import { makeUser } from './users.ts';

export const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
const user = makeUser({ email: 'asha.kumari@example.com' });
export const cameIn = { data: { user, token: 'secret', message: 'ok' } };
export const unverified = { data: { user: { ...user, isVerified: false }, message: 'ok' } };
export const registered = ". Please sign up if you haven't registered yet.";

export const keepDraft = (part: object = {}) =>
  sessionStorage.setItem(
    draftKey,
    JSON.stringify({ step: 5, name: 'Aarohi', age: '15', gender: 'Female', email: '', ...part }),
  );
