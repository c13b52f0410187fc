/** @module-tag nightly */
import { documentedFailures, restRows } from '@repo/api/rest';
import { errorStatus } from '@repo/contracts/errors';
import { startSession } from '@repo/domain';
import { importSampleContent } from '@repo/domain/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from '../build-test-server.ts';
import { inside, validatorWords } from '../call.ts';
import { callOf } from '../contract/access-matrix.ts';
import { neededNowhere } from '../contract/consent-requests.ts';
import { mountedCalls } from '../contract/mounted-calls.ts';
import { validRequests } from '../contract/requests.ts';
import { addressOf, createDrafts, type Request } from '../contract/scene.ts';
import { type RawReply, rawRequest } from '../raw-request.ts';
import { type GeneratedRequest, requestsOf } from './requests.ts';

const wanted = 10_000;
/** The seed, so that every run sends the same requests. A failure prints it with the path to the request. */
const seed = 20_261_121;
/** Far more than a busy machine needs: anything slower hangs. */
const timeoutMs = 30_000;

const callers = ['nobody', 'Basic', 'Super', 'admin'] as const;
type Caller = (typeof callers)[number];

let server: TestServer;
let base: string;
let basic: Student;
let leaving: typeof basic;
let superStudent: Student;
let adminToken: string;
let sent = 0;
const succeeded = new Set<string>();

// The calls are needed before the server starts, because tests are named after them.
const calls = await (async () => {
  const probe = await buildTestServer({ content: 'none' });
  const found = mountedCalls(probe.app);
  await probe.close();
  return found;
})();
const perCall = Math.ceil(wanted / calls.length);

beforeAll(async () => {
  server = await buildTestServer();
  base = await server.listen();
  basic = await server.signedIn({ email: 'basic@example.in' });
  superStudent = await server.signedInSuper({ email: 'super@example.in' });
  leaving = await server.signedIn({ email: 'leaving@example.in' });
  adminToken = await server.adminToken();
});
afterAll(() => server.close());

/** A live session, because some requests end theirs. */
async function tokenOf(caller: Caller, call: string): Promise<string | undefined> {
  if (caller === 'nobody') return undefined;
  const isEnding = /\/(logout|sign-?in|sign-?up)$/.test(call);
  if (caller === 'admin') return isEnding ? server.adminToken() : adminToken;
  const student = caller === 'Basic' ? basic : superStudent;
  // Of another student, because an account has a limited number of sessions.
  return isEnding ? startSession(server.domain, leaving.id) : student.token;
}

const rowOf = (call: string) => restRows.find(({ method, path }) => `${method} ${path}` === call);

/** Statuses of any call beyond the documented ones: bad JSON or address, a foreign cookie, sizes, types. */
const always = [400, 403, 404, 413, 415, 431];

function documentedStatuses(call: string): number[] {
  const row = rowOf(call);
  const own = row ? documentedFailures(row).map((code) => errorStatus[code]) : [401];
  return [200, 303, 304, ...own, ...always];
}

/** The only call whose reply is not JSON. */
const figureType = 'image/svg+xml';

function expectOrderly(
  call: string,
  { method, isOfRow }: Pick<GeneratedRequest, 'method' | 'isOfRow'>,
  reply: RawReply,
) {
  const { status, headers, bytes } = reply;
  const text = bytes.toString();
  expect(status, text).toBeLessThan(500);
  if (isOfRow) expect(documentedStatuses(call), text).toContain(status);
  expect(text).not.toMatch(inside);
  if (isOfRow && status < 400) succeeded.add(call);
  if (status === 303 || status === 304 || method === 'HEAD') return;
  if (status === 200 && headers['content-type'] === figureType) return;
  expect(headers['content-type']).toMatch(/^application\/json(; charset=utf-8)?$/);
  // Bulk data may be compressed, and has its own tests.
  if (headers['content-encoding']) return;
  const body = JSON.parse(text) as Record<string, unknown>;
  if (status < 300) {
    expect(body.success).toBe(true);
    const row = rowOf(call);
    if (row && isOfRow) expect(row.reply.parse(body)).toEqual(body);
    return;
  }
  expect(Object.keys(body).sort()).toEqual(['message', 'success']);
  expect(body).toEqual({ success: false, message: expect.stringMatching(/\S/) });
  expect(body.message).not.toMatch(validatorWords);
}

async function deliver(call: string, caller: Caller, request: GeneratedRequest): Promise<void> {
  const token = await tokenOf(caller, call);
  const reply = await rawRequest(base, `/api${request.path}`, {
    method: request.method,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...request.headers },
    body: request.body,
    timeoutMs,
  });
  sent += 1;
  expectOrderly(call, request, reply);
}

/** Sends the valid requests, so that every call also succeeds once. */
async function deliverRight(call: string): Promise<void> {
  for (const [name, build] of Object.entries(validRequests)) {
    if (callOf(name) !== call) continue;
    for (const caller of callers) {
      const owner = caller === 'Super' ? superStudent : basic;
      const request: Request = await build({ server, owner, drafts: await createDrafts(server) });
      const [method = '', path = ''] = call.split(' ');
      await deliver(call, caller, {
        method,
        path: addressOf(path, request).slice('/api'.length),
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        body: request.body === undefined ? null : Buffer.from(JSON.stringify(request.body)),
        isOfRow: true,
      });
    }
  }
}

it.each(calls)(
  'ten thousand generated requests to %s are answered as documented or refused with a sentence',
  async (call) => {
    await server.database.sql`truncate accepted_invites, chapter_unlocks`;
    await server.database.sql`delete from subjects`;
    await importSampleContent(server.domain);
    await deliverRight(call);
    const request = fc.tuple(fc.constantFrom(...callers), requestsOf(call, rowOf(call)));
    await fc.assert(
      fc.asyncProperty(request, ([caller, each]) => deliver(call, caller, each)),
      { seed, numRuns: perCall, endOnFailure: false },
    );
  },
);

it('ten thousand generated requests include at least one success of every call', () => {
  expect(sent).toBeGreaterThanOrEqual(wanted);
  expect(calls.filter((call) => !succeeded.has(call))).toEqual(neededNowhere);
});
