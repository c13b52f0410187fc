import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { sweepDatabase } from '@repo/domain';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { call, expectDocumented, expectFailure } from '../call.ts';
import { base, server, useListeningServer } from '../test-server.ts';

useListeningServer();
let png: Buffer;

beforeAll(async () => {
  png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c2283b' } })
    .png()
    .toBuffer();
});

type Reply = {
  success: boolean;
  message: string;
  user: { profilePicture: string };
  data: { _id: string; image: string; imageUrl: string };
};

async function send(method: string, path: string, token: string, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const reply = await fetch(`${base}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: reply.status, body: (await reply.json()) as Reply };
}
const file = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });
const sendPicture = async (bytes: Buffer, type?: string, token?: string) =>
  send('PUT', '/v1/auth/profile', token ?? (await server.signedIn()).token, {
    profilePicture: file(bytes, type),
  });
/** Requests a picture like an <img> element: the session is in the cookie. */
const show = (path: string, token?: string) =>
  fetch(base + path, token ? { headers: { cookie: `session=${token}` } } : {});

/** A PNG of 30,000 by 30,000 pixels in a few kilobytes: a decompression bomb. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    return Buffer.concat([head, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(30_000, 0);
  size.writeUInt32BE(30_000, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const lines = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', lines),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it('a profile picture is re-encoded as webp without the location in its EXIF, and shown to its owner at one address', async () => {
  const { token } = await server.signedIn();
  const withPlace = await sharp(png)
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '19/1 4/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  expect((await sharp(withPlace).metadata()).exif).toBeDefined();
  const { status, body } = await sendPicture(withPlace, 'image/jpeg', token);
  expect(status).toBe(200);
  expect(body.message).toBe('Profile picture updated successfully!');
  const reply = await show(body.user.profilePicture, token);
  expect(reply.headers.get('content-type')).toBe('image/webp');
  expect(reply.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  const metadata = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 20 });
  expect(metadata.exif).toBeUndefined();
});

it('a profile picture is shown to nobody else, signed in or not', async () => {
  const { body } = await sendPicture(png);
  const other = await server.signedIn();
  const asks = [undefined, 'no-such-session', other.token].map((token) =>
    show(body.user.profilePicture, token).then(({ status }) => status),
  );
  expect(await Promise.all(asks)).toEqual([401, 401, 404]);
});

it('a profile picture that an earlier version stored publicly is moved to private storage by the daily sweep', async () => {
  const { id, token } = await server.signedIn();
  const path = await server.domain.images.put({ bytes: png, mediaType: 'image/png' }, 'images');
  await server.database.sql`update users set profile_picture = ${path} where id = ${id}`;
  expect((await show(path)).status).toBe(200);
  await server.database.sql`delete from sweeps`;
  await sweepDatabase(server.domain, new AbortController().signal);
  const { profilePicture } = (await call(server.app, 'GET', '/api/v1/auth/user', { token })).json().user;
  expect(profilePicture).toMatch(/^\/pictures\//);
  expect((await show(profilePicture, token)).status).toBe(200);
});

it('a profile picture may be sent as a data URL in JSON', async () => {
  const { token } = await server.signedIn();
  const profilePicture = `data:image/png;base64,${png.toString('base64')}`;
  const reply = await call(server.app, 'PUT', '/api/v1/auth/profile', {
    token,
    body: { profilePicture, name: 'New Name' },
  });
  const { user } = expectDocumented<{ user: { name: string; profilePicture: string } }>(
    reply,
    'PUT /v1/auth/profile',
  );
  expect(user.name).toBe('New Name');
  expect(user.profilePicture).toMatch(/^\/pictures\/[0-9a-f]+\.webp$/);
});

it.each([
  ['text named as a picture', () => Buffer.from('this is no picture')],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
  ],
  ['a picture that breaks off', () => png.subarray(0, 60)],
  ['a decompression bomb', bomb],
  ['nothing', () => Buffer.alloc(0)],
])('a profile picture that is %s is refused and changes nothing', async (_, bytes) => {
  const { token } = await server.signedIn();
  const { status, body } = await send('PUT', '/v1/auth/profile', token, {
    name: 'Changed',
    profilePicture: file(bytes()),
  });
  expect([status, body]).toEqual([400, { success: false, message: 'Please select an image file' }]);
  const user = (await call(server.app, 'GET', '/api/v1/auth/user', { token })).json().user;
  expect([user.name, user.profilePicture]).toEqual(['Asha Rao', null]);
});

it('a profile picture over 5 MB is refused with its sentence, in either format', async () => {
  const big = Buffer.alloc(5 * 1024 * 1024 + 1, 1);
  const { status, body } = await sendPicture(big);
  expect([status, body]).toEqual([413, { success: false, message: 'Image size should be less than 5MB' }]);
  const { token } = await server.signedIn();
  const profilePicture = `data:image/png;base64,${big.toString('base64')}`;
  const reply = await call(server.app, 'PUT', '/api/v1/auth/profile', { token, body: { profilePicture } });
  expectFailure(reply, 413, 'Image size should be less than 5MB');
});

it('the content tool’s pictures are uploaded with a new subject and with a meme, only by an admin', async () => {
  const admin = await server.adminToken();
  const subject = await send('POST', '/v1/subjects', admin, { name: 'History', image: file(png) });
  expect(subject.status).toBe(200);
  expect(subject.body.data).toMatchObject({ name: 'History', description: '' });
  expect(subject.body.data.image).toMatch(/^\/images\/.+\.webp$/);
  const meme = await send('POST', '/v1/memes', admin, { chapter: 'econ-1', image: file(png) });
  expect(meme.body.data.imageUrl).toBe(subject.body.data.image);
  const { token } = await server.signedIn();
  expect((await send('POST', '/v1/subjects', token, { name: 'X', image: file(png) })).status).toBe(401);
});

it('the content tool’s pictures are optional: JSON works as well', async () => {
  const token = await server.adminToken();
  const reply = await call(server.app, 'POST', '/api/v1/subjects', { token, body: { name: 'Civics' } });
  expect(expectDocumented(reply, 'POST /v1/subjects')).toMatchObject({ data: { image: null } });
});

it('form data is refused by calls without a file', async () => {
  const { status } = await send('POST', '/v1/auth/sign-in', 'none', { email: 'a@b.in' });
  expect(status).toBe(415);
});

it('form data that is truncated is bad input', async () => {
  const { token } = await server.signedIn();
  const reply = await call(server.app, 'PUT', '/api/v1/auth/profile', {
    token,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expectFailure(reply, 400);
  const broken = await server.app.inject({
    method: 'PUT',
    url: '/api/v1/auth/profile',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf',
  });
  expectFailure(broken, 400);
});
