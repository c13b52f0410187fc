import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { getSession } from '#src/platform/session/session.ts';
import { cameIn, findHelp, keepDraft, registered, unverified } from './google-replies.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';

describe('leaving for Google', () => {
  test.each([
    ['/login', '/api/v1/auth/google/start?from=login'],
    ['/signup', '/api/v1/auth/google/start?from=signup'],
  ])('leaving for Google from %s happens once, however often it is tapped', async (page, address) => {
    keepDraft();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    await renderApp(page);
    const google = screen.getByRole('button', { name: 'Continue with Google' });
    act(() => {
      for (let taps = 0; taps < 3; taps++) google.click();
    });
    expect(assign.mock.calls).toEqual([[address]]);
    await waitFor(() => expect(google.getAttribute('aria-busy')).toBe('true'));
    expect(google.textContent).toBe('Opening Google...');
  });

  test('leaving for Google works again after the back button restores the page from bfcache', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user } = await renderApp('/login');
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByRole('button', { name: 'Opening Google...' });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    expect(assign).toHaveBeenCalledTimes(2);
  });

  test('leaving for Google is not attempted offline or without cookies', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user } = await renderApp('/login');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByText(`Sign-in failed${registered}`);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    await screen.findByText('Allow cookies for this site, then try again.');
    expect(assign).not.toHaveBeenCalled();
  });

  test('leaving for Google is offered only on the last step of the sign-up', async () => {
    keepDraft({ step: 4 });
    const { user } = await renderApp('/signup');
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'continue' }));
    await screen.findByRole('button', { name: 'Continue with Google' });
  });
});

describe('coming back to the login', () => {
  test('coming back to the login signs in with one call and a message, and replaces the login by the dashboard', async () => {
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.googleSignIn' ? cameIn : { data: [] },
    );
    const { router } = await renderApp('/login?google=ready');
    await waitFor(() => expect(getSession()).toMatchObject({ isAuthenticated: true, token: 'secret' }));
    await screen.findByText('Google sign-in successful!');
    expect(server.calls.filter(({ path }) => path === 'auth.googleSignIn')).toEqual([
      { path: 'auth.googleSignIn', input: { provider: 'google' } },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 5_000 });
    expect(router.history.length).toBe(1);
  });

  test('coming back to the login shows a toast once when there is no account; the form links to the sign-up', async () => {
    const server = await startProcedureServer(() => ({ status: 404, message: 'Sign-in failed' }));
    const { router } = await renderApp('/login?google=ready');
    await waitFor(() => expect(router.state.location.href, 'a reload asks nothing again').toBe('/login'));
    const reason = `Sign-in failed${registered}`;
    const alert = await findHelp();
    within(alert).getByText('Choose another Google account, or open an account first.');
    expect(alert.textContent).not.toContain(reason);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe('/signup');
    expect(getSession()).toMatchObject({ isAuthenticated: false, error: reason });
    await screen.findByText(reason);
    expect(server.calls.filter(({ path }) => path === 'auth.googleSignIn')).toHaveLength(1);
  });

  test.each([
    [
      'a server without a reason',
      { status: 502, message: '' },
      `Sign-in failed${registered}`,
      'Try again in',
    ],
    ['too many tries', { status: 429, message: 'Too many tries' }, 'Too many tries', 'Wait a little'],
  ])('coming back to the login after %s', async (_name, answer, reason, help) => {
    await startProcedureServer(() => answer);
    await renderApp('/login?google=ready');
    const alert = await findHelp();
    expect(alert.textContent).toContain(help);
    await screen.findByText(reason);
    expect(alert.textContent).not.toContain(reason);
    if (answer.status === 429) expect(document.body.textContent).not.toContain('registered yet');
    expect(screen.getByRole('button', { name: 'Continue with Google' }).getAttribute('aria-busy')).toBeNull();
  });

  test.each([
    ['refused', 'No Google account was chosen.'],
    ['lost', 'Allow cookies for this site, then try again.'],
    ['failed', 'Check your network, then try again.'],
  ])('coming back to the login as %s makes no call, says why and what to do', async (what, help) => {
    const server = await startProcedureServer(() => cameIn);
    const { router } = await renderApp(`/login?google=${what}`);
    await screen.findByText(`Sign-in failed${registered}`);
    expect((await findHelp()).textContent).toContain(help);
    await waitFor(() => expect(router.state.location.href).toBe('/login'));
    expect(server.calls).toEqual([]);
  });

  test('coming back to the login ignores unknown values in the URL', async () => {
    const server = await startProcedureServer(() => cameIn);
    await renderApp('/login?google=evil');
    expect(document.body.textContent).not.toContain('Sign-in failed');
    expect(server.calls).toEqual([]);
  });

  test("coming back to the login opens the verification for an unverified user, with Google's email", async () => {
    await startProcedureServer(() => unverified);
    const { router } = await renderApp('/login?google=ready');
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
    expect(router.state.location.search).toMatchObject({ email: 'asha.kumari@example.com' });
    expect(getSession().isAuthenticated).toBe(false);
  });

  test('coming back to the login clears the refusal before the form shows its next message', async () => {
    await startProcedureServer(() => ({ status: 401, message: 'Invalid email or password' }));
    const { user } = await renderApp('/login?google=refused');
    await screen.findByText(/^No Google account was chosen\./);
    await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
    await user.type(screen.getByLabelText('Password'), 'wrong-word');
    await user.click(screen.getByRole('button', { name: 'done' }));
    await screen.findByText(/^Invalid email or password/);
    expect(screen.queryByText(/No Google account/)).toBeNull();
  });
});
