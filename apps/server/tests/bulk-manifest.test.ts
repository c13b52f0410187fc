import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BulkContent, chapter, type ManifestChapter, manifestReply } from '@repo/contracts/content';
import { createLiveVersion, getChapterPiece, publishContent, type UserContext } from '@repo/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from './build-test-server.ts';
import { call } from './call.ts';
import { rawRequest } from './raw-request.ts';

/** What one changed letter may cost a student (docs/decisions/0059-download-what-changed.md). */
const changedLetterMaxBytes = 60_000;

let server: TestServer;
let base: string;
let basic: Student;
let superStudent: Student;

beforeAll(async () => {
  server = await buildTestServer({ content: 'starter' });
  base = await server.listen();
  basic = await server.signedIn();
  superStudent = await server.signedInSuper();
});
afterAll(() => server.close());

const bulkAddress = '/api/v1/bulk-data';
const manifestAddress = `${bulkAddress}/manifest`;
const addressOf = ({ _id, hash }: Pick<ManifestChapter, '_id' | 'hash'>) => `${bulkAddress}/${_id}/${hash}`;
const get = (student: Student, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(base, path, {
    method,
    headers: { authorization: `Bearer ${student.token}`, 'accept-encoding': 'gzip', ...headers },
  });
const textOf = async (student: Student, path: string) =>
  gunzipSync((await get(student, path)).bytes).toString();
const manifestOf = async (student: Student) => JSON.parse(await textOf(student, manifestAddress));
const addressed = (manifest: { data: BulkContent }): ManifestChapter[] =>
  manifest.data.subjects.flatMap(({ chapters }) =>
    chapters.flatMap((each) => ('hash' in each ? [each as unknown as ManifestChapter] : [])),
  );

async function openForFree(chapterId: string): Promise<Student> {
  const student = await server.signedIn();
  await call(server.app, 'POST', '/api/v1/chapters/claim-free', {
    token: student.token,
    body: { chapterId },
  });
  return student;
}

async function changeLetter(chapterId: string): Promise<void> {
  await server.database.sql`
    update topic_pages set content = content || '.' where id = (
      select page.id from topic_pages page join topics topic on topic.id = page.topic_id
      where topic.chapter_id = ${chapterId} limit 1)`;
}

it('the manifest equals the bulk download, byte for byte, once chapters replace their addresses', async () => {
  const [, second] = addressed(await manifestOf(superStudent));
  const claimed = await openForFree(second?._id ?? '');
  for (const [student, count] of [
    [basic, 0],
    [claimed, 1],
    [superStudent, addressed(await manifestOf(superStudent)).length],
  ] as const) {
    let text = await textOf(student, manifestAddress);
    const manifest = JSON.parse(text);
    expect(manifestReply.parse(manifest)).toEqual(manifest);
    const open = addressed(manifest);
    expect(open).toHaveLength(count);
    for (const each of open) {
      const piece = await textOf(student, addressOf(each));
      expect(Buffer.byteLength(piece)).toBe(each.size);
      expect(createHash('sha256').update(piece).digest('hex')).toBe(each.hash);
      expect(chapter.parse(JSON.parse(piece))._id).toBe(each._id);
      text = text.replace(JSON.stringify(each), () => piece);
    }
    expect(text === (await textOf(student, bulkAddress))).toBe(true);
  }
});

it('the manifest returns 304 to clients with the current bulk download or manifest, by the same ETag', async () => {
  await server.domain.published.current();
  await server.domain.published.compressed();
  for (const student of [basic, superStudent])
    for (const [path, encoding] of [
      [bulkAddress, 'br, gzip'],
      [manifestAddress, 'gzip'],
    ] as const) {
      const { headers } = await get(student, path, { 'accept-encoding': encoding });
      const again = await get(student, manifestAddress, {
        'accept-encoding': 'br, gzip',
        'if-none-match': String(headers.etag),
      });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
      expect(again.headers['cache-control']).toBe('private, no-cache');
    }
});

it('the manifest costs at most 60 KB together with the one changed chapter, even for Super', async () => {
  const before = addressed(await manifestOf(superStudent));
  const largest = before.toSorted((one, other) => other.size - one.size)[0]?._id ?? '';
  const { etag } = (await get(superStudent, bulkAddress)).headers;
  await changeLetter(largest);
  await publishContent(server.domain, { author: 'test', note: 'a letter' });
  await server.domain.published.compressed();
  const accepting = { 'accept-encoding': 'gzip, deflate, br' };
  const reply = await get(superStudent, manifestAddress, { ...accepting, 'if-none-match': String(etag) });
  expect(reply.headers['content-encoding']).toBe('br');
  const known = new Set(before.map(({ hash }) => hash));
  const changed = addressed(JSON.parse(brotliDecompressSync(reply.bytes).toString())).filter(
    ({ hash }) => !known.has(hash),
  );
  expect(changed.map(({ _id }) => _id)).toEqual([largest]);
  const pieces = await Promise.all(changed.map((each) => get(superStudent, addressOf(each), accepting)));
  for (const [index, { bytes, headers }] of pieces.entries()) {
    expect(headers['content-encoding']).toBe('br');
    expect(createHash('sha256').update(brotliDecompressSync(bytes)).digest('hex')).toBe(changed[index]?.hash);
  }
  const bytes = [reply, ...pieces].reduce((sum, each) => sum + each.bytes.length, 0);
  expect(bytes).toBeLessThan(changedLetterMaxBytes);
});

it('the manifest sends a student who names a stored version only what changed, for a thousandth of the content', async () => {
  const accepting = { 'accept-encoding': 'gzip, br' };
  const before = await manifestOf(superStudent);
  const [, changedId = ''] = addressed(before).map(({ _id }) => _id);
  const claimed = await openForFree(changedId);
  const path = `${manifestAddress}?since=${before.data.timestamp}`;
  const students = [superStudent, claimed, basic];
  const etags = await Promise.all(
    students.map(async (student) => String((await get(student, bulkAddress)).headers.etag)),
  );
  await changeLetter(changedId);
  await publishContent(server.domain, { author: 'test', note: 'a letter' });
  for (const [at, student] of students.entries()) {
    const whole = await manifestOf(student);
    const reply = await get(student, path, { ...accepting, 'if-none-match': etags[at] ?? '' });
    const changes = JSON.parse(brotliDecompressSync(reply.bytes).toString());
    expect(manifestReply.parse(changes)).toEqual(changes);
    for (const subject of whole.data.subjects)
      subject.chapters = subject.chapters.map((each: ManifestChapter) =>
        student !== basic && each._id === changedId ? each : null,
      );
    expect(changes).toEqual(whole);
    expect(reply.bytes.length).toBeLessThan(4_000);
    const again = await get(student, path, { ...accepting, 'if-none-match': String(reply.headers.etag) });
    expect(again.status).toBe(304);
  }
});

it("the manifest is sent in full when the client's copy is of another plan or version, or its time is unknown", async () => {
  const { timestamp } = (await manifestOf(superStudent)).data;
  const { etag } = (await get(superStudent, bulkAddress)).headers;
  const [one] = addressed(await manifestOf(superStudent));
  await changeLetter(one?._id ?? '');
  await publishContent(server.domain, { author: 'test', note: 'a letter' });
  const whole = await manifestOf(basic);
  for (const [since, tag] of [
    [timestamp, etag],
    [timestamp, '*'],
    [timestamp, ''],
    [new Date(0).toISOString(), etag],
  ]) {
    const headers = { 'if-none-match': String(tag) };
    const reply = await get(basic, `${manifestAddress}?since=${since}`, headers);
    if (reply.status === 200) expect(JSON.parse(gunzipSync(reply.bytes).toString())).toEqual(whole);
    else expect(tag).toBe('*');
  }
  expect((await get(basic, `${manifestAddress}?since=yesterday`)).status).toBe(400);
});

const first = async () => addressed(await manifestOf(superStudent))[0] as ManifestChapter;

it("a chapter by its hash is immutable and cacheable only by the student's browser", async () => {
  const address = addressOf(await first());
  const { status, headers, bytes } = await get(superStudent, address);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    'content-length': String(bytes.length),
    'content-type': 'application/json; charset=utf-8',
    vary: 'Accept-Encoding, Authorization, Cookie',
  });
  const held = await get(superStudent, address, { 'if-none-match': String(headers.etag) });
  expect([held.status, held.bytes.length]).toEqual([304, 0]);
  const head = await get(superStudent, address, {}, 'HEAD');
  expect([head.status, head.bytes.length]).toEqual([200, 0]);
  const plain = await get(superStudent, address, { 'accept-encoding': 'identity' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.bytes.equals(gunzipSync(bytes))).toBe(true);
});

