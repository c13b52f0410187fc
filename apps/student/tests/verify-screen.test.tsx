import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession } from '#src/session/session.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, errorOf, field, heading, pageText, renderApp, type } from './render-app.tsx';

const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

describe('verification', () => {
  test('asks for the code in the words of the catalogue, and takes it in any case and spacing', async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'Email verified successfully' } }));
    await renderApp('/verify?email=aarohi%40example.in');
    button('Verify').click();
    await vi.waitFor(() => expect(errorOf('Verification code')).toBe('Please enter the verification code'));
    type('Verification code', 'ac');
    button('Verify').click();
    await seen('Please enter a valid 6-character verification code');
    type('Verification code', 'ac3 4ef');
    button('Verify').click();
    await vi.waitFor(() => expect(heading().textContent).toBe('Email Verified!'));
    expect(server.calls).toEqual([
      { path: 'auth.verifyEmail', input: { email: 'aarohi@example.in', code: 'AC34EF' } },
    ]);
    expect(pageText()).toContain('Verification Successful');
    await vi.waitFor(() => expect(document.title).toMatch(/^Email Verified! · /));
  });

  test('a link of the mail verifies by one press, and by nothing before it', async () => {
    const server = await startProcedureServer(() => ({ data: { message: 'Email verified successfully' } }));
    await renderApp('/verify#link=ab12');
    expect(heading().textContent).toBe('Verify your email');
    expect(server.calls).toEqual([]);
    button('Verify').click();
    await vi.waitFor(() => expect(heading().textContent).toBe('Email Verified!'));
    expect(server.calls).toEqual([{ path: 'auth.verifyEmailLink', input: { token: 'ab12' } }]);
  });

  test('an address that claims an outcome shows none', async () => {
    await renderApp('/verify?verified=true&error=Call%201800');
    expect(heading().textContent).toBe('Verify your email');
    expect(pageText()).not.toContain('1800');
  });

  test('a press without a network can be tried again', async () => {
    await startProcedureServer(() => ({ status: 503, message: 'Busy' }));
    await renderApp('/verify#link=ab12');
    button('Verify').click();
    await seen('Try again in a moment.');
    expect(button('Verify')).toBeTruthy();
  });

  test('after a bad link a fresh code can be asked for at once, then only after a pause', async () => {
    const wrong = 'Invalid or expired verification code';
    const server = await startProcedureServer(({ path }) =>
      path === 'auth.verifyEmailLink' ? { status: 400, message: wrong } : { data: { message: 'sent' } },
    );
    await renderApp('/verify#link=of-yesterday');
    button('Verify').click();
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Email')));
    expect(pageText()).toContain(wrong);
    server.calls.length = 0;
    type('Email', 'aarohi@example.in');
    button('Resend code').click();
    await vi.waitFor(() => expect(pageText()).toMatch(/Resend code in (30|29)s/));
    expect(server.calls).toEqual([
      { path: 'auth.resendVerification', input: { email: 'aarohi@example.in' } },
    ]);
  });
});
