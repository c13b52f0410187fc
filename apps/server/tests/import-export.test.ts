import { type ApiClient, createApiClient } from '@repo/client';
import * as contentMessages from '@repo/contracts/messages/content';
import { beforeAll, expect, it } from 'vitest';
import { call } from './call.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer({ content: 'starter' });
let token: string;

let admin: ApiClient;

beforeAll(async () => {
  const base = await server.listen();
  token = await server.adminToken();
  admin = createApiClient({ getToken: () => token, url: `${base}/api/trpc`, silenceLimitMs: 50_000 });
});

const asFile = (text: string) => ({ fileBase64: Buffer.from(text).toString('base64') });
it('a file of nearly 1 MB is imported, and the whole library is exported and checked in one call', async () => {
  const big = `question,answer\n${Array.from({ length: 200 }, (_, n) => `${n},${'x'.repeat(4_500)}`).join('\n')}`;
  const preview = await admin.content.imports.preview.mutate({
    kind: 'flashcards',
    format: 'csv',
    source: asFile(big),
  });
  expect([preview.rows.length, preview.canImport]).toEqual([200, true]);
  const { fileName } = await admin.content.exports.library.query();
  expect(fileName).toMatch(/\.zip$/);
  const zip = await call(server.app, 'GET', '/api/library.zip', { token });
  expect([zip.statusCode, zip.headers['content-type'], zip.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  expect(zip.headers['content-length']).toBe(String(zip.rawPayload.length));
  for (const nobody of [undefined, 'x'.repeat(40)])
    expect((await call(server.app, 'GET', '/api/library.zip', { token: nobody })).statusCode).toBe(401);
  const { problems, canImport } = await admin.content.imports.previewLibrary.mutate({
    zipBase64: zip.rawPayload.toString('base64'),
  });
  expect(canImport).toBe(false);
  expect(problems[0]).toContain('is already there');
});

it('a stale edit fails with the current item, and a REST call without seenUpdatedAt overwrites', async () => {
  const subject = (await admin.content.subjects.list.query())[0];
  const chapterId = subject?.chapters[0]?._id ?? '';
  const [card] = await admin.content.flashcards.list.query({ chapterId });
  const id = card?._id ?? '';
  const reply = await call(server.app, 'PUT', `/api/v1/flashcards/${id}`, {
    token,
    body: { answer: 'From REST' },
  });
  expect(reply.statusCode).toBe(200);
  await expect(
    admin.content.flashcards.update.mutate({ id, answer: 'Mine', seenUpdatedAt: card?.updatedAt }),
  ).rejects.toMatchObject({
    message: contentMessages.staleEdit,
    data: { httpStatus: 409, errorCode: 'STALE_EDIT', current: { _id: id, answer: 'From REST' } },
  });
  const rest = await call(server.app, 'PUT', `/api/v1/flashcards/${id}`, {
    token,
    body: { answer: 'Mine', seenUpdatedAt: card?.updatedAt },
  });
  expect([rest.statusCode, rest.json()]).toEqual([
    409,
    { success: false, message: contentMessages.staleEdit },
  ]);
});

it.each([
  ['imports.preview', { kind: 'notes', format: 'markdown', source: { text: '# A' } }],
  ['imports.library', { importId: 'import-1', zipBase64: '' }],
])('the import call %s is only for admins', async (path, input) => {
  const reply = await call(server.app, 'POST', `/api/trpc/content.${path}`, { body: input });
  expect(reply.statusCode).toBe(401);
});
