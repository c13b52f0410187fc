import { documentedFailures, type RestRow, restRows } from '@repo/api/rest';
import { type ErrorCode, errorStatus, toldCodeOf } from '@repo/contracts/errors';
import * as requestMessages from '@repo/contracts/messages/request';
import { adultChecksOf } from '@repo/domain';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { inside } from '../call.ts';
import { setProvider } from '../google/browser.ts';
import { providerAt } from '../payment/shop.ts';
import { base, server, useListeningServer } from '../test-server.ts';
import { callOf } from './access-matrix.ts';
import { failuresOfCalls, usualFailures } from './failures.ts';
import type { Failing } from './outside-failures.ts';
import { validRequests } from './requests.ts';
import { createDrafts, createStudentOf, type Scene, send } from './scene.ts';

useListeningServer();
let untouchedDrafts: string;

beforeAll(async () => {
  untouchedDrafts = await createDrafts(server);
});
afterEach(async () => {
  server.domain.settings.isConsentRequired = false;
  server.domain.settings.adminTotpSecret = null;
  server.domain.adultChecks = adultChecksOf(['sign-in', 'payment']);
  await setProvider(server);
  await providerAt(server.sandbox.url).api(null);
});

const nameOf = ({ method, path }: RestRow) => `${method} ${path}`;

/** The call's valid request; the first one of several cases. */
function rightRequestOf(row: RestRow) {
  const name = Object.keys(validRequests).find((each) => callOf(each) === nameOf(row));
  const build = name === undefined ? undefined : validRequests[name];
  if (!build) throw new Error(`contract/requests.ts has no request '${nameOf(row)}'`);
  return build;
}

function failingOf(row: RestRow, code: ErrorCode): Failing {
  const failing = failuresOfCalls[nameOf(row)]?.[code] ?? usualFailures[code];
  if (!failing) throw new Error(`contract/failures.ts does not know how ${nameOf(row)} comes to ${code}`);
  return failing;
}

const cases = restRows.flatMap((row) =>
  documentedFailures(row).map((code) => [nameOf(row), code, row] as const),
);

it.each(cases)('a documented failure: %s %s', async (_name, code, row) => {
  const { by = row.access === 'admin' ? 'admin' : 'Super', request } = failingOf(row, code);
  const owner = await createStudentOf(server, by === 'Basic' ? 'Basic' : 'Super');
  // Refused requests change no draft, so they share a set; a conflict may need its own.
  const drafts = code === 'CONFLICT' ? await createDrafts(server) : untouchedDrafts;
  const scene: Scene = { server, owner, drafts };
  const right = await rightRequestOf(row)(scene);
  const token = {
    nobody: undefined,
    Basic: owner.token,
    Super: owner.token,
    admin: await server.adminToken(),
  };
  const reply = await send(base, row.method, row.path, await request(right, scene), token[by]);

  expect(reply.status, reply.text).toBe(errorStatus[code]);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  const { message, ...rest } = JSON.parse(reply.text) as { message: string };
  const told = toldCodeOf(code);
  expect(rest).toEqual({ success: false, ...(told ? { code: told } : {}) });
  expect(message).toMatch(/\S/);
  expect(message, 'of the call itself').not.toBe(requestMessages.routeMissing);
  expect(reply.text).not.toMatch(inside);
});

const changing = restRows.filter(({ method }) => method !== 'GET');
const tokenFor = async ({ access }: RestRow) =>
  access === 'admin' ? server.adminToken() : (await server.signedInSuper()).token;

it.each(changing.map((row) => [nameOf(row), row] as const))(
  'the call %s refuses invalid JSON, other content types, forms without a file and bodies that are too large',
  async (_name, row) => {
    const token = await tokenFor(row);
    const raw = (body: string, type: string) =>
      fetch(`${base}/api${row.path.replaceAll(/:\w+/g, 'econ')}`, {
        method: row.method,
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        body,
      }).then(async (reply) => [reply.status, await reply.json()]);
    const failure = (message: string) => ({ success: false, message });
    for (const broken of ['{"a":', '{}{}', '<xml/>', '{"__proto__":{"a":1}}'])
      expect(await raw(broken, 'application/json'), broken).toEqual([400, failure(requestMessages.badJson)]);
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])
      expect(await raw('{}', type), type).toEqual([415, failure(requestMessages.unsupportedMedia)]);
    const tooLong = JSON.stringify({ name: 'x'.repeat(row.takesFile ? 8_500_000 : 1_100_000) });
    expect(await raw(tooLong, 'application/json')).toEqual([413, failure(requestMessages.tooLarge)]);
    if (row.takesFile) return;
    const form = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';
    expect((await raw(form, 'multipart/form-data; boundary=x'))[0]).toBe(415);
  },
);

it.each(changing.filter(({ access }) => access === 'user').map((row) => [nameOf(row), row] as const))(
  'the call %s with the cookie from a foreign page is refused',
  async (_name, row) => {
    const { token } = await server.signedInSuper();
    const headers = { cookie: `session=${token}`, origin: 'https://evil.example' };
    const reply = await send(base, row.method, row.path, { headers });
    expect([reply.status, JSON.parse(reply.text)]).toEqual([
      403,
      { success: false, message: requestMessages.foreignOrigin },
    ]);
  },
);
