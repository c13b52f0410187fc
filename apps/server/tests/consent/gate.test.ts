import { appRouter, type GivenToken } from '@repo/api';
import { restRows } from '@repo/api/rest';
import * as consentMessages from '@repo/contracts/messages/consent';
import { beforeAll, expect, it } from 'vitest';
import type { Student } from '../build-test-server.ts';
import { call, expectFailure } from '../call.ts';
import { addressOf } from '../contract/scene.ts';
import { server, useTestServer } from '../test-server.ts';
import { errorCodeOf, mutate, required } from './consenting.ts';

/** What a student may do before a guardian's consent: ask for it, see its state, export, leave. */
const openBeforeConsent = [
  'auth.verifyToken',
  'auth.user',
  'auth.consent.state',
  'auth.consent.tellAge',
  'auth.consent.askGuardian',
  'auth.consent.askAgain',
  'auth.exportAccount',
  'auth.sendDeletionCode',
  'auth.planDeletion',
  'auth.reminder.stop',
  'auth.logOutEverywhere',
  'auth.session.list',
  'auth.session.end',
];

useTestServer(required);
let student: Student;

beforeAll(async () => {
  student = await server.signedIn();
});

type Procedure = { _def: { type: string; meta?: { access?: string } } };
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
const ofStudents = procedures.filter(([, { _def }]) => _def.meta?.access === 'user');

const send = (name: string, type: string, token: GivenToken['value']) =>
  type === 'query'
    ? call(server.app, 'GET', `/api/trpc/${name}`, { token })
    : mutate(server, name, {}, token);

function expectConsentNeeded(reply: Awaited<ReturnType<typeof call>>): void {
  expectFailure(reply, 403, consentMessages.consentNeeded);
  expect(reply.json().code).toBe('CONSENT_NEEDED');
}

it.each(ofStudents.map(([name, { _def }]) => [name, _def.type] as const))(
  'without consent the call %s is refused, unless it asks for consent or leaves',
  async (name, type) => {
    const reply = await send(name, type, (await server.signedIn()).token);
    const isRefused = errorCodeOf(reply) === 'CONSENT_NEEDED';
    expect(isRefused, reply.body).toBe(!openBeforeConsent.includes(name));
    if (isRefused) expect(reply.statusCode).toBe(403);
  },
);

it('the list of calls that ask for consent or leave contains only existing calls', () => {
  const names = ofStudents.map(([name]) => name);
  expect(openBeforeConsent.filter((name) => !names.includes(name))).toEqual([]);
});

it.each(
  restRows
    .filter(({ access }) => access === 'user')
    .map((row) => [`${row.method} ${row.path}`, row] as const),
)('without consent the call %s is refused or open like its procedure', async (_name, row) => {
  const reply = await call(server.app, row.method, addressOf(row.path, {}), { token: student.token });
  if (openBeforeConsent.includes(row.procedure)) expect(reply.json()).not.toHaveProperty('code');
  else expectConsentNeeded(reply);
});

it.each([
  '/api/v1/bulk-data',
  '/api/v1/bulk-data/manifest',
  `/api/v1/bulk-data/econ-1/${'0'.repeat(64)}`,
  '/api/v1/figures',
  '/api/v1/figures/econ-1',
  '/api/v1/figures/econ-1/none',
])('without consent GET %s, which is no procedure, is refused too', async (path) => {
  expectConsentNeeded(await call(server.app, 'GET', path, { token: student.token }));
});

it("without consent a student's own picture is shown, because it is part of the export", async () => {
  const reply = await call(server.app, 'GET', '/pictures/none.webp', { token: student.token });
  expect(reply.statusCode).toBe(404);
});

it('without consent the user’s own state and the sign-in reply say that it is needed', async () => {
  const reply = await call(server.app, 'GET', '/api/v1/auth/verify-token', { token: student.token });
  expect(reply.json().user).toMatchObject({ id: student.id, isConsentNeeded: true });
  const body = { email: student.email, password: 'secret' };
  const signedIn = await call(server.app, 'POST', '/api/v1/auth/sign-in', { body });
  expect(signedIn.json()).toMatchObject({ token: expect.any(String), user: { isConsentNeeded: true } });
});

it('the calls that need consent are open to an adult, and to a student with consent', async () => {
  for (const fields of [{ adultAt: new Date(0) }, { consentedAt: new Date() }]) {
    const { token } = await server.signedIn(fields);
    const reply = await call(server.app, 'GET', '/api/v1/progress/overall', { token });
    expect(reply.statusCode).toBe(200);
  }
});
