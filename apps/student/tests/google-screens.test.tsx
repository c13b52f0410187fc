import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKey, draftPictureKey } from '#src/features/auth/signup/signup-draft.ts';
import { readProfilePicture } from '#src/session/profile-picture.ts';
import { clearSession, getSession } from '#src/session/session.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, field, heading, pageText, renderApp, type } from './render-app.tsx';
import { makeUser } from './users.ts';

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
const user = makeUser({ email: 'asha.kumari@example.com' });
const cameIn = { data: { user, token: 'secret', message: 'ok' } };
const unverified = { data: { user: { ...user, isVerified: false }, message: 'ok' } };
const registered = ". Please sign up if you haven't registered yet.";

const keepDraft = (part: object = {}) =>
  sessionStorage.setItem(
    draftKey,
    JSON.stringify({ step: 5, name: 'Aarohi', age: '15', gender: 'Female', email: '', ...part }),
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});
afterEach(() => vi.restoreAllMocks());

describe('leaving for Google', () => {
  test.each([
    ['/login', '/api/v1/auth/google/start?from=login'],
    ['/signup', '/api/v1/auth/google/start?from=signup'],
  ])('from %s happens once, however often it is tapped', async (page, address) => {
    keepDraft();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await renderApp(page);
    const google = button('Continue with Google');
    google.click();
    google.click();
    google.click();
    expect(assign.mock.calls).toEqual([[address]]);
    await vi.waitFor(() => expect(google.getAttribute('aria-busy')).toBe('true'));
    expect(google.textContent).toBe('Opening Google...');
  });

  test('can be done again after the back button has brought the page back as it was left', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await renderApp('/login');
    button('Continue with Google').click();
    await vi.waitFor(() => button('Opening Google...'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => button('Continue with Google').click());
    expect(assign).toHaveBeenCalledTimes(2);
  });

  test('is not tried without a network, nor without cookies', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await renderApp('/login');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    button('Continue with Google').click();
    await seen(`Sign-in failed${registered}`);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    button('Continue with Google').click();
    await seen('Allow cookies for this site, then try again.');
    expect(assign).not.toHaveBeenCalled();
  });

  test('is offered on the last step of the sign-up alone', async () => {
    keepDraft({ step: 4 });
    await renderApp('/signup');
    expect(() => button('Continue with Google')).toThrow();
    button('continue').click();
    await vi.waitFor(() => button('Continue with Google'));
  });
});

describe('coming back to the login', () => {
  test('signs in with one call, says so, and the dashboard takes the place of the login', async () => {
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.googleSignIn' ? cameIn : { data: [] },
    );
    const router = await renderApp('/login?google=ready');
    await vi.waitFor(() => expect(getSession()).toMatchObject({ isAuthenticated: true, token: 'secret' }));
    await seen('Google sign-in successful!');
    expect(server.calls.filter(({ path }) => path === 'auth.googleSignIn')).toEqual([
      { path: 'auth.googleSignIn', input: { provider: 'google' } },
    ]);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 5_000 });
    expect(router.history.length).toBe(1);
  });

  test('takes what came of it out of the address, so that a reload does nothing once more', async () => {
    const server = await startProcedureServer(() => ({ status: 404, message: 'Sign-in failed' }));
    const router = await renderApp('/login?google=ready');
    await vi.waitFor(() => expect(router.state.location.href).toBe('/login'));
    await seen(`Sign-in failed${registered}`);
    expect(server.calls.filter(({ path }) => path === 'auth.googleSignIn')).toHaveLength(1);
  });

  test('without an account is a refusal in the form and as a toast, with the way to the sign-up', async () => {
    await startProcedureServer(() => ({ status: 404, message: 'Sign-in failed' }));
    await renderApp('/login?google=ready');
    const reason = `Sign-in failed${registered}`;
    const alert = await vi.waitFor(() => {
      const found = [...document.querySelectorAll('form [role="alert"]')];
      expect(found).toHaveLength(1);
      return found[0];
    });
    expect(alert?.textContent).toContain(reason);
    expect(alert?.querySelector('a')?.getAttribute('href')).toBe('/signup');
    expect(getSession()).toMatchObject({ isAuthenticated: false, error: reason });
    await vi.waitFor(() => expect(pageText().split(reason).length - 1).toBeGreaterThanOrEqual(2));
  });

  test.each([
    ['a server without a reason', { status: 502, message: '' }, `Sign-in failed${registered}`],
    ['too many tries', { status: 429, message: 'Too many tries' }, 'Too many tries'],
  ])('after %s', async (_name, answer, reason) => {
    await startProcedureServer(() => answer);
    await renderApp('/login?google=ready');
    const alert = await vi.waitFor(() => {
      expect(document.querySelector('form [role="alert"]')?.textContent).toContain(reason);
      return document.querySelector('form [role="alert"]');
    });
    if (answer.status === 429) expect(alert?.textContent).not.toContain('registered yet');
    expect(button('Continue with Google').getAttribute('aria-busy')).toBeNull();
  });

  test.each([
    ['refused', 'No Google account was chosen.'],
    ['lost', 'Allow cookies for this site, then try again.'],
    ['failed', ''],
  ])('as %s makes no call and says why', async (what, hint) => {
    const server = await startProcedureServer(() => cameIn);
    const router = await renderApp(`/login?google=${what}`);
    await seen(`Sign-in failed${registered} ${hint}`.trim());
    await vi.waitFor(() => expect(router.state.location.href).toBe('/login'));
    expect(server.calls).toEqual([]);
  });

  test('with a word that our server never says is an ordinary visit', async () => {
    const server = await startProcedureServer(() => cameIn);
    await renderApp('/login?google=evil');
    expect(pageText()).not.toContain('Sign-in failed');
    expect(server.calls).toEqual([]);
  });

  test('unverified goes on to the verification, with the email that Google alone knew', async () => {
    await startProcedureServer(() => unverified);
    const router = await renderApp('/login?google=ready');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
    expect(router.state.location.search).toMatchObject({ email: 'asha.kumari@example.com' });
    expect(getSession().isAuthenticated).toBe(false);
  });

  test('a refusal makes room for what the form says next', async () => {
    await startProcedureServer(() => ({ status: 401, message: 'Invalid email or password' }));
    await renderApp('/login?google=refused');
    await seen('No Google account was chosen.');
    type('Email', 'aarohi@example.in');
    type('Password', 'wrong-word');
    button('done').click();
    await vi.waitFor(() =>
      expect(document.querySelector('form [role="alert"]')?.textContent).toContain(
        'Invalid email or password',
      ),
    );
    expect(document.querySelector('form')?.textContent).not.toContain('No Google account');
  });
});

