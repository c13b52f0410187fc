import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BulkContent, bulkReply, type Chapter } from '@repo/contracts/content';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { publishContent } from '@repo/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';
import { type RawReply, rawRequest } from './raw-request.ts';

let server: TestServer;
let base: string;
let basic: Student;
let superStudent: Student;

beforeAll(async () => {
  server = await buildTestServer({ content: 'starter' });
  base = await server.listen();
  basic = await server.signedIn();
  superStudent = await server.signedInSuper();
  await server.domain.published.current();
  await server.domain.published.compressed();
});
afterAll(() => server.close());

const get = (
  student: Student,
  headers: Record<string, string> = {},
  method = 'GET',
  path = '/api/v1/bulk-data',
) =>
  rawRequest(base, path, {
    method,
    headers: { authorization: `Bearer ${student.token}`, ...headers },
  });
const unpack = ({ headers, bytes }: RawReply): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(bytes).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
};
const chaptersOf = (text: string): Chapter[] =>
  bulkReply.parse(JSON.parse(text)).data.subjects.flatMap(({ chapters }) => chapters);

/** All texts of a chapter that a student reads, as sentences longer than 30 characters. */
function sentencesOf(chapter: Chapter): string[] {
  const texts = [
    ...chapter.topics.flatMap(({ description, pages }) => [
      description,
      ...pages.map(({ content }) => content),
    ]),
    ...chapter.summaries.flatMap(({ pages }) => pages.map(({ content }) => content)),
    ...chapter.flashcards.flatMap(({ question, answer }) => [question, answer]),
    ...chapter.tests.flatMap(({ questions }) =>
      questions.flatMap((given) => [
        given.question,
        ...given.options,
        ...extraTexts.map((name) => given[name] ?? ''),
      ]),
    ),
    ...chapter.memes.map(({ alt }) => alt),
    ...chapter.mindmaps.flatMap(({ nodes }) => nodes.map(({ text }) => text)),
  ];
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 30);
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** The sentence as escaped in JSON. */
const inJson = (sentence: string) => JSON.stringify(sentence).slice(1, -1);

it.each([
  ['gzip, deflate, br', 'br', 'gzip'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['*', 'br', 'gzip'],
  ['identity', undefined, undefined],
  ['br', 'br', undefined],
])(
  'the bulk download with Accept-Encoding %s is the same text in %s for Super, in %s for Basic',
  async (accept, forSuper, forBasic) => {
    for (const [student, encoding] of [
      [superStudent, forSuper],
      [basic, forBasic],
    ] as const) {
      const reply = await get(student, { 'accept-encoding': accept });
      expect(reply.status).toBe(200);
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(Number(reply.headers['content-length'])).toBe(reply.bytes.length);
      expect(reply.headers['content-type']).toMatch(/^application\/json/);
      expect(reply.headers['cache-control']).toBe('private, no-cache');
      expect(reply.headers.vary).toMatch(/accept-encoding/i);
      expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
      const plain = await get(student, { 'accept-encoding': 'identity' });
      expect(unpack(reply) === unpack(plain)).toBe(true);
    }
  },
);

it('the light form is the same without variants and repeated chapter ids for Super in Brotli, and the whole form for all others', async () => {
  const path = '/api/v1/bulk-data?form=light';
  const light = await get(superStudent, { 'accept-encoding': 'br' }, 'GET', path);
  const whole = await get(superStudent, { 'accept-encoding': 'br' });
  expect([light.headers.etag, light.headers.vary]).toEqual([whole.headers.etag, whole.headers.vary]);
  const expected = JSON.parse(unpack(whole), (name, value) =>
    ['variants', 'chapter'].includes(name) ? undefined : value,
  );
  const { light: hashes, ...content } = JSON.parse(unpack(light));
  expect(content).toEqual(expected);
  expect(hashes).toEqual(
    Object.fromEntries(
      (JSON.parse(unpack(whole)) as { data: BulkContent }).data.subjects.flatMap(({ chapters }) =>
        chapters.map((chapter) => [chapter._id, sha256(JSON.stringify(chapter))]),
      ),
    ),
  );
  for (const [student, accept, other] of [
    [superStudent, 'gzip', path],
    [superStudent, 'br', '/api/v1/bulk-data?form=full&form=light'],
    [basic, 'br, gzip', path],
  ] as const) {
    const [asked, usual] = [
      await get(student, { 'accept-encoding': accept }, 'GET', other),
      await get(student, { 'accept-encoding': accept }),
    ];
    expect(asked.bytes.equals(usual.bytes)).toBe(true);
  }
});

it('the bulk download has the fields of the contract and no others', async () => {
  for (const student of [basic, superStudent]) {
    const body: unknown = JSON.parse(unpack(await get(student)));
    expect(bulkReply.parse(body)).toEqual(body);
  }
});

it('the bulk download answers 304 while nothing has changed, and 200 after a chapter was claimed or content published', async () => {
  const student = await server.signedIn();
  const first = await get(student, { 'accept-encoding': 'gzip' });
  const etag = String(first.headers.etag);
  const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag };
  const again = await get(student, headers);
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
  expect((await get(student, { ...headers, 'if-none-match': `"other", W/${etag}` })).status).toBe(304);
  expect((await get(superStudent, headers)).status).toBe(200);

  const [chapter] = chaptersOf(unpack(first));
  await call(server.app, 'POST', '/api/v1/chapters/claim-free', {
    token: student.token,
    body: { chapterId: chapter?._id },
  });
  const claimed = await get(student, headers);
  expect(claimed.status).toBe(200);
  const open = chaptersOf(unpack(claimed)).filter(({ isLocked }) => !isLocked);
  expect(open.map(({ _id }) => _id)).toEqual([chapter?._id]);
  expect(open[0]?.topics.length).toBeGreaterThan(0);

  await server.database.sql`update subjects set description = description || '.' where position = 0`;
  await publishContent(server.domain, { author: 'test', note: 'again' });
  await server.domain.published.compressed();
  const renewed = { ...headers, 'if-none-match': String(claimed.headers.etag) };
  expect((await get(student, renewed)).status).toBe(200);
});

