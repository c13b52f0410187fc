import { type ChapterDrawings, figureHeaders } from '@repo/contracts/figure-replies';
import {
  allDrawingsPath,
  chapterDrawingsAddress,
  figureAddress,
  figuresIn,
  readFigureName,
  writeFigureLine,
} from '@repo/contracts/figures';
import { figures } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { buildTestServer, type Student, type TestServer } from './build-test-server.ts';
import { adminClient, drawing, type FigureServer, useFigureServer } from './figure-server.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const figureServer = useFigureServer();
const { upload, show, fetchAs } = figureServer;
let server: TestServer;
let admin: FigureServer['admin'];
let basic: Student;
let full: Student;
beforeAll(async () => {
  ({ server, admin } = figureServer);
  basic = await server.signedIn();
  full = await server.signedInSuper();
});

it('a figure is stored re-encoded on white paper under a name with its size, and the reply names what was left out', async () => {
  const { name, leftOut } = await upload(
    'Ray diagram.svg',
    drawing('<rect width="9" height="9" onclick="a"/><foreignObject/><script>a</script>'),
  );
  expect(readFigureName(name)).toMatchObject({
    slug: 'ray-diagram-svg',
    kind: 'drawing',
    width: 360,
    height: 200,
  });
  expect(leftOut).toEqual({ onclick: 1, foreignObject: 1, script: 1 });
  const draft = await fetchAs(`/api/figures/${name}`, figureServer.adminToken);
  expect(await draft.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" width="360" height="200"><rect x="0" y="0" width="360" height="200" style="fill:#fff;stroke:none;opacity:1"></rect><rect width="9" height="9"></rect></svg>',
  );
  expect((await fetchAs(`/api/figures/${name}`)).status).toBe(401);
  expect((await fetchAs(`/api/figures/${name}`, full.token)).status).toBe(401);
});

it('a figure uploaded again has the same name as before', async () => {
  const svg = drawing('<circle r="4"/>');
  const { name } = await upload('one', svg);
  expect((await upload('one', svg)).name).toBe(name);
  expect((await upload('one', `\uFEFF${'\n'.repeat(300)}${svg}`)).name).toBe(name);
});

it.each([
  ['<html/>', 'The drawing cannot be used: it is no SVG drawing'],
  [drawing('<g>'), /^The drawing cannot be used: it is no XML/],
  [`<!DOCTYPE svg>${drawing('')}`, 'The drawing cannot be used: it has a document type'],
  ['text', 'Please select an image file'],
])('a figure of %j is refused with its sentence and stores nothing', async (body, message) => {
  const count = () => server.database.db.$count(figures);
  const before = await count();
  await expect(upload('x', body)).rejects.toThrow(message);
  expect(await count()).toBe(before);
});

it('a figure of a published chapter is available to those who may open the chapter, with its own security policy', async () => {
  const { name } = await upload('open', drawing('<rect width="5" height="5"/>'));
  const address = figureAddress('econ-1', name);
  expect((await fetchAs(address, full.token)).status, 'not published yet').toBe(404);
  await show('econ-1', [name]);
  const reply = await fetchAs(address, full.token);
  expect(reply.status).toBe(200);
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const etag = reply.headers.get('etag') ?? '';
  expect((await fetchAs(address, full.token, { 'if-none-match': etag })).status).toBe(304);
  const cookie = await fetchAs(address, undefined, { cookie: `session=${full.token}` });
  expect(cookie.status, 'an <img> brings the cookie alone').toBe(200);
  expect(
    (
      await fetch(figureServer.base + address, {
        method: 'HEAD',
        headers: { authorization: `Bearer ${full.token}` },
      })
    ).status,
  ).toBe(200);
});

it('a figure is available in narrow form, alone and among all drawings, also in an older version', async () => {
  const { name } = await upload('narrow', drawing('<rect width="4" height="9"/>'));
  await show('econ-1', [name], true);
  const status = async () => (await fetchAs(figureAddress('econ-1', name), full.token)).status;
  expect(await status()).toBe(200);
  const all = await fetchAs(chapterDrawingsAddress('econ-1'), full.token);
  expect(Object.keys(((await all.json()) as ChapterDrawings).data)).toEqual([name]);
  await show('econ-1', []);
  expect(await status()).toBe(200);
});

