import { failureOf, reasonOf, uploadProfilePicture } from '@repo/client';
import { expect, test } from 'vitest';
import { startLocalServer } from './local-server.ts';

const picture = new Blob([new Uint8Array([1, 2, 3, 4])], { type: 'image/jpeg' });
const json = { 'content-type': 'application/json' };

async function failed(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('the upload did not fail');
    },
    (error: unknown) => error,
  );
}

/** Reads a request as the platform's own parser of form data sees it. */
async function formOf(contentType: string | undefined, chunks: Buffer[]): Promise<FormData> {
  const headers = { 'content-type': contentType ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

test('the picture goes out as the file profilePicture of a PUT that carries the token', async () => {
  let seen: { method: string | undefined; authorization: string | undefined; form: FormData } | null = null;
  const origin = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const form = await formOf(request.headers['content-type'], chunks);
      seen = { method: request.method, authorization: request.headers.authorization, form };
      response.writeHead(200, json).end(JSON.stringify({ success: true, user: { id: 'u1' }, message: 'ok' }));
    });
  });
  const user = await uploadProfilePicture({ token: 'secret', picture, url: `${origin}/api/v1/auth/profile` });
  expect(user).toEqual({ id: 'u1' });
  expect(seen).toMatchObject({ method: 'PUT', authorization: 'Bearer secret' });
  const file = (seen as { form: FormData } | null)?.form.get('profilePicture') as File;
  expect(file.type).toBe('image/jpeg');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3, 4]);
});

test("a refused picture has its status, and the server's message is its reason", async () => {
  const message = 'Image size should be less than 5MB';
  const url = await startLocalServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(413, json).end(JSON.stringify({ success: false, message }));
    });
  });
  const error = await failed(uploadProfilePicture({ token: 'secret', picture, url }));
  expect(failureOf(error)?.status).toBe(413);
  expect(reasonOf(error, 'fallback')).toBe(message);
});

test('a reply without a user is a PARSING_ERROR', async () => {
  const url = await startLocalServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, json).end('{"success":true}'));
  });
  const error = await failed(uploadProfilePicture({ token: 'secret', picture, url }));
  expect(failureOf(error)?.status).toBe('PARSING_ERROR');
});

test('a server that nobody runs is a FETCH_ERROR, one that stays silent a TIMEOUT_ERROR', async () => {
  const nobody = await failed(uploadProfilePicture({ token: 't', picture, url: 'http://127.0.0.1:1/' }));
  expect(failureOf(nobody)?.status).toBe('FETCH_ERROR');
  const url = await startLocalServer(() => {});
  const silent = await failed(uploadProfilePicture({ token: 't', picture, url, silenceLimitMs: 50 }));
  expect(failureOf(silent)?.status).toBe('TIMEOUT_ERROR');
});
