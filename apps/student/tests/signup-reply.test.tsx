import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draftKey } from '#src/features/auth/signup/signup-draft.ts';
import { clearSession, getSession } from '#src/session/session.ts';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

test.each([
  {
    who: 'a verified student',
    student: makeUser(),
    token: 'secret',
    says: 'Signup successful!',
    isSilentOn: 'Please check your email for verification code',
    opens: '/dashboard',
  },
  {
    who: 'a student whose email is not proved',
    student: makeUser({ isVerified: false }),
    token: undefined,
    says: 'Please check your email for verification code',
    isSilentOn: 'Signup successful!',
    opens: '/verify',
  },
])('a sign-up that makes $who says $says and opens $opens', async (one) => {
  const { student, token, says, isSilentOn, opens } = one;
  clearSession();
  const draft = { step: 5, name: 'Aarohi', age: '15', gender: 'Female', email: '' };
  sessionStorage.setItem(draftKey, JSON.stringify(draft));
  await startProcedureServer(({ path }) =>
    path === 'auth.signUp' ? { data: { user: student, token, message: 'ok' } } : { data: [] },
  );
  const { router, user } = await renderApp('/signup');
  await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
  await user.type(screen.getByLabelText('Password'), 'secret-word');
  await user.click(screen.getByRole('button', { name: 'continue' }));
  await screen.findByText(says);
  expect(document.body.textContent).not.toContain(isSilentOn);
  await waitFor(() => expect(router.state.location.pathname).toBe(opens));
  expect(getSession().isAuthenticated).toBe(token !== undefined);
});
