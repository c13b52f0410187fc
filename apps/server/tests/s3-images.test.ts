import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { beforeEach, describe, expect, it } from 'vitest';
import { createS3Images, type S3Images, type S3Settings } from '#src/adapters/s3-images.ts';
import { ends, sentence, startStore } from './bucket-stores.ts';
import { bucket, type S3Server, signAsAmazon, startBrokenStore } from './s3-server.ts';

const drawing = {
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  mediaType: 'image/svg+xml',
};
const settingsOf = (url: string, other: Partial<S3Settings> = {}): S3Settings => ({
  endpoint: url,
  region: 'auto',
  bucket,
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
  ...other,
});
const nameOf = (path: string) => path.replace('/images/', '');

describe('the image store in a bucket', () => {
  let store: S3Server;
  let images: S3Images;
  beforeEach(async () => {
    store = await startStore();
    images = createS3Images(settingsOf(store.url));
  });

  it('the image store in a bucket stores an image under an address derived only from its bytes, and returns it', async () => {
    const path = await images.put(drawing, 'images');
    expect(path).toMatch(/^\/images\/[0-9a-f]{32}\.svg$/);
    expect(await images.put(drawing, 'images')).toBe(path);
    expect(await images.read(nameOf(path))).toEqual(drawing.bytes);
    expect(await images.read('00000000000000000000000000000000.svg')).toBeNull();
    await images.check();
  });

  it('the image store in a bucket lists its images, removes one, and can store it again', async () => {
    const drawings = Array.from({ length: 3 }, (_, n) => ({
      ...drawing,
      bytes: Buffer.from(`<svg id="${n}"/>`),
    }));
    const paths: string[] = [];
    for (const each of drawings) paths.push(await images.put(each, 'images'));
    const list = async () => (await images.list(null)).paths.sort();
    expect(await list()).toEqual(paths.sort());
    const [path = ''] = paths;
    await images.remove(path);
    await images.remove(path);
    expect([await images.get(path), await list()]).toEqual([null, paths.slice(1)]);
    for (const each of drawings) await images.put(each, 'images');
    expect(await list()).toEqual(paths);
  });

  it('the image store in a bucket keeps figures apart from public images', async () => {
    const [image, figure] = [await images.put(drawing, 'images'), await images.put(drawing, 'figures')];
    expect(figure).toMatch(/^figures\/[0-9a-f]{32}\.svg$/);
    expect((await images.list(null)).paths.sort()).toEqual([image, figure].sort());
    await images.remove(image);
    expect([await images.read(nameOf(image)), (await images.get(figure))?.bytes]).toEqual([
      null,
      drawing.bytes,
    ]);
    await images.remove(figure);
    expect(await images.get(figure)).toBeNull();
  });

  it('the image store in a bucket lists page by page, and only our images', async () => {
    const name = '0123456789abcdef0123456789abcdef.webp';
    const page = await startBrokenStore({
      body: `<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>
        <Contents><Key>backup/all.tar</Key></Contents><Contents><Key>${name}</Key><Size>5</Size></Contents>
        <NextContinuationToken>1/a+b&amp;c==</NextContinuationToken></ListBucketResult>`,
    });
    ends.push(page.close);
    const listed = createS3Images(settingsOf(page.url));
    expect(await listed.list(null)).toEqual({ paths: [`/images/${name}`], next: '1/a+b&c==' });
    await listed.list('1/a+b&c==');
    const asked = page.requests.map(({ url = '' }) =>
      new URL(url, page.url).searchParams.get('continuation-token'),
    );
    expect(asked).toEqual([null, '1/a+b&c==']);
  });

  it('the image store in a bucket sets what a CDN in front of the bucket needs: the type, and that it never changes', async () => {
    const path = await images.put(drawing, 'images');
    const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' });
    const reply = await client.fetch(`${store.url}/${bucket}/${nameOf(path)}`);
    expect(reply.headers.get('content-type')).toBe('image/svg+xml');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('the image store in a bucket stores the same bytes as one image, even when they are uploaded many times concurrently', async () => {
    const paths = await Promise.all(Array.from({ length: 20 }, () => images.put(drawing, 'images')));
    expect(new Set(paths).size).toBe(1);
    expect(await images.read(nameOf(paths[0] ?? ''))).toEqual(drawing.bytes);
  });

  it.each([
    ['a wrong key', { accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
    ['a bucket that is not there', { bucket: 'other-bucket' }, 'NoSuchBucket'],
  ])(
    'the image store in a bucket with %s fails as the provider’s fault, and only the log names it',
    async (_, other, code) => {
      const wrong = createS3Images(settingsOf(store.url, other));
      for (const work of [
        () => wrong.put(drawing, 'images'),
        () => wrong.read('00000000000000000000000000000000.svg'),
        () => wrong.check(),
      ]) {
        const failure = await work().catch((error: Error) => error);
        expect(failure).toMatchObject({ code: 'PROVIDER_FAILED', message: sentence });
        expect((failure as Error).cause).toMatchObject({ message: expect.stringContaining(code) });
      }
    },
  );

  it('the image store in a bucket refuses bytes that do not match the name', async () => {
    const path = await images.put(drawing, 'images');
    const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' });
    await client.fetch(`${store.url}/${bucket}/${nameOf(path)}`, { method: 'PUT', body: 'other' });
    await expect(images.read(nameOf(path))).rejects.toMatchObject({ code: 'PROVIDER_FAILED' });
  });
});

it('the requests to a bucket are signed exactly as Amazon’s own signer does', async () => {
  const store = await startBrokenStore({});
  ends.push(() => store.close());
  const images = createS3Images(settingsOf(store.url, { secretAccessKey: 'a secret', region: 'ap-south-1' }));
  await images.put(drawing, 'images');
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
