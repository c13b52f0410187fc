import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { imagesFolder } from '#src/build-server.ts';
import { ends, sentence, startStore } from './bucket-stores.ts';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';
import { type Answer, s3Environment, startBrokenStore } from './s3-server.ts';

const colored = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

async function start(environment: NodeJS.ProcessEnv, s3LimitMs?: number): Promise<TestServer> {
  const server = await buildTestServer({
    content: 'none',
    environment,
    ...(s3LimitMs ? { s3LimitMs } : {}),
  });
  ends.push(() => server.close());
  return server;
}
async function sendPicture(server: TestServer, token: string, color = '#c2283b') {
  const png = await colored(color);
  const profilePicture = `data:image/png;base64,${png.toString('base64')}`;
  const body = { profilePicture, name: 'New Name' };
  return call(server.app, 'PUT', '/api/v1/auth/profile', { token, body });
}
/** A public picture. @returns its path */
const storePicture = async (server: TestServer) =>
  server.domain.images.put(
    {
      bytes: await sharp(await colored('#c2283b'))
        .webp()
        .toBuffer(),
      mediaType: 'image/webp',
    },
    'images',
  );
const userOf = async (server: TestServer, token: string) =>
  (await call(server.app, 'GET', '/api/v1/auth/user', { token })).json().user;

it('a server with its images in a bucket serves an uploaded picture for ever at its address, and stores none of it on disk', async () => {
  const store = await startStore();
  const server = await start(store.environment);
  const { token } = await server.signedIn();
  const reply = await sendPicture(server, token);
  expect(reply.statusCode, reply.body).toBe(200);
  const own = await call(server.app, 'GET', reply.json().user.profilePicture, { token });
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/webp']);

  const path = await storePicture(server);
  const shown = await call(server.app, 'GET', path);
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 });
  const again = await call(server.app, 'GET', path, {
    headers: { 'if-none-match': String(shown.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const head = await call(server.app, 'HEAD', path);
  expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(shown.rawPayload.length)]);
  expect(existsSync(imagesFolder(server.config))).toBe(false);
});

it('a server with its images in a bucket shares images with other servers', async () => {
  const store = await startStore();
  const [first, second] = [await start(store.environment), await start(store.environment)];
  expect((await call(second.app, 'GET', await storePicture(first))).statusCode).toBe(200);
});

it.each([
  '/images/none.png',
  '/images/../images/x',
  '/images/00000000000000000000000000000000.webp',
  '/images/',
])('a server with its images in a bucket has no image at %s', async (path) => {
  const server = await start((await startStore()).environment);
  expectFailure(await call(server.app, 'GET', path), 404);
});

it.each<[string, Answer | null, number]>([
  ['takes requests and says nothing', null, 503],
  ['is overloaded', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }, 503],
  ['refuses', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }, 502],
  ['breaks off', { headers: { 'content-length': '1000' }, body: 'half' }, 503],
])(
  'a server with its images in a bucket whose store %s answers in time, with a sentence, and changes nothing',
  async (_, answer, status) => {
    const store = await startBrokenStore(answer);
    ends.push(() => store.close());
    const server = await start(s3Environment(store.url), 300);
    const { token } = await server.signedIn();
    const upload = await sendPicture(server, token);
    expectFailure(upload, status, sentence);
    expect(upload.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    const { name, profilePicture } = await userOf(server, token);
    expect([name, profilePicture]).toEqual(['Asha Rao', null]);
    const shown = await call(server.app, 'GET', '/images/00000000000000000000000000000000.webp');
    expectFailure(shown, status, sentence);
    expect(shown.headers['cache-control']).toBeUndefined();
    expect((await call(server.app, 'GET', '/readyz')).statusCode).toBe(200);
  },
);

it('a server with its images in a bucket whose store is down reports that, and recovers when it is back', async () => {
  const store = await startStore();
  const server = await start(store.environment);
  const { token } = await server.signedIn();
  const own: string = (await sendPicture(server, token)).json().user.profilePicture;
  const path = await storePicture(server);
  expect((await call(server.app, 'GET', path)).statusCode).toBe(200);
  await store.close();
  ends.shift();
  expectFailure(await sendPicture(server, token, '#1155cc'), 503, sentence);
  expect((await call(server.app, 'GET', path)).statusCode, 'what was shown is still in memory').toBe(200);
  expect((await userOf(server, token)).profilePicture).toBe(own);
});
