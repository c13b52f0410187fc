import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startProcedureServer } from './procedure-server.ts';
import { renderApp } from './render-app.tsx';

describe('verification', () => {
  test('verification accepts the code in any case and spacing', async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'Email verified successfully' } }));
    const { user } = await renderApp('/verify?email=aarohi%40example.in');
    act(() => screen.getByLabelText('Verification code').focus());
    await user.keyboard('ac3 4ef');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByRole('heading', { level: 1, name: 'Email Verified!' });
    expect(server.calls).toEqual([
      { path: 'auth.verifyEmail', input: { email: 'aarohi@example.in', code: 'AC34EF' } },
    ]);
    screen.getByText('Verification Successful');
    await waitFor(() => expect(document.title).toMatch(/^Email Verified! · /));
    await user.click(screen.getByRole('link', { name: 'Ab login karo' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('aarohi@example.in');
  });

  test("verification verifies by the mail's link after a button press, and not before", async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'Email verified successfully' } }));
    const { user } = await renderApp('/verify#link=ab12');
    screen.getByRole('heading', { level: 1, name: 'Verify your email' });
    expect(server.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByRole('heading', { level: 1, name: 'Email Verified!' });
    expect(server.calls).toEqual([{ path: 'auth.verifyEmailLink', input: { token: 'ab12' } }]);
  });

  test.each(['verified=true&error=Call%201800', 'email=Your%20account%20is%20blocked.%20Call%201800%40now'])(
    'an address that claims an outcome or contains a sentence shows none: %s',
    async (query) => {
      await renderApp(`/verify?${query}`);
      screen.getByRole('heading', { level: 1, name: 'Verify your email' });
      expect(document.body.textContent).not.toContain('1800');
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
    },
  );

  test('verification can be retried after pressing the button offline', async () => {
    await startProcedureServer(() => ({ status: 503, message: 'Busy' }));
    const { user } = await renderApp('/verify#link=ab12');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await screen.findByText('Try again in a moment.');
    screen.getByRole('button', { name: 'Verify' });
  });

  test('verification offers a new code immediately after an invalid link, then only after a pause', async () => {
    const wrong = 'Invalid or expired verification code';
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.verifyEmailLink' ? { status: 400, message: wrong } : { data: { message: 'sent' } },
    );
    const { user } = await renderApp('/verify#link=of-yesterday');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    screen.getByText(wrong);
    server.calls.length = 0;
    await user.type(screen.getByLabelText('Email'), 'aarohi@example.in');
    await user.click(screen.getByRole('button', { name: 'Resend code' }));
    await waitFor(() => expect(document.body.textContent).toMatch(/Resend code in (30|29)s/));
    expect(server.calls).toEqual([
      { path: 'auth.resendVerification', input: { email: 'aarohi@example.in' } },
    ]);
  });
});
