import { createApiClient, failureOf, reasonOf } from '@repo/client';
import { expect, test } from 'vitest';
import { startLocalServer } from './local-server.ts';

const picture = new Blob([new Uint8Array([1, 2, 3, 4])], { type: 'image/jpeg' });
const json = { 'content-type': 'application/json' };
const user = { id: 'u1' };

async function failed(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('the upload did not fail');
    },
    (error: unknown) => error,
  );
}

const uploadTo = (origin: string, limits: { silenceLimitMs?: number; uploadSilenceLimitMs?: number } = {}) =>
  createApiClient({
    url: `${origin}/api/trpc`,
    getToken: () => 'secret',
    ...limits,
  }).auth.updateProfile.mutate({
    age: 16,
    picture,
  });

/** Reads a request as the platform's own parser of form data sees it. */
async function formOf(contentType: string | undefined, chunks: Buffer[]): Promise<FormData> {
  const headers = { 'content-type': contentType ?? '' };
  return new Response(Buffer.concat(chunks), { headers }).formData();
}

test('a file is sent as form data, with the other fields and the token', async () => {
  let seen: { url: string | undefined; authorization: string | undefined; form: FormData } | null = null;
  const origin = await startLocalServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const form = await formOf(request.headers['content-type'], chunks);
      seen = { url: request.url, authorization: request.headers.authorization, form };
      response.writeHead(200, json).end(JSON.stringify({ result: { data: { user, message: 'ok' } } }));
    });
  });
  expect(await uploadTo(origin)).toEqual({ user, message: 'ok' });
  expect(seen).toMatchObject({ url: '/api/trpc/auth.updateProfile', authorization: 'Bearer secret' });
  const form = (seen as { form: FormData } | null)?.form;
  expect(JSON.parse(String(form?.get('input')))).toMatchObject({ age: 16 });
  const file = form?.get('picture') as File;
  expect(file.type).toBe('image/jpeg');
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3, 4]);
});

test("a refused picture fails with the HTTP status, and the server's message as its reason", async () => {
  const message = 'Image size should be less than 5MB';
  const origin = await startLocalServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(413, json).end(JSON.stringify({ success: false, message }));
    });
  });
  const error = await failed(uploadTo(origin));
  expect(failureOf(error)?.status).toBe(413);
  expect(reasonOf(error, 'fallback')).toBe(message);
});

test('a reply without a user is a PARSING_ERROR', async () => {
  const origin = await startLocalServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, json).end('{"success":true}'));
  });
  expect(failureOf(await failed(uploadTo(origin)))?.status).toBe('PARSING_ERROR');
});

test('an upload fails with FETCH_ERROR where no server runs, and with TIMEOUT_ERROR if the server stays silent', async () => {
  const nobody = await failed(uploadTo('http://127.0.0.1:1'));
  expect(failureOf(nobody)?.status).toBe('FETCH_ERROR');
  const origin = await startLocalServer(() => {});
  const silent = await failed(uploadTo(origin, { uploadSilenceLimitMs: 50 }));
  expect(failureOf(silent)?.status).toBe('TIMEOUT_ERROR');
});

test('an upload may be silent for longer than other calls', async () => {
  const origin = await startLocalServer((request, response) => {
    const answer = () => response.writeHead(200, json).end(JSON.stringify({ result: { data: { user } } }));
    request.resume().on('end', () => setTimeout(answer, 150));
  });
  expect(await uploadTo(origin, { silenceLimitMs: 50 })).toEqual({ user });
});
