import { appRouter } from '@repo/api';
import { restRows } from '@repo/api/rest';
import { beforeAll, expect, it } from 'vitest';
import { password, type Student } from '../build-test-server.ts';
import { inside } from '../call.ts';
import { base, server, useListeningServer } from '../test-server.ts';
import { callOf, readMatrix } from './access-matrix.ts';
import { validInputs } from './inputs.ts';
import { mountedCalls } from './mounted-calls.ts';
import { validRequests } from './requests.ts';
import {
  createDrafts,
  createStudentOf,
  endedAdminSession,
  endedSession,
  type Reply,
  type Scene,
  type StudentKind,
  selectEverything,
  send,
} from './scene.ts';
import { sendInput } from './send-input.ts';

const calls = readMatrix('Calls');
const procedures = readMatrix('Procedures without a documented call');
const isStudentKind = (column: string): column is StudentKind =>
  ['unverified', 'Basic', 'Super', 'expired Super'].includes(column);

useListeningServer();
let untouchedDrafts: string;
let everything: string;

beforeAll(async () => {
  untouchedDrafts = await createDrafts(server);
  everything = await selectEverything(server);
});

type Caller = { token: string | undefined; owner: Student };

/** A new caller of the column's kind for each request, and the owner of the items that the request names. */
async function callerOf(column: string): Promise<Caller> {
  const ofKind = async (kind: StudentKind) => {
    const owner = await createStudentOf(server, kind);
    return { token: owner.token, owner };
  };
  if (isStudentKind(column)) return ofKind(column);
  const { token, owner } = await ofKind('Basic');
  if (column === 'nobody') return { token: undefined, owner };
  if (column === 'expired session') return { token: await endedSession(server, owner), owner };
  if (column === 'another user') return { token, owner: await createStudentOf(server, 'Super') };
  if (column === 'admin') return { token: await server.adminToken(), owner };
  if (column === 'expired admin') return { token: await endedAdminSession(server), owner };
  throw new Error(`access-matrix.md: nobody is called '${column}'`);
}

/** A prepared request: the data that it needs is in the database. */
type Ready = (token: string | undefined) => Promise<Reply>;

/** Sends as the column's caller. Calls of another user must neither change nor show the owner's data. */
async function replyFor(column: string, prepare: (scene: Scene) => Promise<Ready>): Promise<Reply> {
  const { token, owner } = await callerOf(column);
  // Only admins may change drafts, so the other columns share a set; if one of them succeeded, its cell would
  // fail.
  const drafts = column === 'admin' ? await createDrafts(server) : untouchedDrafts;
  const ready = await prepare({ server, owner, drafts });
  if (column === 'admin') {
    const { sql } = server.database;
    const [last] = await sql`select coalesce(max(id), 0) as id from draft_changes`;
    const reply = await ready(token);
    expect(await sql`select * from draft_changes where id > ${last?.id} and changed_by <> 'Meera'`).toEqual(
      [],
    );
    return reply;
  }
  if (column !== 'another user') return ready(token);
  const ownersRows = async () =>
    Array.from(await server.database.sql.unsafe(everything, [owner.id], { prepare: true }));
  const before = await ownersRows();
  const reply = await ready(token);
  expect(await ownersRows(), 'what the owner has').toEqual(before);
  for (const secret of [owner.id, owner.email]) expect(reply.text).not.toContain(secret);
  return reply;
}

/**
 * The observed line of the table, and each reply for closer inspection. Skips cells with '-': those calls
 * have nothing that belongs to anybody.
 */
async function outcomeOf(
  { columns }: { columns: readonly string[] },
  cells: readonly string[],
  prepare: (scene: Scene) => Promise<Ready>,
  look: (reply: Reply, column: string) => void,
) {
  const outcome: Record<string, string> = {};
  for (const [n, column] of columns.entries()) {
    if (cells[n] === '-') continue;
    const reply = await replyFor(column, prepare);
    outcome[column] = String(reply.status);
    look(reply, column);
  }
  return outcome;
}
const asWritten = ({ columns }: { columns: readonly string[] }, cells: readonly string[]) =>
  Object.fromEntries(columns.flatMap((column, n) => (cells[n] === '-' ? [] : [[column, cells[n]]])));

const rowOf = (name: string) => restRows.find(({ method, path }) => `${method} ${path}` === callOf(name));
const whoMay = (name: string) => rowOf(name)?.access ?? 'public';

function expectRefusal(reply: Reply, access: string): void {
  const { message, ...rest } = JSON.parse(reply.text) as { message: string };
  expect(rest).toEqual({ success: false });
  expect(reply.text).not.toMatch(inside);
  if (reply.status !== 401 || access === 'public') return;
  expect(message).toBe(
    access === 'admin' ? 'Please verify admin access to continue' : 'Please log in to continue',
  );
}

