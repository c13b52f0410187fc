import { appRouter } from '@repo/api';
import { restRows } from '@repo/api/rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from '../build-test-server.ts';
import { callOf } from '../contract/access-matrix.ts';
import { validInputs } from '../contract/inputs.ts';
import { validRequests } from '../contract/requests.ts';
import { createDrafts, createStudentOf, type Request, type Scene, send } from '../contract/scene.ts';
import { sendInput } from '../contract/send-input.ts';

/** Texts that no column can store, and texts that just fit. */
const texts = [
  'a\ud800',
  'a\u0000b',
  '0000-01-01T00:00:00Z',
  '0000-01-01',
  '9999-12-31T23:59:59.999Z',
  'x'.repeat(20_000),
];
const numbers = [2 ** 31, 2 ** 53, -1, 1e308];
const deep = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown;

type Path = readonly (string | number)[];

/** Paths of all leaves of a value; only those of the first entry of a list. */
function leavesIn(value: unknown, path: Path = []): Path[] {
  if (value instanceof FormData || value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [path];
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((each) => leavesIn(each, [...path, 0]));
  return Object.entries(value).flatMap(([name, each]) => leavesIn(each, [...path, name]));
}

const at = (value: unknown, [step, ...rest]: Path): unknown =>
  step === undefined ? value : at(Reflect.get(value as object, step), rest);

function changed(value: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, step, changed(Reflect.get(copy, step), rest, to));
  return copy;
}

/** Variants with one leaf set to an extreme: every extreme, or one, starting with number `only`. */
function* extremesOf(value: unknown, only?: number): Generator<{ leaf: string; sent: unknown }> {
  for (const [index, path] of leavesIn(value).entries()) {
    const all = [...(typeof at(value, path) === 'number' ? numbers : texts), deep];
    for (const extreme of only === undefined ? all : [all[(index + only) % all.length]])
      yield {
        leaf: `${path.join('.')} = ${JSON.stringify(extreme).slice(0, 30)}`,
        sent: changed(value, path, extreme),
      };
  }
}

let server: TestServer;
let base: string;
let adminToken: string;

beforeAll(async () => {
  server = await buildTestServer();
  base = await server.listen();
  adminToken = await server.adminToken();
});
afterAll(() => server.close());

async function sceneOf(access: string | undefined): Promise<Scene & { token: string }> {
  const owner = await createStudentOf(server, 'Super');
  const token = access === 'admin' ? adminToken : owner.token;
  return { server, owner, drafts: await createDrafts(server), token };
}

type Sent = { leaf: string; status: number; text: string };
const failed = (replies: readonly Sent[]) => replies.filter(({ status }) => status >= 500);

/** Whether its address and query are well-formed text. */
const canBeSent = (request: Request) =>
  Object.values({ ...request.params, ...request.query }).every(
    (value) => typeof value === 'string' && !/\p{Surrogate}/u.test(value) && value.length < 1_000,
  );

/**
 * @param pick index of the extreme for a request's first leaf, the next one for its second; undefined means
 *   all
 */
function testRequests(pick: (name: string) => number | undefined): void {
  const procedures = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta?: { access?: string } } }
  >;
  it.each(Object.keys(validInputs))(
    'the call %s answers a value that no column can store without a 5xx',
    async (name) => {
      const procedure = callOf(name);
      const scene = await sceneOf(procedures[procedure]?._def.meta?.access);
      const input = await validInputs[name]?.(scene);
      const replies: Sent[] = [];
      for (const { leaf, sent } of extremesOf(input, pick(name)))
        replies.push({ leaf, ...(await sendInput(base, procedure, sent, scene.token)) });
      expect(failed(replies)).toEqual([]);
    },
  );

  it.each(Object.keys(validRequests))(
    'the call %s answers every value that no column can store without a 5xx',
    async (name) => {
      const call = callOf(name);
      const [method = '', path = ''] = call.split(' ');
      const row = restRows.find((each) => `${each.method} ${each.path}` === call);
      const scene = await sceneOf(row?.access);
      const request = (await validRequests[name]?.(scene)) ?? {};
      const { body, params, query, headers } = request;
      const replies: Sent[] = [];
      for (const { leaf, sent } of extremesOf({ body, params, query }, pick(name))) {
        const changedRequest = { ...(sent as Request), headers };
        if (!canBeSent(changedRequest)) continue;
        replies.push({ leaf, ...(await send(base, method, path, changedRequest, scene.token)) });
      }
      expect(failed(replies)).toEqual([]);
    },
  );
}

describe('a value that no column can store, in each field of a valid request:', () =>
  testRequests((name) => name.length));

describe(
  'every value that no column can store, in each field of a valid request:',
  { tags: ['nightly'] },
  () => testRequests(() => undefined),
);
