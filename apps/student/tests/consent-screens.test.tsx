import type { ConsentState } from '@repo/contracts/consent';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendJob } from '#src/outbox/send-job.ts';
import { clearSession, getSession, setCredentials } from '#src/session/session.ts';
import { logInWithLibrary } from './logged-in.ts';
import { startProcedureServer } from './procedure-server.ts';
import { button, currentRouter, errorOf, heading, pageText, renderApp, type } from './render-app.tsx';
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
const seen = (text: string) => vi.waitFor(() => expect(pageText()).toContain(text));
const refusal = {
  status: 403,
  message: 'A parent or guardian has to agree first',
  errorCode: 'CONSENT_NEEDED',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearSession();
});

/** The waiting screen; what the server knows can be changed. */
async function open(state: ConsentState, isNeeded = true) {
  const user = makeUser(isNeeded ? { isConsentNeeded: true } : {});
  setCredentials(user, 'token');
  const server = { state, user, refusal: null as null | { status: number; message: string } };
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
  await renderApp('/consent');
  return { server, calls: (path: string) => calls.filter((call) => call.path === path) };
}

describe('a student for whom a guardian has to agree', () => {
  test('names one, who is then waited for', async () => {
    const { calls } = await open(nobodyNamed);
    await seen('Send the mail');
    type(label, ' Mother@Example.in ');
    button('Send the mail').click();
    await seen('Waiting for your parent or guardian');
    expect(calls('auth.consent.askGuardian')).toMatchObject([{ input: { email: 'mother@example.in' } }]);
    expect(pageText()).toContain('mother@example.in');
    expect(pageText()).toContain('Without their consent we delete your account on 21 December 2026.');
  });

  test('hears that the one who was asked has refused, and until when another can be named', async () => {
    await open({ ...nobodyNamed, isRefused: true, guardianEmail: 'wrong@example.in' });
    await seen('wrong@example.in has refused.');
    expect(pageText()).toContain('Otherwise we delete your account on 21 December 2026.');
    expect(button('Send the mail')).toBeDefined();
  });

  test('cannot name themselves, nor nobody', async () => {
    const { calls } = await open(nobodyNamed);
    await seen('Send the mail');
    type(label, 'AAROHI@example.in');
    button('Send the mail').click();
    await vi.waitFor(() => expect(errorOf(label)).toContain('not your own'));
    type(label, '');
    button('Send the mail').click();
    await vi.waitFor(() => expect(errorOf(label)).toContain('Please enter your email'));
    expect(calls('auth.consent.askGuardian')).toEqual([]);
  });

  test('is told why the mail could not be asked for, and may try again', async () => {
    const { server } = await open(nobodyNamed);
    await seen('Send the mail');
    server.refusal = { status: 429, message: 'Too many tries. Please wait a while.' };
    type(label, 'mother@example.in');
    button('Send the mail').click();
    await vi.waitFor(() => expect(errorOf(label)).toContain('Too many tries'));
    server.refusal = null;
    button('Send the mail').click();
    await seen('Waiting for your parent or guardian');
  });

  test('asks again, or takes another address', async () => {
    const { calls } = await open({ ...nobodyNamed, ...named });
    await seen('We wrote to');
    button('Send it again').click();
    await vi.waitFor(() => expect(calls('auth.consent.askAgain')).toHaveLength(1));
    button('Take another address').click();
    await seen('Keep the address');
    button('Keep the address').click();
    await seen('We wrote to');
  });

  test('without an age tells it first', async () => {
    const { calls } = await open({ ...nobodyNamed, step: 'age', deletedFrom: null });
    await seen('How old are you?');
    button('Continue').click();
    await seen('Please select your age');
    type('Age', '15');
    button('Continue').click();
    await seen('Ask your parent or guardian');
    expect(calls('auth.consent.tellAge')).toMatchObject([{ input: { age: 15 } }]);
  });

  test('is told that a consent was taken back', async () => {
    await open({ ...nobodyNamed, ...named, isWithdrawn: true });
    await seen('has taken their consent back');
  });

  test('comes in when it is given', async () => {
    logInWithLibrary(makeUser());
    await open({ ...nobodyNamed, step: 'done', deletedFrom: null });
    await vi.waitFor(() => expect(currentRouter().state.location.pathname).toBe('/dashboard'));
    expect(getSession().user).not.toHaveProperty('isConsentNeeded');
  });
});

test('a student whose consent is taken back while they study is brought to where it is asked', async () => {
  logInWithLibrary(makeUser());
  await startProcedureServer(({ path }) => {
    if (path === 'auth.consent.state') return { data: { ...nobodyNamed, ...named, isWithdrawn: true } };
    if (path === 'auth.user')
      return { data: { user: makeUser({ isConsentNeeded: true }), lastPublishedContentAt: null } };
    return refusal;
  });
  await renderApp('/dashboard');
  await vi.waitFor(() => expect(currentRouter().state.location.pathname).toBe('/consent'));
  await vi.waitFor(() => expect(heading().textContent).toBe('Waiting for your parent or guardian'));
});

test('work that is refused for want of consent is kept, and closes the screens', async () => {
  setCredentials(makeUser(), 'token');
  await startProcedureServer(() => refusal);
  const job = { kind: 'completion', subjectId: 's', chapterId: 'c' } as const;
  expect(await sendJob(job, 'token')).toMatchObject({ kind: 'retry', isUnreachable: false });
  expect(getSession().user?.isConsentNeeded).toBe(true);
});