it('a figure has no public address, and no reply reveals one', async () => {
  const { name } = await upload('private', drawing('<rect width="8" height="8"/>'));
  await show('econ-1', [name]);
  const [found] = await server.database.db.select().from(figures).where(eq(figures.name, name));
  const file = found?.path.split('/').at(-1) ?? expect.fail();
  for (const address of [`/images/${file}`, `/images/figures/${file}`, `/figures/${file}`])
    expect((await fetchAs(address)).status, address).toBe(404);
  const reply = await fetchAs(figureAddress('econ-1', name), full.token);
  const draft = await admin.content.figures.file.query({ name });
  const hash = file.slice(0, 32);
  expect(JSON.stringify([...reply.headers, draft])).not.toContain(hash);
});

it('a figure of a question is available to a student who was tested on it, when no version shows it any more', async () => {
  const { name } = await upload('asked', drawing('<rect width="9" height="6"/>'));
  const other = await server.signedInSuper();
  const question = `Which?\n\n${writeFigureLine({ name, caption: 'Fig', description: 'What it shows' })}`;
  const narrow = await upload('asked', drawing('<rect width="6" height="9"/>'));
  const option = writeFigureLine({ ...narrow, caption: 'Fig', description: 'Narrow', isNarrow: true });
  const snapshot = { testId: 't', chapterId: 'econ-1', questions: [{ question, options: [option] }] };
  await server.database.sql`insert into published_tests (hash, snapshot)
      values ('of-the-figure', ${JSON.stringify(snapshot)}::text::jsonb)`;
  await server.database.sql`insert into test_results (user_id, id, attempt_id, test_id, chapter_id, test_hash,
      answers, correct_answers, incorrect_answers, score_percent, is_passed, time_taken_seconds, created_at)
      values (${full.id}, 'r', 'a', 't', 'econ-1', 'of-the-figure', '[]', 0, 0, 0, false, 1, now())`;
  expect((await fetchAs(figureAddress('econ-1', name), full.token)).status).toBe(200);
  expect((await fetchAs(figureAddress('econ-1', narrow.name), full.token)).status).toBe(200);
  expect((await fetchAs(figureAddress('econ-2', name), full.token)).status).toBe(404);
  expect((await fetchAs(figureAddress('econ-1', name), other.token)).status).toBe(404);
});

it('a figure of a locked chapter is refused, and so is one of another chapter or a missing one', async () => {
  const { name } = await upload('locked', drawing('<rect width="6" height="6"/>'));
  await show('econ-1', [name]);
  const locked = await fetchAs(figureAddress('econ-1', name), basic.token);
  expect([locked.status, await locked.json()]).toEqual([
    403,
    { success: false, message: 'This chapter is locked. Unlock it to continue' },
  ]);
  expect((await fetchAs(figureAddress('econ-1', name))).status).toBe(401);
  expect((await fetchAs(figureAddress('econ-2', name), full.token)).status).toBe(404);
  expect((await fetchAs(figureAddress('nowhere', name), full.token)).status).toBe(404);
  expect((await fetchAs(figureAddress('econ-1', 'locked'), full.token)).status).toBe(400);
  expect((await fetchAs(`/api/v1/figures/econ-1/..%2f..%2fetc`, full.token)).status).toBe(400);
});

it('a figure with pixels is re-encoded in two widths, without location metadata', async () => {
  const photo = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#c2283b' } })
    .withExif({ IFD3: { GPSLatitude: '28/1 36/1 0/1' } })
    .jpeg()
    .toBuffer();
  const { name } = await upload('photo', new Uint8Array(photo));
  expect(readFigureName(name)).toMatchObject({ kind: 'picture', width: 1_280, height: 640 });
  await show('econ-1', [name]);
  const sizes: unknown[] = [];
  for (const query of ['', '?small']) {
    const reply = await fetchAs(figureAddress('econ-1', name) + query, full.token);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    const { width, height, exif } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    sizes.push([width, height, exif]);
  }
  expect(sizes).toEqual([
    [1_280, 640, undefined],
    [640, 320, undefined],
  ]);
});

