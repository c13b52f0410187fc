import { restRows } from '@repo/api/rest';
import { beforeAll, expect, it } from 'vitest';
import { smallPng } from '../generated/values.ts';
import { base, server, useListeningServer } from '../test-server.ts';
import { callOf } from './access-matrix.ts';
import { neededNowhere } from './consent-requests.ts';
import { longAgo, type Probe, probesOf, type Schema } from './document-probes.ts';
import { superCalls } from './paper-requests.ts';
import { validRequests } from './requests.ts';
import { createDrafts, createStudentOf, type Reply, type Request, send } from './scene.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Schema };
type Operation = {
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};

useListeningServer();
let untouchedDrafts: string;
let paths: Record<string, Record<string, Operation>>;

beforeAll(async () => {
  untouchedDrafts = await createDrafts(server);
  ({ paths } = (await (await fetch(`${base}/api/docs/json`)).json()) as { paths: typeof paths });
});

type Row = (typeof restRows)[number];

function operationOf({ method, path }: Row): Operation {
  const found = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!found) throw new Error(`the document has no ${method} ${path}`);
  return found;
}
const bodyOf = (operation: Operation) => operation.requestBody?.content['application/json']?.schema;

/** Prepares a valid request, and a function that sends it or a variant. */
async function prepare(row: Row) {
  const call = `${row.method} ${row.path}`;
  const build = Object.entries(validRequests).find(([name]) => callOf(name) === call)?.[1];
  if (!build) throw new Error(`contract/requests.ts has no request '${call}'`);
  const owner = await createStudentOf(server, superCalls.includes(call) ? 'Super' : 'Basic');
  const isAdmin = row.access === 'admin';
  const drafts = isAdmin ? await createDrafts(server) : untouchedDrafts;
  const right = await build({ server, owner, drafts });
  const token = isAdmin ? await server.adminToken() : owner.token;
  return { right, send: (request: Request) => send(base, row.method, row.path, request, token) };
}

function expectDocumented(reply: Reply, operation: Operation, says: string) {
  expect(Object.keys(operation.responses), `${says}: ${reply.text}`).toContain(String(reply.status));
}

/** Sends forbidden variants, which change nothing, then allowed ones, each with separate data. */
async function expectTruth(row: Row, probesFor: (right: Request) => { probe: Probe; request: Request }[]) {
  const operation = operationOf(row);
  const shared = await prepare(row);
  for (const [n, { probe, request }] of probesFor(shared.right).entries()) {
    if (!probe.isAllowed) {
      const reply = await shared.send(request);
      expect(reply.status, `${probe.says}: ${reply.text}`).toBe(400);
      expectDocumented(reply, operation, probe.says);
      continue;
    }
    const own = await prepare(row);
    const same = probesFor(own.right)[n];
    if (!same) throw new Error(`${probe.says}: two right requests differ in shape`);
    const reply = await own.send(same.request);
    expect(reply.status, `${probe.says}: ${reply.text}`).not.toBe(400);
    expectDocumented(reply, operation, probe.says);
  }
}

const nameOf = ({ method, path }: Row) => `${method} ${path}`;
const named = (rows: readonly Row[]) => rows.map((row) => [nameOf(row), row] as const);

it.each(named(restRows.filter(({ body }) => body)))(
  'the document is correct about the body of %s',
  async (_name, row) => {
    const schema = bodyOf(operationOf(row)) ?? {};
    await expectTruth(row, (right) =>
      probesOf(schema, right.body).map((probe) => ({ probe, request: { ...right, body: probe.value } })),
    );
  },
);

it.each(named(restRows.filter(({ body }) => body)))(
  'the document is correct about whether %s needs a body',
  async (_name, row) => {
    const { right, send: sendRequest } = await prepare(row);
    const { body: _, ...bare } = right;
    const reply = await sendRequest(bare);
    expect(reply.status === 400, reply.text).toBe(operationOf(row).requestBody?.required);
  },
);

it.each(named(restRows.filter(({ path, query }) => query || path.includes(':'))))(
  'the document is correct about the parameters of %s',
  async (_name, row) => {
    const fields = operationOf(row).parameters;
    const where = { path: 'params', query: 'query' } as const;
    await expectTruth(row, (right) =>
      fields.flatMap((field) => {
        const given = right[where[field.in]] ?? {};
        const value = given[field.name];
        const texts = probesOf(field.schema, value).filter(
          (probe) => typeof probe.value === 'string' && (probe.value !== '' || field.in === 'query'),
        );
        const withValue = (made: Record<string, string>): Request => ({
          ...right,
          [where[field.in]]: made,
        });
        const { [field.name]: _, ...others } = given;
        const missing: Probe = { says: `without ${field.name}`, value: null, isAllowed: !field.required };
        return [
          ...(field.in === 'query' ? [{ probe: missing, request: withValue(others) }] : []),
          ...texts.map((probe) => ({
            probe,
            request: withValue({ ...given, [field.name]: String(probe.value) }),
          })),
        ];
      }),
    );
  },
);

it.each(named(restRows.filter(({ takesFile }) => takesFile)))(
  'the document is correct about the form of %s',
  async (_name, row) => {
    const operation = operationOf(row);
    const form = operation.requestBody?.content['multipart/form-data']?.schema.properties ?? {};
    const { right, send: sendRequest } = await prepare(row);
    const body = new FormData();
    for (const [name, value] of Object.entries(Object(right.body))) body.append(name, String(value));
    const [file = ''] = Object.entries(form).find(([, field]) => field.format === 'binary') ?? [];
    body.append(file, new Blob([smallPng], { type: 'image/png' }), 'a.png');
    const reply = await sendRequest({ ...right, body });
    expect(reply.status, reply.text).toBe(200);
  },
);

it.each(named(restRows))('undocumented fields change nothing in %s', async (_name, row) => {
  const { right, send: sendRequest } = await prepare(row);
  const documented = bodyOf(operationOf(row))?.properties ?? {};
  const others = { seenUpdatedAt: longAgo, id: 'none', imageFile: 'x', picture: 'x', resetCode: 'x' };
  const unknown = Object.entries(others).filter(([name]) => !(name in documented));
  const body = { ...Object.fromEntries(unknown), ...Object(right.body) };
  const reply = await sendRequest(row.method === 'GET' ? right : { ...right, body });
  expect(reply.status, reply.text).toBe(neededNowhere.includes(nameOf(row)) ? 409 : 200);
});

it.each(named(restRows.filter(({ method }) => method === 'PUT')))(
  'undocumented fields include seenUpdatedAt, unless the call detects stale edits: %s',
  async (_name, row) => {
    const operation = operationOf(row);
    const { right, send: sendRequest } = await prepare(row);
    const isNamed = 'seenUpdatedAt' in (bodyOf(operation)?.properties ?? {});
    const reply = await sendRequest({ ...right, body: { ...Object(right.body), seenUpdatedAt: longAgo } });
    expect(reply.status, reply.text).toBe(isNamed ? 409 : 200);
    if (isNamed) expectDocumented(reply, operation, 'stale');
  },
);