it('the access table has a line for each mounted call, and no line without a call', () => {
  const listed = new Set(calls.lines.map(({ name }) => callOf(name)));
  expect([...listed].sort()).toEqual(mountedCalls(server.app).sort());
  expect(new Set(calls.lines.map(({ name }) => name)).size, 'a line stands twice').toBe(calls.lines.length);
});

it('the access table has a line for each procedure without a call, and no line without a procedure', () => {
  const behindRows = new Set<string>(restRows.map(({ procedure }) => procedure));
  const others = Object.keys(appRouter._def.procedures).filter((name) => !behindRows.has(name));
  const listed = new Set(procedures.lines.map(({ name }) => callOf(name)));
  expect([...listed].sort()).toEqual(others.sort());
});

it.each(calls.lines.map((line) => [line.name, line.cells] as const))(
  'the documented call %s',
  async (name, cells) => {
    const [method = '', path = ''] = callOf(name).split(' ');
    const build = validRequests[name];
    if (!build) throw new Error(`contract/requests.ts has no request '${name}'`);
    const prepare = async (scene: Scene): Promise<Ready> => {
      const request = await build(scene);
      return (token) => send(base, method, path, request, token);
    };
    const outcome = await outcomeOf(calls, cells, prepare, (reply, column) => {
      if (reply.status >= 400) return expectRefusal(reply, whoMay(name));
      const row = rowOf(name);
      if (!row || reply.status !== 200) return;
      const body = JSON.parse(reply.text) as unknown;
      expect(row.reply.parse(body), `the reply to ${column}`).toEqual(body);
    });
    expect(outcome).toEqual(asWritten(calls, cells));
  },
);

it.each(procedures.lines.map((line) => [line.name, line.cells] as const))(
  'the procedure %s',
  async (name, cells) => {
    const build = validInputs[name];
    if (!build) throw new Error(`contract/inputs.ts has no input for '${name}'`);
    const prepare = async (scene: Scene): Promise<Ready> => {
      const input = await build(scene);
      return (token) => sendInput(base, callOf(name), input, token);
    };
    const outcome = await outcomeOf(procedures, cells, prepare, ({ text }) =>
      expect(text).not.toMatch(inside),
    );
    expect(outcome).toEqual(asWritten(procedures, cells));
  },
);

const opens: Record<string, readonly string[]> = {
  user: ['Basic', 'Super', 'expired Super', 'another user'],
  admin: ['admin'],
};

it.each(calls.columns)('over tRPC the caller %s is admitted to exactly the same calls', async (column) => {
  const { token } = await callerOf(column);
  for (const { procedure, access } of restRows) {
    if (access === 'public') continue;
    const { status, text } = await sendInput(base, procedure, undefined, token);
    expect(status === 401, `${procedure}: ${text}`).toBe(!opens[access]?.includes(column));
  }
});

const user = (headers: Record<string, string>) => send(base, 'GET', '/v1/auth/user', { headers });
const subjects = (headers: Record<string, string>) => send(base, 'GET', '/v1/subjects/details', { headers });

it('a token that is nonsense, truncated or of another scheme opens nothing', async () => {
  const { token } = await server.signedIn();
  for (const authorization of [
    `Bearer ${'x'.repeat(40)}`,
    `Bearer ${token.slice(0, -1)}`,
    `Bearer ${token}x`,
    `Basic ${token}`,
    'Bearer',
    token,
  ]) {
    expect((await user({ authorization })).status, authorization).toBe(401);
    expect((await subjects({ authorization })).status, authorization).toBe(401);
  }
});

it('a token that was logged out opens nothing', async () => {
  const { token } = await server.signedIn();
  await send(base, 'POST', '/v1/auth/logout', {}, token);
  expect((await send(base, 'GET', '/v1/auth/user', {}, token)).status).toBe(401);
});

it('a token of an admin is not accepted as a cookie', async () => {
  const cookie = `session=${await server.adminToken()}`;
  expect((await subjects({ cookie, origin: server.config.publicUrl })).status).toBe(401);
});

it('a token is not given to an unverified student who signs in', async () => {
  const { email } = await createStudentOf(server, 'unverified');
  const reply = await send(base, 'POST', '/v1/auth/sign-in', { body: { email, password } });
  expect([reply.status, JSON.parse(reply.text)]).toEqual([
    200,
    expect.not.objectContaining({ token: expect.anything() }),
  ]);
  expect(reply.headers.get('set-cookie')).toBeNull();
});