it('the bulk download is described by HEAD, without a body', async () => {
  const whole = await get(superStudent, { 'accept-encoding': 'gzip' });
  const head = await get(superStudent, { 'accept-encoding': 'gzip' }, 'HEAD');
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  expect(head.headers.etag).toBe(whole.headers.etag);
});

it('the bulk download requires a session', async () => {
  expectFailure(await call(server.app, 'GET', '/api/v1/bulk-data'), 401, 'Please log in to continue');
});

it('a locked chapter is sent to Basic only by name, without any of its sentences; Super gets them all', async () => {
  const all = unpack(await get(superStudent, { 'accept-encoding': 'br' }));
  const chapters = chaptersOf(all);
  const sentences = chapters.flatMap(sentencesOf);
  expect(chapters.length).toBeGreaterThanOrEqual(6);
  expect(chapters.every(({ isLocked }) => !isLocked)).toBe(true);
  expect(sentences.length).toBeGreaterThan(1_000);
  expect(JSON.stringify(JSON.parse(all)) === all, 'each sentence stands in it as inJson writes it').toBe(
    true,
  );

  const locked = unpack(await get(basic, { 'accept-encoding': 'gzip' }));
  expect(sentences.filter((sentence) => locked.includes(inJson(sentence)))).toEqual([]);
  const manifest = await get(basic, { 'accept-encoding': 'gzip' }, 'GET', '/api/v1/bulk-data/manifest');
  expect(unpack(manifest) === locked, 'the manifest has no addresses of locked chapters').toBe(true);
  for (const chapter of chaptersOf(locked))
    expect(chapter).toEqual({
      ...chapters.find(({ _id }) => _id === chapter._id),
      isLocked: true,
      topics: [],
      summaries: [],
      flashcards: [],
      tests: [],
      memes: [],
      mindmaps: [],
      written: [],
    });
});

it('a locked chapter is still sent only by name when another chapter was claimed', async () => {
  const student = await server.signedIn();
  const all = chaptersOf(unpack(await get(superStudent, { 'accept-encoding': 'br' })));
  const open = all[2];
  await call(server.app, 'POST', '/api/v1/chapters/claim-free', {
    token: student.token,
    body: { chapterId: open?._id },
  });
  const text = unpack(await get(student, { 'accept-encoding': 'gzip' }));
  const openText = JSON.stringify(open);
  const readable = open ? sentencesOf(open) : [];
  const others = all.filter((chapter) => chapter !== open).flatMap(sentencesOf);
  const leaked = others.map(inJson).filter((part) => text.includes(part) && !openText.includes(part));
  expect(leaked).toEqual([]);
  expect(readable.filter((sentence) => !text.includes(inJson(sentence)))).toEqual([]);
});

it('a locked chapter opens with Super and closes when Super ends', async () => {
  const student = await server.signedInSuper({ expiryDate: new Date(Date.now() + 86_400_000) });
  const lockedCount = async () =>
    chaptersOf(unpack(await get(student))).filter(({ isLocked }) => isLocked).length;
  expect(await lockedCount()).toBe(0);
  await server.database
    .sql`update users set expiry_date = now() - interval '1 second' where id = ${student.id}`;
  expect(await lockedCount()).toBeGreaterThan(0);
});
