import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from './build-test-server.ts';
import { call } from './call.ts';

let server: TestServer;
let admin: string;
let student: Student;
beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.adminToken();
  student = await server.signedInSuper();
});
afterAll(() => server.close());

type Preview = {
  problems: { message: string }[];
  changes: { kind: string; chapterName: string; fields: string[] }[];
};
type Version = { id: number; author: string; note: string; isCurrent: boolean; publishedAt: string };

async function ask<T>(method: 'GET' | 'POST', procedure: string, body?: object): Promise<T> {
  const reply = await call(server.app, method, `/api/trpc/admin.${procedure}`, { token: admin, body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ result: { data: T } }>().result.data;
}
const answerSeen = async () => {
  const reply = await call(server.app, 'GET', '/api/v1/bulk-data', { token: student.token });
  const { subjects } = reply.json<{
    data: { subjects: { chapters: { _id: string; flashcards: { answer: string }[] }[] }[] };
  }>().data;
  return subjects.flatMap(({ chapters }) => chapters).find(({ _id }) => _id === 'econ-1')?.flashcards[0]
    ?.answer;
};
const publishedAt = async () =>
  (await call(server.app, 'GET', '/api/v1/status/lastPublishedContentAt')).json<{ data: string }>().data;

it('an admin looks at what a publish brings, publishes, and takes it back; students see each step at once', async () => {
  const before = { answer: await answerSeen(), at: await publishedAt() };
  await call(server.app, 'PUT', '/api/v1/flashcards/econ-1-card-1', {
    token: admin,
    body: { question: 'Card?', answer: 'Changed' },
  });
  await call(server.app, 'PUT', '/api/v1/memes/econ-2-meme-1', { token: admin, body: { alt: 'other' } });
  await server.database.sql`update memes set image_url = '' where id = 'econ-2-meme-1'`;
  const preview = await ask<Preview>('GET', 'previewPublish');
  expect(preview.changes.map(({ kind, chapterName, fields }) => [kind, chapterName, fields])).toEqual([
    ['changed', 'Economics 1', ['flashcards']],
    ['changed', 'Economics 2', ['memes']],
  ]);
  expect(preview.problems.map(({ message }) => message)).toEqual(['Meme 1 has no image']);
  expect(await answerSeen(), 'nothing is published yet').toBe(before.answer);

  await ask('POST', 'publish', { note: 'A better card' });
  expect(await answerSeen()).toBe('Changed');
  expect(Date.parse(await publishedAt())).toBeGreaterThan(Date.parse(before.at));
  expect((await ask<Preview>('GET', 'previewPublish')).changes).toEqual([]);

  const [newest, oldest] = await ask<Version[]>('GET', 'versions');
  expect(newest).toMatchObject({ author: 'admin', note: 'A better card', isCurrent: true });
  const changedAt = await publishedAt();
  await ask('POST', 'rollBack', { versionId: oldest?.id, author: ' Asha ' });
  expect(await answerSeen()).toBe(before.answer);
  expect(Date.parse(await publishedAt()), 'a publish of its own').toBeGreaterThan(Date.parse(changedAt));
  const versions = await ask<Version[]>('GET', 'versions');
  expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  expect(versions[0]?.author, 'the name that was given').toBe('Asha');
});
