import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { server, useTestServer } from './test-server.ts';

useTestServer({ content: 'none' });
let port: number;

beforeAll(async () => {
  port = Number(new URL(await server.listen()).port);
});

/** Writes bytes unchanged and reads until the server closes. */
async function exchange(
  bytes: string | Buffer,
): Promise<{ status: number; type: string; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  // The server may close while we are still writing.
  socket.on('error', () => {});
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    type: /^content-type: (.*)$/im.exec(head)?.[1]?.trim() ?? '',
    head,
    body,
  };
}
const line = 'GET /api/v1/status/lastPublishedContentAt HTTP/1.1\r\n';
const host = 'Host: localhost\r\n';
const post = `POST /api/v1/auth/sign-in HTTP/1.1\r\n${host}Content-Type: application/json\r\n`;

it.each([
  ['rubbish', 'rubbish\r\n\r\n', 400],
  ['bytes that are no text', Buffer.from([0, 255, 13, 10, 13, 10]), 400],
  ['the start of TLS', Buffer.from([0x16, 3, 1, 0, 0xa5, 1, 0, 0, 0xa1, 3, 3]), 400],
  ['another version of HTTP', `${line.replace('1.1', '9.9')}${host}\r\n`, 400],
  ['a header with a line break in its name', `${line}${host}a\rb: c\r\n\r\n`, 400],
  ['a length that is no number', `${post}Content-Length: many\r\n\r\n`, 400],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
  ['a length beside chunks', `${post}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['two hosts', `${line}${host}Host: evil.example\r\n\r\n`, 400],
  ['the same host twice', `${line}${host}${host}\r\n`, 400],
  ['two hosts for a page', `GET /login HTTP/1.1\r\n${host}HOST: evil.example\r\n\r\n`, 400],
  ['no host', `${line}\r\n`, 400],
  ['a chunk without its size', `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`, 400],
  ['headers of 20 KB', `${line}${host}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
])(
  'an unusual request (%s) is refused in the documented shape, and the connection closed',
  async (_what, bytes, status) => {
    const reply = await exchange(bytes);
    expect(reply).toMatchObject({ status, type: 'application/json; charset=utf-8' });
    expect(JSON.parse(reply.body)).toEqual({ success: false, message: expect.stringMatching(/\S/) });
  },
);

it('an unusual request with a foreign Host is answered, and that host does not appear in the reply', async () => {
  for (const path of ['/api/v1/auth/verify-email?token=none', '/api/v1/auth/google/start', '/login']) {
    const foreign = 'Host: evil.example\r\nAccept: text/html\r\nConnection: close\r\n\r\n';
    const reply = await exchange(`GET ${path} HTTP/1.1\r\n${foreign}`);
    expect(reply.status).toBeLessThan(500);
    expect(reply.head + reply.body).not.toContain('evil.example');
  }
});

it('an unusual request of HTTP/1.0 without a Host is answered', async () => {
  expect(await exchange(`${line.replace('1.1', '1.0')}\r\n`)).toMatchObject({ status: 200 });
});

it('an unusual request does not affect the next request', async () => {
  const reply = await exchange(`${line}${host}Connection: close\r\n\r\n`);
  expect(reply).toMatchObject({ status: 200, body: '{"success":true,"data":null}' });
});

describe('a request that arrives too slowly', () => {
  let impatient: TestServer;
  beforeAll(async () => {
    impatient = await buildTestServer({ content: 'none', requestMaxMs: 500 });
    port = Number(new URL(await impatient.listen()).port);
  });
  afterAll(() => impatient.close());

  it.each([
    ['headers', `${line}${host}X-Slow: `],
    ['a body', `${post}Content-Length: 20\r\n\r\n{"email":`],
  ])('a request that arrives too slowly (%s) is refused in the documented shape', async (_what, bytes) => {
    const reply = await exchange(bytes);
    expect(reply).toMatchObject({ status: 408, type: 'application/json; charset=utf-8' });
    expect(JSON.parse(reply.body)).toEqual({
      success: false,
      message: 'The request took too long to arrive',
    });
  });
});
