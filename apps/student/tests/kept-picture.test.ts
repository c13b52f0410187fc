import { beforeEach, expect, test, vi } from 'vitest';
import { keepProfilePicture, readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { clearSession, getSession, setCredentials } from '#src/platform/session/session.ts';
import { uploadKeptPicture } from '#src/platform/upload-kept-picture.ts';
import { startLocalServer } from './local-server.ts';
import { makeUser } from './users.ts';

const email = 'aarohi@example.in';
const picture = `data:image/jpeg;base64,${btoa('a picture')}`;

/** Answers uploads, and lists those received. */
async function startPictureServer(status: number, reply: object | string = {}) {
  const uploads: { path: string; authorization: string; body: string }[] = [];
  await startLocalServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { url: path = '', headers } = request;
    uploads.push({ path: `${request.method} ${path}`, authorization: headers.authorization ?? '', body });
    const text = typeof reply === 'string' ? reply : JSON.stringify(reply);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  return uploads;
}

beforeEach(() => {
  setCredentials(makeUser({ email }), 'secret');
  keepProfilePicture(email, picture);
});

const uploaded = {
  result: { data: { user: makeUser({ email, profilePicture: '/images/4f.webp' }), message: 'ok' } },
};

test('the sign-up picture is uploaded once there is a session, and deleted from the device', async () => {
  const uploads = await startPictureServer(200, uploaded);
  await Promise.all([uploadKeptPicture(), uploadKeptPicture()]);
  expect(uploads).toHaveLength(1);
  expect(uploads[0]).toMatchObject({
    path: 'POST /api/trpc/auth.updateProfile',
    authorization: 'Bearer secret',
  });
  expect(uploads[0]?.body).toContain('a picture');
  expect(getSession().user?.profilePicture).toBe('/images/4f.webp');
  expect(readProfilePicture(email)).toBeNull();
});

test.each([
  [500, {}],
  [503, {}],
  [429, {}],
  [401, {}],
  [200, '<html>'],
])(
  'after %i %j the sign-up picture stays on the device, and a later upload succeeds',
  async (status, reply) => {
    await startPictureServer(status, reply);
    await uploadKeptPicture();
    expect(readProfilePicture(email)).toBe(picture);
    await startPictureServer(200, uploaded);
    await uploadKeptPicture();
    expect(readProfilePicture(email)).toBeNull();
  },
);

test.each([400, 413, 415])('an upload refused with status %i is not retried', async (status) => {
  await startPictureServer(status, { success: false, message: 'Please select an image file' });
  await uploadKeptPicture();
  expect(readProfilePicture(email)).toBeNull();
});

test('an invalid picture is deleted', async () => {
  keepProfilePicture(email, 'data:image/jpeg;base64,%%%');
  const uploads = await startPictureServer(200, uploaded);
  await uploadKeptPicture();
  expect(uploads).toEqual([]);
  expect(readProfilePicture(email)).toBeNull();
});

test("a picture on the server is not replaced, and no other student's is sent", async () => {
  const uploads = await startPictureServer(200, uploaded);
  setCredentials(makeUser({ email, profilePicture: '/images/own.webp' }), 'secret');
  await uploadKeptPicture();
  setCredentials(makeUser({ email: 'kabir@example.in' }), 'secret');
  await uploadKeptPicture();
  clearSession();
  await uploadKeptPicture();
  expect(uploads).toEqual([]);
  expect(readProfilePicture(email)).toBe(picture);
});

test('an upload that fails offline shows no error', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(uploadKeptPicture()).resolves.toBeUndefined();
  expect(readProfilePicture(email)).toBe(picture);
});
