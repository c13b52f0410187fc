import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { draftKey, draftPictureKey } from '#src/features/auth/signup/signup-draft.ts';
import { readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { getSession } from '#src/platform/session/session.ts';
import { openLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { clickTwice, errorOf, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const unverified = { data: { user: makeUser({ isVerified: false }), message: 'ok' } };

async function logIn(password: string) {
  const { router, user } = await renderApp('/login');
  await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  return router;
}

describe('login', () => {
  test('login sends one request on a double click, stores the session and opens the dashboard at its heading', async () => {
    openLibrary(makeUser());
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.signIn' ? { data: { user: makeUser(), token: 'secret', message: 'ok' } } : { data: [] },
    );
    const { router, user } = await renderApp('/login');
    await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
    await user.type(screen.getByLabelText('Password'), 'secret-word');
    clickTwice(screen.getByRole('button', { name: 'done' }));
    await waitFor(() => expect(getSession().isAuthenticated).toBe(true));
    expect(server.calls.filter(({ path }) => path === 'auth.signIn')).toEqual([
      { path: 'auth.signIn', input: { email: 'aarohi@example.in', password: 'secret-word' } },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 5_000 });
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Welcome /));
  });

  test("login shows the server's message of a refusal, what to do next, and stores it beside the session", async () => {
    await startProcedureServer(() => ({ status: 401, message: 'Invalid email or password' }));
    await logIn('wrong-word');
    const reason = "Invalid email or password. Please sign up if you haven't registered yet.";
    await screen.findByText(reason);
    expect(errorOf('Password')).toBe('Check your email and password, or reset the password.');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(getSession()).toMatchObject({ isAuthenticated: false, error: reason });
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong-word');
  });

  test("login shows the catalogue's message when the server gives no reason", async () => {
    await startProcedureServer(() => ({ status: 500, message: '' }));
    await logIn('secret-word');
    await screen.findByText("Login failed. Please sign up if you haven't registered yet.");
  });

  test('login does not tell rate-limited users to sign up', async () => {
    await startProcedureServer(() => ({ status: 429, message: 'Too many tries. Please wait' }));
    await logIn('secret-word');
    await screen.findByText('Too many tries. Please wait');
    expect(document.body.textContent).not.toContain('registered yet');
  });

  test('login sends an unverified student to the verification with the email', async () => {
    await startProcedureServer(() => unverified);
    const router = await logIn('secret-word');
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
    expect(router.state.location.search).toMatchObject({ email: 'aarohi@example.in' });
    expect(getSession().isAuthenticated).toBe(false);
  });
});

describe('sign-up', () => {
  const fillFirstSteps = () =>
    sessionStorage.setItem(
      draftKey,
      JSON.stringify({ step: 5, name: 'Aarohi', age: '15', gender: 'Female', email: '' }),
    );
  async function signUp(user: UserEvent, email = 'aarohi@example.in') {
    await user.type(screen.getByLabelText('Email'), email);
    await user.type(screen.getByLabelText('Password'), 'secret-word');
    await user.click(screen.getByRole('button', { name: 'continue' }));
  }

  test('sign-up goes to the next step, and back without losing the answer', async () => {
    const { user } = await renderApp('/signup');
    await user.type(screen.getByLabelText('Name'), 'Aarohi');
    await user.click(screen.getByRole('button', { name: 'continue' }));
    await screen.findByRole('heading', { level: 1, name: 'How old are you?' });
    expect(document.title).toMatch(/^Sign up, step 2 of 5 · /);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Aarohi'));
  });

  test('sign-up sends the draft with the inviter, and opens the verification', async () => {
    const server = await startProcedureServer(() => unverified);
    fillFirstSteps();
    sessionStorage.setItem(draftPictureKey, 'data:image/jpeg;base64,AA');
    const { router, user } = await renderApp('/signup?invite=u7');
    await signUp(user, 'Aarohi@example.in');
    await screen.findByText('Please check your email for verification code');
    expect(document.body.textContent).not.toContain('Signup successful!');
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
    expect(getSession().isAuthenticated).toBe(false);
    expect(server.calls[0]).toEqual({
      path: 'auth.signUp',
      input: {
        name: 'Aarohi',
        age: 15,
        gender: 'Female',
        email: 'aarohi@example.in',
        password: 'secret-word',
        invitedBy: 'u7',
      },
    });
    expect(sessionStorage.length).toBe(0);
    expect(readProfilePicture('aarohi@example.in')).toBe('data:image/jpeg;base64,AA');
  });

  test('sign-up opens the dashboard with a message when the student is verified', async () => {
    await startProcedureServer(({ path }) =>
      path === 'auth.signUp' ? { data: { user: makeUser(), token: 'secret', message: 'ok' } } : { data: [] },
    );
    fillFirstSteps();
    const { router, user } = await renderApp('/signup');
    await signUp(user);
    await screen.findByText('Signup successful!');
    expect(document.body.textContent).not.toContain('Please check your email for verification code');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(getSession().isAuthenticated).toBe(true);
  });

  test('sign-up tells the owner of a known email to log in, with the email filled in', async () => {
    await startProcedureServer(() => ({ status: 409, message: 'User already exists' }));
    fillFirstSteps();
    const { user } = await renderApp('/signup');
    await signUp(user);
    await screen.findByText('User already exists. Please login if you already have an account.');
    expect(errorOf('Email')).toBe('Log in with this email, or use another one.');
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(document.title).toMatch(/^Log in · /));
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('aarohi@example.in');
  });

  test('sign-up clears the draft when leaving the wizard within the app', async () => {
    const { router, user } = await renderApp('/signup');
    await user.type(screen.getByLabelText('Name'), 'Aarohi');
    await waitFor(() => expect(sessionStorage.getItem(draftKey)).toContain('Aarohi'));
    await router.navigate({ to: '/login' });
    await waitFor(() => expect(sessionStorage.getItem(draftKey)).toBeNull());
  });
});

describe('reset password', () => {
  test('reset password mails a code, then accepts it with two matching passwords', async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'ok' } }));
    const { router, user } = await renderApp('/reset-password');
    await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
    await user.click(screen.getByRole('button', { name: 'Send reset code' }));
    await screen.findByText('Password reset code sent to your email!');
    act(() => screen.getByLabelText('Reset code').focus());
    await user.keyboard('AC34EF');
    await user.type(screen.getByLabelText('New password'), 'secret-word');
    await user.type(screen.getByLabelText('Confirm new password'), 'secret-word');
    await user.click(screen.getByRole('button', { name: 'Reset password' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(server.calls.at(-1)).toEqual({
      path: 'auth.resetPassword',
      input: { email: 'aarohi@example.in', resetCode: 'AC34EF', newPassword: 'secret-word' },
    });
    await screen.findByText('Password reset successful! You can now login with your new password.');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('aarohi@example.in');
  });

  test('reset password sends no mail when going back to change the email', async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'ok' } }));
    const { user } = await renderApp('/reset-password');
    await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
    await user.click(screen.getByRole('button', { name: 'Send reset code' }));
    await screen.findByText('Code sent to');
    await user.click(await screen.findByRole('button', { name: 'change' }));
    await user.click(await screen.findByRole('button', { name: 'I already have the code' }));
    expect(server.calls).toHaveLength(1);
  });
});