it('a chapter by its hash is refused with the same message for a locked chapter, whether or not the hash exists', async () => {
  const { _id, hash } = await first();
  const replies = await Promise.all(
    [hash, 'f'.repeat(64)].map((guessed) => get(basic, addressOf({ _id, hash: guessed }))),
  );
  expect(replies.map(({ status }) => status)).toEqual([403, 403]);
  expect(replies[0]?.bytes.equals(replies[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
  const held = await get(basic, addressOf({ _id, hash }), { 'if-none-match': `"${hash}"` });
  expect(held.status).toBe(403);
  const claimed = await openForFree(_id);
  expect((await get(claimed, addressOf({ _id, hash }))).status).toBe(200);
});

it('a chapter by its hash comes in gzip while another is compressed, so that a download of all does not wait', async () => {
  const user = { ...server.domain, user: { plan: 'Pro' } } as UserContext;
  const all = addressed(await manifestOf(superStudent));
  const ask = ({ _id, hash }: ManifestChapter) =>
    getChapterPiece(user, { chapterId: _id, hash }, { acceptEncoding: 'gzip, br' });
  const encodings = (await Promise.all(all.map(ask))).map(({ headers }) => headers['content-encoding']);
  expect(encodings.filter((encoding) => encoding === 'gzip').length).toBeGreaterThan(all.length - 3);
});

it("a chapter by its hash isn't found at the position of an open chapter when it belongs to a locked one", async () => {
  const [open, locked] = addressed(await manifestOf(superStudent));
  const claimed = await openForFree(open?._id ?? '');
  const mixed = addressOf({ _id: open?._id ?? '', hash: locked?.hash ?? '' });
  expect((await get(claimed, mixed)).status).toBe(404);
  expect((await get(claimed, addressOf({ _id: open?._id ?? '', hash: 'none' }))).status).toBe(400);
});

it('a chapter by its hash is found right after another server published it, and the previous one is gone', async () => {
  const before = await first();
  await changeLetter(before._id);
  const other = { ...server.domain, published: createLiveVersion(server.database) };
  await publishContent(other, { author: 'test', note: 'elsewhere' });
  const version = await other.published.current();
  const hash = version?.parts[version.placeOf.get(before._id) ?? -1]?.open.hash ?? '';
  expect(hash).not.toBe(before.hash);
  expect((await get(superStudent, addressOf({ ...before, hash }))).status).toBe(200);
  expect((await get(superStudent, addressOf(before))).status).toBe(404);
});

it('a chapter by its hash takes no memory of its own in gzip: its bytes are those of the bulk download', async () => {
  const { _id, hash } = await first();
  const user = { ...server.domain, user: { plan: 'Pro' } } as UserContext;
  const reply = await getChapterPiece(user, { chapterId: _id, hash }, { acceptEncoding: 'gzip' });
  const version = await server.domain.published.current();
  const sizeOf = ({ buffer, length }: Buffer) => (buffer === version?.open.gzip.buffer ? 0 : length);
  expect([...reply.chunks].reduce((sum, chunk) => sum + sizeOf(chunk), 0)).toBeLessThan(30);
  expect(version?.manifest.locked).toBe(version?.locked);
});
