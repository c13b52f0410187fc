import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey, draftPictureKey } from '#src/features/auth/signup/signup-draft.ts';
import { readProfilePicture } from '#src/session/profile-picture.ts';
import { clearSession, getSession } from '#src/session/session.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, errorOf, field, heading, pageText, renderApp, type } from './render-app.tsx';
import { makeUser } from './users.ts';

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
const unverified = { data: { user: makeUser({ isVerified: false }), message: 'ok' } };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

describe('login', () => {
  test('says under each field what is missing, and focuses the first', async () => {
    const server = await startProcedureServer(() => ({ data: null }));
    await renderApp('/login');
    button('done').click();
    await vi.waitFor(() => expect(errorOf('Email')).toBe('Please enter your email'));
    expect(errorOf('Password')).toBe('Please enter your password');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(server.calls).toEqual([]);
  });

  test('a double click sends one request; then the session is kept and the dashboard follows', async () => {
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.signIn' ? { data: { user: makeUser(), token: 'secret', message: 'ok' } } : { data: [] },
    );
    const router = await renderApp('/login');
    type('Email', 'aarohi@example.in');
    type('Password', 'secret-word');
    button('done').click();
    button('done').click();
    await vi.waitFor(() => expect(getSession().isAuthenticated).toBe(true));
    expect(server.calls.filter(({ path }) => path === 'auth.signIn')).toEqual([
      { path: 'auth.signIn', input: { email: 'aarohi@example.in', password: 'secret-word' } },
    ]);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 5_000 });
  });

  test("a refusal is told in the server's words, the form says what to do, and it is kept beside the session", async () => {
    await startProcedureServer(() => ({ status: 401, message: 'Invalid email or password' }));
    await renderApp('/login');
    type('Email', 'aarohi@example.in');
    type('Password', 'wrong-word');
    button('done').click();
    const reason = "Invalid email or password. Please sign up if you haven't registered yet.";
    await seen(reason);
    expect(errorOf('Password')).toBe('Check your email and password, or reset the password.');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Password')));
    expect(getSession()).toMatchObject({ isAuthenticated: false, error: reason });
    expect(field('Password').value).toBe('wrong-word');
  });

  test('without a reason the catalogue speaks', async () => {
    await startProcedureServer(() => ({ status: 500, message: '' }));
    await renderApp('/login');
    type('Email', 'aarohi@example.in');
    type('Password', 'secret-word');
    button('done').click();
    await seen("Login failed. Please sign up if you haven't registered yet.");
  });

  test('whoever has to wait is not told to sign up', async () => {
    await startProcedureServer(() => ({ status: 429, message: 'Too many tries. Please wait' }));
    await renderApp('/login');
    type('Email', 'aarohi@example.in');
    type('Password', 'secret-word');
    button('done').click();
    await seen('Too many tries. Please wait');
    expect(pageText()).not.toContain('registered yet');
  });

  test('an unverified student goes on to the verification with the email', async () => {
    await startProcedureServer(() => unverified);
    const router = await renderApp('/login');
    type('Email', 'aarohi@example.in');
    type('Password', 'secret-word');
    button('done').click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
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

  test('goes forward only when the step is answered, and back without losing it', async () => {
    await renderApp('/signup');
    button('continue').click();
    await vi.waitFor(() => expect(errorOf('Name')).toBe('Please enter your name'));
    type('Name', 'Aarohi');
    button('continue').click();
    await vi.waitFor(() => expect(heading().textContent).toBe('How old are you?'));
    expect(document.title).toMatch(/^Sign up, step 2 of 5 · /);
    document.querySelector<HTMLButtonElement>('button[aria-label="Back"]')?.click();
    await vi.waitFor(() => expect(field('Name').value).toBe('Aarohi'));
  });

  test('sends what was filled in, with the inviter, and goes on to the verification', async () => {
    const server = await startProcedureServer(() => unverified);
    fillFirstSteps();
    sessionStorage.setItem(draftPictureKey, 'data:image/jpeg;base64,AA');
    const router = await renderApp('/signup?invite=u7');
    type('Email', 'Aarohi@example.in');
    type('Password', 'secret-word');
    button('continue').click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
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

  test('checks email and password by the rules of the catalogue', async () => {
    fillFirstSteps();
    await renderApp('/signup');
    button('continue').click();
    await vi.waitFor(() => expect(errorOf('Email')).toBe('Please enter your email'));
    expect(errorOf('Password')).toBe('Please enter your password');
    type('Password', '12345');
    button('continue').click();
    await vi.waitFor(() => expect(errorOf('Password')).toBe('Password must be at least 6 characters long'));
  });

  test('a known email is told to log in', async () => {
    await startProcedureServer(() => ({ status: 409, message: 'User already exists' }));
    fillFirstSteps();
    await renderApp('/signup');
    type('Email', 'aarohi@example.in');
    type('Password', 'secret-word');
    button('continue').click();
    await seen('User already exists. Please login if you already have an account.');
    expect(errorOf('Email')).toBe('Log in with this email, or use another one.');
  });

  test('leaving the wizard within the app forgets the draft', async () => {
    const router = await renderApp('/signup');
    type('Name', 'Aarohi');
    await vi.waitFor(() => expect(sessionStorage.getItem(draftKey)).toContain('Aarohi'));
    await router.navigate({ to: '/login' });
    await vi.waitFor(() => expect(sessionStorage.getItem(draftKey)).toBeNull());
  });
});

describe('reset password', () => {
  test('mails a code, then takes it with two passwords that agree', async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'ok' } }));
    const router = await renderApp('/reset-password');
    button('Send reset code').click();
    await vi.waitFor(() => expect(errorOf('Email')).toBe('Please enter your email'));
    type('Email', 'aarohi@example.in');
    button('Send reset code').click();
    await seen('Password reset code sent to your email!');

    button('Reset password').click();
    await vi.waitFor(() => expect(errorOf('Reset code')).toBe('Please enter the reset code'));
    expect(errorOf('New password')).toBe('Please enter a new password');
    type('Reset code', 'AC34EF');
    type('New password', '12345');
    button('Reset password').click();
    await vi.waitFor(() =>
      expect(errorOf('New password')).toBe('Password must be at least 6 characters long'),
    );
    type('New password', 'secret-word');
    type('Confirm new password', 'secret-wort');
    button('Reset password').click();
    await vi.waitFor(() => expect(errorOf('Confirm new password')).toBe('Passwords do not match'));
    type('Confirm new password', 'secret-word');
    button('Reset password').click();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(server.calls.at(-1)).toEqual({
      path: 'auth.resetPassword',
      input: { email: 'aarohi@example.in', resetCode: 'AC34EF', newPassword: 'secret-word' },
    });
    await seen('Password reset successful! You can now login with your new password.');
  });

  test('going back to change the email mails nothing', async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'ok' } }));
    await renderApp('/reset-password');
    type('Email', 'aarohi@example.in');
    button('Send reset code').click();
    await seen('Code sent to');
    await vi.waitFor(() => button('change').click());
    await vi.waitFor(() => button('I already have the code').click());
    expect(server.calls).toHaveLength(1);
  });
});
