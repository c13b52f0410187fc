import { expect, test, vi } from 'vitest';
import { draftKey } from '#src/features/auth/signup/signup-draft.ts';
import { clearSession, getSession } from '#src/session/session.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, pageText, renderApp, type } from './render-app.tsx';
import { makeUser } from './users.ts';

test.each([
  {
    who: 'a verified student',
    user: makeUser(),
    token: 'secret',
    says: 'Signup successful!',
    isSilentOn: 'Please check your email for verification code',
    opens: '/dashboard',
  },
  {
    who: 'a student whose email is not proved',
    user: makeUser({ isVerified: false }),
    token: undefined,
    says: 'Please check your email for verification code',
    isSilentOn: 'Signup successful!',
    opens: '/verify',
  },
])('a sign-up that makes $who says $says and opens $opens', async (one) => {
  const { user, token, says, isSilentOn, opens } = one;
  clearSession();
  const draft = { step: 5, name: 'Aarohi', age: '15', gender: 'Female', email: '' };
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
  await startProcedureServer(({ path }) =>
    path === 'auth.signUp' ? { data: { user, token, message: 'ok' } } : { data: [] },
  );
  const router = await renderApp('/signup');
  type('Email', 'aarohi@example.in');
  type('Password', 'secret-word');
  button('continue').click();
  await vi.waitFor(() => expect(pageText()).toContain(says));
  expect(pageText()).not.toContain(isSilentOn);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(opens));
  expect(getSession().isAuthenticated).toBe(token !== undefined);
});
