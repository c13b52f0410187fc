import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { draftKey, draftPictureKey } from '#src/features/auth/signup/signup-draft.ts';
import { readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { cameIn, findHelp, keepDraft, unverified } from './google-replies.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';

describe('coming back to the sign-up', () => {
  test("coming back to the sign-up sends the wizard's answers and the invite, then opens the dashboard", async () => {
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.googleSignUp' ? cameIn : { data: [] },
    );
    keepDraft();
    sessionStorage.setItem(draftPictureKey, 'data:image/jpeg;base64,AA');
    const before = await renderApp('/signup?invite=u7');
    expect(before.router.state.location.pathname).toBe('/signup');
    const { router } = await renderApp('/signup?google=ready');
    await screen.findByText('Google sign-up successful!');
    expect(server.calls.filter(({ path }) => path === 'auth.googleSignUp')).toEqual([
      {
        path: 'auth.googleSignUp',
        input: { name: 'Aarohi', age: 15, gender: 'Female', invitedBy: 'u7', provider: 'google' },
      },
    ]);
    expect(sessionStorage.getItem(draftKey)).toBeNull();
    expect(readProfilePicture('asha.kumari@example.com')).toBe('data:image/jpeg;base64,AA');
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'), { timeout: 5_000 });
  });

  test('coming back to the sign-up links to the login for a known account, and keeps the draft', async () => {
    await startProcedureServer(() => ({ status: 409, message: 'User already exists' }));
    keepDraft();
    await renderApp('/signup?google=ready');
    await screen.findByText('User already exists. Please login if you already have an account.');
    const help = await findHelp();
    expect(within(help).getByRole('link').getAttribute('href')).toBe('/login');
    screen.getByRole('heading', { level: 1, name: 'Your email and a password' });
    expect(sessionStorage.getItem(draftKey)).toContain('Aarohi');
  });

  test('coming back to the sign-up shows why it was refused and what to do, and stays at the step', async () => {
    keepDraft();
    await renderApp('/signup?google=refused');
    await screen.findByText('Sign-up failed');
    expect((await findHelp()).textContent).toContain('No Google account was chosen.');
    screen.getByRole('heading', { level: 1, name: 'Your email and a password' });
  });

  test('coming back to the sign-up opens the verification for an unverified user', async () => {
    await startProcedureServer(() => unverified);
    keepDraft();
    const { router } = await renderApp('/signup?google=ready');
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify'));
    expect(router.state.location.search).toMatchObject({ email: 'asha.kumari@example.com' });
  });

  test('coming back to the sign-up asks for fields of a lost draft, without another Google redirect', async () => {
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.googleSignUp' ? cameIn : { data: [] },
    );
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { user } = await renderApp('/signup?google=ready');
    await screen.findByText('Almost done: a few answers are still missing.');
    expect(server.calls).toEqual([]);
    const continueTo = async (question: string) => {
      await user.click(screen.getByRole('button', { name: 'continue' }));
      await screen.findByRole('heading', { level: 1, name: question });
    };
    await user.type(screen.getByLabelText('Name'), 'Aarohi');
    await continueTo('How old are you?');
    await user.click(screen.getByRole('button', { name: '15' }));
    await continueTo("What's your gender?");
    await user.click(screen.getByRole('radio', { name: 'Female' }));
    await continueTo('Add a profile picture');
    await user.click(screen.getByRole('button', { name: 'Skip for now' }));
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await screen.findByText('Google sign-up successful!');
    expect(server.calls.find(({ path }) => path === 'auth.googleSignUp')?.input).toMatchObject({
      age: 15,
      gender: 'Female',
    });
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('the first question', () => {
  test('the first question has the focus when the page opens', async () => {
    await renderApp('/signup');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  test('the first question leaves focus on the heading when the student comes from the login', async () => {
    const { router } = await renderApp('/login');
    await router.navigate({ to: '/signup' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});