describe('coming back to the sign-up', () => {
  test('sends what the wizard and the invite said before, then the dashboard follows', async () => {
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.googleSignUp' ? cameIn : { data: [] },
    );
    keepDraft();
    sessionStorage.setItem(draftPictureKey, 'data:image/jpeg;base64,AA');
    const before = await renderApp('/signup?invite=u7');
    expect(before.state.location.pathname).toBe('/signup');
    const router = await renderApp('/signup?google=ready');
    await seen('Google sign-up successful!');
    expect(server.calls.filter(({ path }) => path === 'auth.googleSignUp')).toEqual([
      {
        path: 'auth.googleSignUp',
        input: { name: 'Aarohi', age: 15, gender: 'Female', invitedBy: 'u7', provider: 'google' },
      },
    ]);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    expect(readProfilePicture('asha.kumari@example.com')).toBe('data:image/jpeg;base64,AA');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 5_000 });
  });

  test('with a known account is told to log in, with the link, and keeps the draft', async () => {
    await startProcedureServer(() => ({ status: 409, message: 'User already exists' }));
    keepDraft();
    await renderApp('/signup?google=ready');
    await seen('User already exists. Please login if you already have an account.');
    expect(document.querySelector('form [role="alert"] a')?.getAttribute('href')).toBe('/login');
    expect(heading().textContent).toBe('Your email and a password');
    expect(sessionStorage.getItem(draftKey)).toContain('Aarohi');
  });

  test.each([
    ['refused', 'Sign-up failed. No Google account was chosen.'],
    ['lost', 'Sign-up failed. Allow cookies'],
    ['failed', 'Sign-up failed'],
  ])('as %s says why, and the wizard stands where it was', async (what, reason) => {
    keepDraft();
    await renderApp(`/signup?google=${what}`);
    await seen(reason);
    expect(heading().textContent).toBe('Your email and a password');
  });

  test('unverified goes on to the verification', async () => {
    await startProcedureServer(() => unverified);
    keepDraft();
    const router = await renderApp('/signup?google=ready');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
    expect(router.state.location.search).toMatchObject({ email: 'asha.kumari@example.com' });
  });

  test('asks for what a lost draft has lost, and then needs no second way through Google', async () => {
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.googleSignUp' ? cameIn : { data: [] },
    );
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await renderApp('/signup?google=ready');
    await seen('Almost done: a few answers are still missing.');
    expect(server.calls).toEqual([]);
    const continueTo = (question: string) =>
      vi.waitFor(() => {
        if (heading().textContent !== question) button('continue').click();
        expect(heading().textContent).toBe(question);
      });
    type('Name', 'Aarohi');
    await continueTo('How old are you?');
    button('15').click();
    await continueTo("What's your gender?");
    document.querySelector<HTMLInputElement>('input[value="Female"]')?.click();
    await continueTo('Add a profile picture');
    button('Skip for now').click();
    await vi.waitFor(() => button('Continue with Google').click());
    await seen('Google sign-up successful!');
    expect(server.calls.find(({ path }) => path === 'auth.googleSignUp')?.input).toMatchObject({
      age: 15,
      gender: 'Female',
    });
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the first question', () => {
  test('has the focus when the page opens', async () => {
    await renderApp('/signup');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });

  test('leaves it to the heading when the student comes from the login', async () => {
    const router = await renderApp('/login');
    await router.navigate({ to: '/signup' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading()));
  });
});
