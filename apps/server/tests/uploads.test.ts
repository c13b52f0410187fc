import { createApiClient, failureOf, reasonOf } from '@repo/client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from './build-test-server.ts';

let server: TestServer;
let base: string;
let png: Blob;

beforeAll(async () => {
  server = await buildTestServer();
  base = await server.listen();
  const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: '#c2283b' } });
  png = new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
});
afterAll(() => server.close());

const clientOf = (token: string) =>
  createApiClient({ url: `${base}/api/trpc`, getToken: () => token, silenceLimitMs: 50_000 });
const adminClient = async () => clientOf(await server.adminToken());
const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('the call did not fail')),
    (error: unknown) => error,
  );
const stored = expect.stringMatching(/^\/images\/.+\.webp$/);

it('files are sent together with the other fields of a call', async () => {
  const { content } = await adminClient();
  const subject = await content.subjects.create.mutate({ name: 'History', description: '', imageFile: png });
  expect(subject).toMatchObject({ name: 'History', image: stored });
  const meme = await content.memes.create.mutate({ chapter: 'econ-1', alt: 'Red', imageFile: png });
  expect(meme).toMatchObject({ alt: 'Red', imageUrl: subject.image });
  const { auth } = clientOf((await server.signedIn()).token);
  const { user, message } = await auth.updateProfile.mutate({ name: 'New Name', age: 16, picture: png });
  const ownPicture = expect.stringMatching(/^\/pictures\/.+\.webp$/);
  expect(user).toMatchObject({ name: 'New Name', age: 16, profilePicture: ownPicture });
  expect(message).toBe('Profile picture updated successfully!');
});

it('an upload on top of an unseen change fails as a conflict, with the current item', async () => {
  const { content } = await adminClient();
  const seen = await content.memes.create.mutate({ chapter: 'econ-1', alt: 'First', imageFile: png });
  const now = await content.memes.update.mutate({ id: seen._id, alt: 'Second' });
  const edit = { id: seen._id, alt: 'Third', imageFile: png };
  const error = await failed(
    content.memes.update.mutate({ ...edit, seenUpdatedAt: seen.updatedAt ?? undefined }),
  );
  const { status, data } = failureOf(error) ?? {};
  expect([status, data]).toEqual([409, expect.objectContaining({ errorCode: 'STALE_EDIT', current: now })]);
  const later = await content.memes.update.mutate({ ...edit, seenUpdatedAt: now.updatedAt ?? undefined });
  expect(later.alt).toBe('Third');
});

it.each([
  ['no picture', new Blob(['text'], { type: 'image/png' }), 400, 'Please select an image file'],
  ['over 5 MB', new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]), 413, 'Image size should be less than 5MB'],
])('a file that is %s is refused with its sentence', async (_, picture, status, message) => {
  const { auth } = clientOf((await server.signedIn()).token);
  const error = await failed(auth.updateProfile.mutate({ picture }));
  expect([failureOf(error)?.status, reasonOf(error, '')]).toEqual([status, message]);
});

it('a body larger than any picture, or of unknown length, is refused unread', async () => {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(9 * 1024 * 1024)]));
  const whole = new Response(form);
  const type = whole.headers.get('content-type') ?? '';
  const bytes = await whole.arrayBuffer();
  const send = (body: ArrayBuffer | ReadableStream) =>
    fetch(`${base}/api/trpc/auth.signIn`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      duplex: 'half',
    } as RequestInit);
  for (const body of [bytes, new Blob([bytes.slice(0, 1_000)]).stream()]) {
    const reply = await send(body);
    expect([reply.status, await reply.json()]).toEqual([
      413,
      { success: false, message: 'Image size should be less than 5MB' },
    ]);
  }
});

it('an invalid form is bad input', async () => {
  const reply = await fetch(`${base}/api/trpc/auth.signIn`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nhalf',
  });
  expect(reply.status).toBe(400);
});
