import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { completion, numbered } from './outbox-browser.ts';
import { startProcedureServer } from './procedure-server.ts';
import { blockedStorage, QuotaStorage } from './quota-storage.ts';
import { makeUser } from './users.ts';

/** Loads a fresh page: nothing in memory survives. */
const freshPage = async () => ({
  ...(await import('#src/router.tsx')),
  ...(await import('#src/platform/session/session.ts')),
});

async function visit(address: string): Promise<string> {
  const { createAppRouter } = await freshPage();
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return router.state.location.pathname;
}

const block = () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(blockedStorage);
const knowsThem = () => ({ data: { user: makeUser() } });
const knowsAnother = () => ({ data: { user: makeUser({ id: 'u2' }) } });
const knowsNobody = () => ({ status: 401, message: 'Please log in to continue' });

beforeEach(() => void vi.resetModules());

test('the cookie logs in when storage is blocked, at any URL, with one request per page', async () => {
  block();
  const server = await startProcedureServer(knowsThem);
  expect(await visit('/progress')).toBe('/progress');
  expect(await visit('/login')).toBe('/dashboard');
  const { getSession } = await freshPage();
  expect(getSession()).toMatchObject({ isAuthenticated: true, token: null, user: { id: 'u1' } });
  expect(server.calls).toEqual([{ path: 'auth.verifyToken', input: undefined }]);
});

test('a visitor without a valid cookie is sent to the sign-up after one request', async () => {
  block();
  const server = await startProcedureServer(knowsNobody);
  expect(await visit('/progress')).toBe('/signup');
  expect(await visit('/login')).toBe('/login');
  expect(server.calls).toHaveLength(1);
});

test('the cookie also logs in when storage is full', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(new QuotaStorage(1_000));
  await startProcedureServer(knowsThem);
  expect(await visit('/progress')).toBe('/progress');
});

test("work is not sent with another student's cookie", async () => {
  const { setCredentials } = await freshPage();
  setCredentials(makeUser(), null);
  const server = await startProcedureServer(knowsAnother);
  const { exchangeEvents } = await import('#src/study-log/outbox/exchange-events.ts');
  for (const isLeaving of [false, true])
    expect(await exchangeEvents([numbered(completion)], '', isLeaving)).toEqual({ kind: 'signedOut' });
  expect(new Set(server.calls.map(({ path }) => path))).toEqual(new Set(['auth.verifyToken']));
});

test("work is sent as its page closes, with its own student's cookie", async () => {
  const { setCredentials } = await freshPage();
  setCredentials(makeUser(), null);
  const server = await startProcedureServer(({ path }) =>
    path === 'auth.verifyToken' ? knowsThem() : { data: { nextSequence: 1, outcomes: [] } },
  );
  const { exchangeEvents } = await import('#src/study-log/outbox/exchange-events.ts');
  expect(await exchangeEvents([numbered(completion)], '', true)).toMatchObject({ kind: 'answered' });
  expect(server.calls.map(({ path }) => path)).toEqual(['auth.verifyToken', 'exchange.completion']);
});

test("a cookie-only request is not sent once the cookie is another student's", async () => {
  const { setCredentials } = await freshPage();
  setCredentials(makeUser(), null);
  const server = await startProcedureServer(knowsAnother);
  const { api } = await import('#src/platform/api/api.ts');
  const { isSignedOut } = await import('@repo/client/failure');
  const error = await api.auth.updateProfile.mutate({ name: 'Kabir' }).catch((thrown: unknown) => thrown);
  expect(isSignedOut(error)).toBe(true);
  expect(server.calls.map(({ path }) => path)).toEqual(['auth.verifyToken']);
});

test('a logout that did not reach the server lasts in this tab until the next login', async () => {
  block();
  const server = await startProcedureServer(({ path }) =>
    path === 'auth.verifyToken' ? knowsThem() : { status: 503, message: 'down' },
  );
  expect(await visit('/progress')).toBe('/progress');
  const { logOut } = await import('#src/app/logout/log-out.ts');
  expect(await logOut()).toBe(true);

  vi.resetModules();
  server.calls.length = 0;
  expect(await visit('/progress')).toBe('/signup');
  expect(server.calls).toEqual([]);
  const { setCredentials } = await freshPage();
  setCredentials(makeUser(), 'token');

  vi.resetModules();
  expect(await visit('/progress')).toBe('/progress');
});

test('a logout that did not reach the server is not remembered when nothing can be stored', async () => {
  block();
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blockedStorage);
  await startProcedureServer(({ path }) =>
    path === 'auth.verifyToken' ? knowsThem() : { status: 503, message: 'down' },
  );
  expect(await visit('/progress')).toBe('/progress');
  const { logOut } = await import('#src/app/logout/log-out.ts');
  expect(await logOut()).toBe(false);
  const { getSession } = await freshPage();
  expect(getSession().isAuthenticated).toBe(true);
});

test('a server that does not answer logs nobody in', async () => {
  block();
  await startProcedureServer(() => ({ status: 503, message: 'down' }));
  expect(await visit('/progress')).toBe('/signup');
});

test('the cookie is not checked when storage works, and nothing is left in it', async () => {
  const server = await startProcedureServer(knowsThem);
  expect(await visit('/progress')).toBe('/signup');
  expect(await visit('/login')).toBe('/login');
  expect(server.calls).toEqual([]);
  expect(localStorage.length).toBe(0);
});
