import { type ApiClient, createApiClient } from '@repo/client';
import * as contentMessages from '@repo/contracts/messages/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call } from './call.ts';

let server: TestServer;
let token: string;

let admin: ApiClient;

beforeAll(async () => {
  server = await buildTestServer({ content: 'starter' });
  const base = await server.listen();
  token = await server.adminToken();
  admin = createApiClient({ getToken: () => token, url: `${base}/api/trpc`, silenceLimitMs: 50_000 });
});
afterAll(() => server.close());

const asFile = (text: string) => ({ fileBase64: Buffer.from(text).toString('base64') });
const wrong: Record<number, string> = {
  3: ',a,b,A,easy',
  50: 'q,a,,A,easy',
  77: 'q,,b,A,easy',
  100: 'q,a,b,,easy',
  133: 'q,a,b,F,easy',
  160: 'q,B,A,A,easy',
  200: '  ,a,b,A,easy',
};
const table = (isCorrected: boolean) =>
  [
    'question,option A,option B,correct option,difficulty',
    ...Array.from({ length: 200 }, (_, index) => {
      const n = index + 1;
      const row = `Question ${n}?,yes ${n},no,${n % 2 ? 'A' : 'B'},medium`;
      return isCorrected ? row : (wrong[n] ?? row);
    }),
  ].join('\n');

describe('over HTTP', () => {
  it('200 questions with 7 bad rows are refused with 7 names; corrected, exported and imported again they are the same', async () => {
    const subject = (await admin.content.subjects.list.query())[0];
    const chapter = await admin.content.chapters.create.mutate({
      name: 'Imported',
      subject: subject?._id ?? '',
    });
    const chapterId = chapter._id;
    const newTest = { title: 'Big', timeLimit: 30, passingScore: 40 };
    const preview = await admin.content.imports.preview.mutate({
      kind: 'questions',
      format: 'csv',
      source: asFile(table(false)),
    });
    expect(preview.rows.filter(({ problems }) => problems.length > 0).map(({ n }) => n)).toEqual(
      Object.keys(wrong).map(Number),
    );
    const send = (importId: string, format: 'csv' | 'gift', source: { fileBase64: string }) =>
      admin.content.imports.questions.mutate({ importId, chapterId, format, source, into: { newTest } });
    await expect(send('http-import-1', 'csv', asFile(table(false)))).rejects.toMatchObject({
      message: '7 entries cannot be imported as they are. Nothing was imported',
    });
    expect(await admin.content.tests.list.query({ chapterId })).toEqual([]);
    await send('http-import-1', 'csv', asFile(table(true)));
    const [first] = await admin.content.tests.list.query({ chapterId });
    expect(first?.questions).toHaveLength(200);
    const file = await admin.content.exports.file.query({
      kind: 'questions',
      format: 'gift',
      testId: first?._id ?? '',
    });
    await send('http-import-2', 'gift', { fileBase64: file.fileBase64 });
    const [, second] = await admin.content.tests.list.query({ chapterId });
    expect(second?.questions).toEqual(first?.questions);
  });

  it('a file of nearly 1 MB is taken, and the whole library goes out and is checked in one call', async () => {
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

  it('a stale edit says so with the thing as it is now, a REST call without the field overwrites', async () => {
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
  ])('%s is for admins alone', async (path, input) => {
    const reply = await call(server.app, 'POST', `/api/trpc/content.${path}`, { body: input });
    expect(reply.statusCode).toBe(401);
  });
});
