import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createS3Images, type S3Images, type S3Settings } from '#src/adapters/s3-images.ts';
import { imagesFolder } from '#src/build-server.ts';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';
import {
  type Answer,
  bucket,
  type S3Server,
  s3Environment,
  signAsAmazon,
  startBrokenStore,
  startS3Server,
} from './s3-server.ts';

const sentence = 'Pictures are not available right now. Please try again in a moment';
const drawing = {
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  mediaType: 'image/svg+xml',
};
const colored = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

const settingsOf = (url: string, other: Partial<S3Settings> = {}): S3Settings => ({
  endpoint: url,
  region: 'auto',
  bucket,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  ...other,
});
const nameOf = (path: string) => path.replace('/images/', '');

let ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});
async function startStore(): Promise<S3Server> {
  const store = await startS3Server();
  ends.push(() => store.close());
  return store;
}

describe('the image store in a bucket', () => {
  let store: S3Server;
  let images: S3Images;
  beforeEach(async () => {
    store = await startStore();
    images = createS3Images(settingsOf(store.url));
  });

  it('keeps an image under an address made of its bytes alone, and gives it back', async () => {
    const path = await images.put(drawing);
    expect(path).toMatch(/^\/images\/[0-9a-f]{32}\.svg$/);
    expect(await images.put(drawing)).toBe(path);
    expect(await images.read(nameOf(path))).toEqual(drawing.bytes);
    expect(await images.read('00000000000000000000000000000000.svg')).toBeNull();
    await images.check();
  });

  it('writes what a network in front of the bucket needs: the type, and that it never changes', async () => {
    const path = await images.put(drawing);
    const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' });
    const reply = await client.fetch(`${store.url}/${bucket}/${nameOf(path)}`);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('stores the same bytes that come many times at once as one', async () => {
    const paths = await Promise.all(Array.from({ length: 20 }, () => images.put(drawing)));
    expect(new Set(paths).size).toBe(1);
    expect(await images.read(nameOf(paths[0] ?? ''))).toEqual(drawing.bytes);
  });

  it.each([
    ['a wrong key', { accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'other-bucket' }, 'NoSuchBucket'],
  ])('with %s fails as the provider’s fault, and names it for the log alone', async (_, other, code) => {
    const wrong = createS3Images(settingsOf(store.url, other));
    for (const work of [
      () => wrong.put(drawing),
      () => wrong.read('00000000000000000000000000000000.svg'),
      () => wrong.check(),
    ]) {
      const failure = await work().catch((error: Error) => error);
      expect(failure).toMatchObject({ code: 'PROVIDER_FAILED', message: sentence });
      expect((failure as Error).cause).toMatchObject({ message: expect.stringContaining(code) });
    }
  });

  it('refuses bytes that are not those of the name', async () => {
    const path = await images.put(drawing);
    const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' });
    await client.fetch(`${store.url}/${bucket}/${nameOf(path)}`, { method: 'PUT', body: 'other' });
    await expect(images.read(nameOf(path))).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

describe('the requests to a bucket', () => {
  it('are signed as the signer of Amazon itself does it', async () => {
    const store = await startBrokenStore({});
    ends.push(() => store.close());
    const images = createS3Images(
      settingsOf(store.url, { secretAccessKey: 'a secret', region: 'ap-south-1' }),
    );
    await images.put(drawing);
    await images.read('00000000000000000000000000000000.svg').catch(() => null);
    await images.check();
    expect(store.requests.map(({ method }) => method)).toEqual(['PUT', 'GET', 'GET']);
    for (const request of store.requests) {
      const { authorization, expected } = await signAsAmazon(request, {
        region: 'ap-south-1',
        accessKeyId: 'S3RVER',
        secretAccessKey: 'a secret',
      });
      expect(authorization).toMatch(/Signature=[0-9a-f]{64}$/);
      expect(authorization.replaceAll(', ', ',')).toBe(expected.replaceAll(', ', ','));
    }
    const [upload] = store.requests;
    expect(upload?.headers['x-amz-content-sha256']).toBe(
      createHash('sha256').update(drawing.bytes).digest('hex'),
    );
  });
});

describe('a server with its images in a bucket', () => {
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
  const userOf = async (server: TestServer, token: string) =>
    (await call(server.app, 'GET', '/api/v1/auth/user', { token })).json().user;

  it('shows an uploaded picture for ever at its address, and keeps none of it on disk', async () => {
    const store = await startStore();
    const server = await start(store.environment);
    const { token } = await server.signedIn();
    const reply = await sendPicture(server, token);
    expect(reply.statusCode, reply.body).toBe(200);
    const path: string = reply.json().user.profilePicture;

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

  it('is one of several: what one stored the other shows', async () => {
    const store = await startStore();
    const [first, second] = [await start(store.environment), await start(store.environment)];
    const { token } = await first.signedIn();
    const path: string = (await sendPicture(first, token)).json().user.profilePicture;
    expect((await call(second.app, 'GET', path)).statusCode).toBe(200);
  });

  it.each([
    '/images/none.png',
    '/images/../images/x',
    '/images/00000000000000000000000000000000.webp',
    '/images/',
  ])('has nothing at %s', async (path) => {
    const server = await start((await startStore()).environment);
    expectFailure(await call(server.app, 'GET', path), 404);
  });

  it.each<[string, Answer | null, number]>([
    ['takes requests and says nothing', null, 503],
    ['is overloaded', { status: 503, body: '<Error><Code>SlowDown</Code></Error>' }, 503],
    ['refuses', { status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }, 502],
    ['breaks off', { headers: { 'content-length': '1000' }, body: 'half' }, 503],
  ])('whose store %s answers in time, with a sentence, and changes nothing', async (_, answer, status) => {
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
  });

  it('whose store went away says so, and goes on when it is back', async () => {
    const store = await startStore();
    const server = await start(store.environment);
    const { token } = await server.signedIn();
    const path: string = (await sendPicture(server, token)).json().user.profilePicture;
    expect((await call(server.app, 'GET', path)).statusCode).toBe(200);
    await store.close();
    ends = ends.filter((end) => end !== ends[0]);
    expectFailure(await sendPicture(server, token, '#1155cc'), 503, sentence);
    expect((await call(server.app, 'GET', path)).statusCode, 'what was shown is still in memory').toBe(200);
    expect((await userOf(server, token)).profilePicture).toBe(path);
  });
});
