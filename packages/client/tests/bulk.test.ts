import { failureOf, fetchBulk, reasonOf } from '@repo/client';
import { expect, test } from 'vitest';
import { startLocalServer } from './local-server.ts';

const body = JSON.stringify({ success: true, data: { timestamp: 't', subjects: [] }, message: 'ok' });

/** Answers like the bulk endpoint with one version. */
const startBulkServer = () =>
  startLocalServer((request, response) => {
    if (request.headers.authorization !== 'Bearer good') {
      response.writeHead(401).end(JSON.stringify({ success: false, message: 'Please log in to continue' }));
    } else if (request.headers['if-none-match'] === '"v1"') response.writeHead(304, { etag: '"v1"' }).end();
    else response.writeHead(200, { etag: '"v1"' }).end(body);
  });

test('the first download gives the text and its ETag', async () => {
  const url = await startBulkServer();
  const reply = await fetchBulk({ url, token: 'good', etag: null });
  expect(reply).toEqual({ kind: 'fresh', text: body, etag: '"v1"' });
});

test('a copy with the current ETag is used again, without a download', async () => {
  const url = await startBulkServer();
  expect(await fetchBulk({ url, token: 'good', etag: '"v1"' })).toEqual({ kind: 'notModified' });
});

test('a copy with an old ETag is replaced by a download', async () => {
  const url = await startBulkServer();
  expect((await fetchBulk({ url, token: 'good', etag: '"v0"' })).kind).toBe('fresh');
});

test('a download without a session fails with 401 and the reason', async () => {
  const url = await startBulkServer();
  const error = await fetchBulk({ url, token: 'bad', etag: null }).catch((thrown: unknown) => thrown);
  expect(failureOf(error)?.status).toBe(401);
  expect(reasonOf(error, 'Failed to fetch bulk data')).toBe('Please log in to continue');
});

test('letters cut by a network packet arrive whole', async () => {
  const bytes = Buffer.from(JSON.stringify({ word: 'रसायन' }));
  const url = await startLocalServer((_request, response) => {
    response.writeHead(200);
    response.write(bytes.subarray(0, 11));
    setImmediate(() => response.end(bytes.subarray(11)));
  });
  const reply = await fetchBulk({ url, token: 'good', etag: null });
  expect(reply).toMatchObject({ text: bytes.toString() });
});

test('a download that keeps moving may take longer than the silence limit', async () => {
  const parts = 12;
  const url = await startLocalServer((_request, response) => {
    response.writeHead(200);
    let sent = 0;
    const timer = setInterval(() => {
      response.write('x');
      sent += 1;
      if (sent < parts) return;
      clearInterval(timer);
      response.end();
    }, 100);
  });
  const reply = await fetchBulk({ url, token: 'good', etag: null, silenceLimitMs: 1_000 });
  expect(reply).toMatchObject({ text: 'x'.repeat(parts) });
});
