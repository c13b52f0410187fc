import { createApiClient, failureOf, isSignedOut, reasonOf, waitAskedMs } from '@repo/client';
import { expect, test } from 'vitest';
import { startLocalServer } from './local-server.ts';

async function failed(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
}

const json = { 'content-type': 'application/json' };
const procedureError = (httpStatus: number, message: string) =>
  JSON.stringify([{ error: { message, code: -32600, data: { code: 'X', httpStatus, path: 'p' } } }]);

test('calls made together travel as one request that carries the token of that moment', async () => {
  const seen: { url: string; authorization: string | undefined }[] = [];
  const origin = await startLocalServer((request, response) => {
    seen.push({ url: request.url ?? '', authorization: request.headers.authorization });
    response.writeHead(200, json).end(JSON.stringify([{ result: { data: [] } }, { result: { data: null } }]));
  });
  let token: string | null = 'old';
  const client = createApiClient({ url: `${origin}/api/trpc`, getToken: () => token });
  token = 'new';
  const replies = await Promise.all([
    client.progress.overall.query(),
    client.content.status.query({ type: 'lastPublishedContentAt' }),
  ]);
  expect(replies).toEqual([[], null]);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.url).toContain('/api/trpc/progress.overall,content.status');
  expect(seen[0]?.authorization).toBe('Bearer new');
});

test('a call without a token sends no authorization header', async () => {
  let authorization: string | undefined = 'unset';
  const origin = await startLocalServer((request, response) => {
    authorization = request.headers.authorization;
    response.writeHead(200, json).end(JSON.stringify([{ result: { data: null } }]));
  });
  await createApiClient({ url: origin, getToken: () => null }).content.status.query({
    type: 'lastPublishedContentAt',
  });
  expect(authorization).toBeUndefined();
});

test("a refused call has the HTTP status, and the server's message as its reason", async () => {
  const origin = await startLocalServer((_request, response) =>
    response.writeHead(401, json).end(procedureError(401, 'Invalid email or password')),
  );
  const client = createApiClient({ url: origin, getToken: () => null });
  const error = await failed(client.auth.signIn.mutate({ email: 'a@b.in', password: 'x' }));
  expect(failureOf(error)?.status).toBe(401);
  expect(isSignedOut(error)).toBe(true);
  expect(reasonOf(error, 'Login failed')).toBe('Invalid email or password');
});

test('a refusal that did not come from a procedure keeps its status and message', async () => {
  const origin = await startLocalServer((_request, response) =>
    response
      .writeHead(429, { ...json, 'retry-after': '7' })
      .end(JSON.stringify({ success: false, message: 'Too many tries' })),
  );
  const error = await failed(createApiClient({ url: origin, getToken: () => null }).auth.user.query());
  expect(failureOf(error)?.status).toBe(429);
  expect(waitAskedMs(error)).toBe(7_000);
  expect(reasonOf(error, 'Login failed')).toBe('Too many tries');
});

test('an error without a message falls back to the catalogue', async () => {
  const origin = await startLocalServer((_request, response) =>
    response.writeHead(500, json).end(procedureError(500, '  ')),
  );
  const error = await failed(createApiClient({ url: origin, getToken: () => null }).auth.user.query());
  expect(reasonOf(error, 'Failed to fetch progress data')).toBe('Failed to fetch progress data');
});

test('a reply that is no JSON is a PARSING_ERROR that remembers its status', async () => {
  const origin = await startLocalServer((_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
  );
  const error = await failed(createApiClient({ url: origin, getToken: () => null }).auth.user.query());
  expect(failureOf(error)).toMatchObject({ status: 'PARSING_ERROR', originalStatus: 502 });
  expect(reasonOf(error, 'Login failed')).toBe('Login failed');
});

test('a call to an address where no server runs fails with FETCH_ERROR', async () => {
  const client = createApiClient({ url: 'http://127.0.0.1:1/api/trpc', getToken: () => null });
  const error = await failed(client.auth.user.query());
  expect(failureOf(error)?.status).toBe('FETCH_ERROR');
  expect(reasonOf(error, 'Login failed')).toBe('Login failed');
});

test('a server that stays silent is a TIMEOUT_ERROR', async () => {
  const origin = await startLocalServer(() => {});
  const client = createApiClient({ url: origin, getToken: () => null, silenceLimitMs: 50 });
  expect(failureOf(await failed(client.auth.user.query()))?.status).toBe('TIMEOUT_ERROR');
});

test('a reply that stops half way fails with TIMEOUT_ERROR instead of hanging', async () => {
  const origin = await startLocalServer((_request, response) => {
    response.writeHead(200, json).write('[{"result":');
  });
  const client = createApiClient({ url: origin, getToken: () => null, silenceLimitMs: 100 });
  expect(failureOf(await failed(client.auth.user.query()))?.status).toBe('TIMEOUT_ERROR');
});

test('a connection cut in the middle of a reply is a FETCH_ERROR', async () => {
  const origin = await startLocalServer((_request, response) => {
    response.writeHead(200, { ...json, 'content-length': '1000' });
    response.write('[{"result":', () => response.destroy());
  });
  const client = createApiClient({ url: origin, getToken: () => null });
  expect(failureOf(await failed(client.auth.user.query()))?.status).toBe('FETCH_ERROR');
});

test('an ordinary error is no failed request', () => {
  expect(failureOf(new Error('bug'))).toBeNull();
  expect(failureOf(null)).toBeNull();
  expect(reasonOf('text', 'fallback')).toBe('fallback');
});

test('a call of a whole library has a longer timeout, and delays no other call', async () => {
  const paths: string[] = [];
  let answerWhole = () => {};
  const origin = await startLocalServer((request, response) => {
    paths.push((request.url ?? '').replace(/^.*\/trpc\/|\?.*$/g, ''));
    if (request.url?.includes('admin.previewPublish')) {
      answerWhole = () => response.writeHead(200, json).end(JSON.stringify([{ result: { data: 'whole' } }]));
      return;
    }
    if (request.url?.includes('admin.versions')) return;
    response.writeHead(200, json).end(JSON.stringify([{ result: { data: 'quick' } }]));
  });
  const client = createApiClient({
    url: `${origin}/api/trpc`,
    getToken: () => null,
    silenceLimitMs: 2_000,
    longCalls: { paths: ['admin.previewPublish'], silenceLimitMs: 60_000 },
  });
  const whole = client.admin.previewPublish.query();
  expect(await client.content.status.query({ type: 'lastPublishedContentAt' })).toBe('quick');
  const silent = await failed(client.admin.versions.query());
  expect(failureOf(silent)?.status).toBe('TIMEOUT_ERROR');
  answerWhole();
  expect(await whole).toBe('whole');
  expect(paths).toEqual(['admin.previewPublish', 'content.status', 'admin.versions']);
});