const drawingsOf = async (chapterId: string, token?: string, headers = {}) => {
  const reply = await fetchAs(chapterDrawingsAddress(chapterId), token, headers);
  return { reply, drawings: reply.ok ? ((await reply.json()) as ChapterDrawings).data : null };
};

it('all drawings of a chapter come in one compressed reply, each the same as at its own address', async () => {
  const names: string[] = [];
  for (const n of [11, 12, 13]) names.push((await upload('of many', drawing(`<circle r="${n}"/>`))).name);
  await show('econ-1', names);
  const { reply, drawings } = await drawingsOf('econ-1', full.token);
  expect(Object.keys(drawings ?? {}).sort()).toEqual([...names].sort());
  for (const name of names) {
    const single = await fetchAs(figureAddress('econ-1', name), full.token);
    expect(drawings?.[name]).toBe(await single.text());
    expect(Object.fromEntries(single.headers)).toMatchObject(figureHeaders('drawing'));
  }
  expect(reply.headers.get('content-encoding')).toBe('gzip');
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  const plain = await drawingsOf('econ-1', full.token, { 'accept-encoding': 'identity' });
  expect([plain.reply.headers.get('content-encoding'), plain.drawings]).toEqual([null, drawings]);
  const smaller = await drawingsOf('econ-1', full.token, { 'accept-encoding': 'gzip, br' });
  expect([smaller.reply.headers.get('content-encoding'), smaller.drawings]).toEqual(['br', drawings]);
});

it('all drawings of a chapter are those of the newest version, and no pictures', async () => {
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const picture = await upload('photo', new Uint8Array(photo));
  const { name } = await upload('new', drawing('<circle r="14"/>'));
  await show('econ-1', [picture.name, name]);
  expect(Object.keys((await drawingsOf('econ-1', full.token)).drawings ?? {})).toEqual([name]);
  await show('econ-1', []);
  expect((await drawingsOf('econ-1', full.token)).drawings).toEqual({});
});

it('the drawings of all chapters come in one reply, only for students who can open all', async () => {
  const { name } = await upload('of all', drawing('<circle r="15"/>'));
  await show('econ-1', [name]);
  const reply = await fetchAs(allDrawingsPath, full.token);
  expect(((await reply.json()) as ChapterDrawings).data).toHaveProperty(name);
  expect((await fetchAs(allDrawingsPath, basic.token)).status).toBe(403);
});

it('the drawings of a locked chapter are refused, and so are those of a missing chapter', async () => {
  expect((await drawingsOf('econ-1', basic.token)).reply.status).toBe(403);
  expect((await drawingsOf('econ-1')).reply.status).toBe(401);
  expect((await drawingsOf('nowhere', full.token)).reply.status).toBe(404);
});

it('a library that is exported and imported keeps its figures', async () => {
  const { name } = await upload('kept', drawing('<rect width="7" height="7"/>'));
  await show('econ-2', [name]);
  const { answer } = (await admin.content.flashcards.list.query({ chapterId: 'econ-2' }))[0] ?? expect.fail();
  expect(figuresIn(answer).map((figure) => figure.name)).toEqual([name]);
  const zip = await fetchAs('/api/library.zip', figureServer.adminToken);
  const zipBase64 = Buffer.from(await zip.arrayBuffer()).toString('base64');

  const other = await buildTestServer({ content: 'none' });
  try {
    const url = await other.listen();
    const token = await other.adminToken();
    const client = adminClient(url, token);
    await client.content.imports.library.mutate({ importId: crypto.randomUUID(), zipBase64 });
    const image = await fetch(`${url}/api/figures/${name}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([image.status, await image.text()]).toEqual([200, expect.stringContaining('width="7"')]);
  } finally {
    await other.close();
  }
});
