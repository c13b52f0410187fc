import type { ConsentState } from '@repo/contracts/consent';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getSession, setCredentials } from '#src/platform/session/session.ts';
import { exchangeEvents } from '#src/study-log/outbox/exchange-events.ts';
import { logInWithLibrary } from './logged-in.ts';
import { completion, numbered } from './outbox-browser.ts';
import { startProcedureServer } from './procedure-server.ts';
import { errorOf, renderApp } from './render-app.tsx';
import { makeUser } from './users.ts';

const label = 'Email of your parent or guardian';
const nobodyNamed: ConsentState = {
  ...{ step: 'guardian', isWithdrawn: false, isRefused: false, guardianEmail: null, askedAt: null },
  deletedFrom: '2026-12-21T10:00:00.000Z',
};
const named = {
  step: 'waiting',
  guardianEmail: 'mother@example.in',
  askedAt: '2026-11-21T10:00:00.000Z',
} as const;
const refusal = {
  status: 403,
  message: 'A parent or guardian has to agree first',
  errorCode: 'CONSENT_NEEDED',
};

/** Opens the waiting screen; the server's state can be changed. */
async function open(state: ConsentState, isNeeded = true) {
  const student = makeUser(isNeeded ? { isConsentNeeded: true } : {});
  setCredentials(student, 'token');
  const server = { state, refusal: null as null | { status: number; message: string } };
  const { calls } = await startProcedureServer(({ path, input }) => {
    if (path === 'auth.consent.state') return { data: server.state };
    if (path === 'auth.verifyToken') return { data: { user: makeUser() } };
    if (server.refusal) return server.refusal;
    if (path === 'auth.consent.askGuardian') {
      server.state = { ...server.state, ...named, guardianEmail: (input as { email: string }).email };
      return { data: { message: 'We have written to your parent or guardian.' } };
    }
    if (path === 'auth.consent.askAgain') return { data: { message: 'We have written.' } };
    if (path === 'auth.consent.tellAge') {
      server.state = nobodyNamed;
      return { data: server.state };
    }
    return { status: 500, message: 'not asked for here' };
  });
  const { router, user } = await renderApp('/consent');
  return { server, router, user, calls: (path: string) => calls.filter((call) => call.path === path) };
}

describe("a student who needs a guardian's consent", () => {
  test("a student who needs a guardian's consent names a guardian, then sees the waiting screen", async () => {
    const { calls, user } = await open(nobodyNamed);
    await screen.findByRole('button', { name: 'Send the mail' });
    await user.type(screen.getByLabelText(label), ' Mother@Example.in ');
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    await screen.findByText('Waiting for your parent or guardian');
    expect(calls('auth.consent.askGuardian')).toMatchObject([{ input: { email: 'mother@example.in' } }]);
    screen.getByText('mother@example.in');
    screen.getByText('Without their consent we delete your account on 21 December 2026.');
  });

  test("a student who needs a guardian's consent sees that the guardian refused, and when another can be named", async () => {
    await open({ ...nobodyNamed, isRefused: true, guardianEmail: 'wrong@example.in' });
    await screen.findByText(/^wrong@example\.in has refused\./);
    screen.getByText(/Otherwise we delete your account on 21 December 2026\./);
    screen.getByRole('button', { name: 'Send the mail' });
  });

  test("a student who needs a guardian's consent can name neither themselves nor nobody", async () => {
    const { calls, user } = await open(nobodyNamed);
    await screen.findByRole('button', { name: 'Send the mail' });
    await user.type(screen.getByLabelText(label), 'AAROHI@example.in');
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    await waitFor(() => expect(errorOf(label)).toContain('not your own'));
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    await waitFor(() => expect(errorOf(label)).toContain('Please enter your email'));
    expect(calls('auth.consent.askGuardian')).toEqual([]);
  });

  test("a student who needs a guardian's consent sees why the mail could not be requested, and can retry", async () => {
    const { server, user } = await open(nobodyNamed);
    await screen.findByRole('button', { name: 'Send the mail' });
    server.refusal = { status: 429, message: 'Too many tries. Please wait a while.' };
    await user.type(screen.getByLabelText(label), 'mother@example.in');
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    await waitFor(() => expect(errorOf(label)).toContain('Too many tries'));
    server.refusal = null;
    await user.click(screen.getByRole('button', { name: 'Send the mail' }));
    await screen.findByText('Waiting for your parent or guardian');
  });

  test("a student who needs a guardian's consent can send another mail, or name another address", async () => {
    const { calls, user } = await open({ ...nobodyNamed, ...named });
    await screen.findByText(/^We wrote to/);
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(calls('auth.consent.askAgain')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Take another address' }));
    await user.click(await screen.findByRole('button', { name: 'Keep the address' }));
    await screen.findByText(/^We wrote to/);
  });

  test("a student who needs a guardian's consent enters a missing age first", async () => {
    const { calls, user } = await open({ ...nobodyNamed, step: 'age', deletedFrom: null });
    await screen.findByText('How old are you?');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Please select your age');
    await user.selectOptions(screen.getByLabelText('Age'), '15');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByText('Ask your parent or guardian');
    expect(calls('auth.consent.tellAge')).toMatchObject([{ input: { age: 15 } }]);
  });

  test("a student who needs a guardian's consent sees that a consent was withdrawn", async () => {
    await open({ ...nobodyNamed, ...named, isWithdrawn: true });
    await screen.findByText(/has taken their consent back/);
  });

  test("a student who needs a guardian's consent enters the app once consent is given", async () => {
    logInWithLibrary(makeUser());
    const { router } = await open({ ...nobodyNamed, step: 'done', deletedFrom: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
    expect(getSession().user).not.toHaveProperty('isConsentNeeded');
  });
});

test('a student whose consent is withdrawn while studying is sent to the consent screen', async () => {
  logInWithLibrary(makeUser());
  await startProcedureServer(({ path }) => {
    if (path === 'auth.consent.state') return { data: { ...nobodyNamed, ...named, isWithdrawn: true } };
    if (path === 'auth.user')
      return { data: { user: makeUser({ isConsentNeeded: true }), lastPublishedContentAt: null } };
    return refusal;
  });
  const { router } = await renderApp('/dashboard');
  await waitFor(() => expect(router.state.location.pathname).toBe('/consent'));
  await screen.findByRole('heading', { level: 1, name: 'Waiting for your parent or guardian' });
});

test('work refused for missing consent is stored, and closes the screens', async () => {
  setCredentials(makeUser(), 'token');
  await startProcedureServer(() => refusal);
  expect(await exchangeEvents([numbered(completion)], 'token', false)).toMatchObject({
    kind: 'retry',
    isUnreachable: false,
  });
  expect(getSession().user?.isConsentNeeded).toBe(true);
});
