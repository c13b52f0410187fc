import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskImages } from '#src/adapters/disk-images.ts';
import { script, writeBuild } from './app-builds.ts';
import { buildTestServer, type TestServer } from './build-test-server.ts';
import { call, expectFailure } from './call.ts';
import { rawRequest } from './raw-request.ts';

let server: TestServer;
let base: string;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-test-'));
  await writeFile(join(folder, 'secret.txt'), 'the secret');
  const [studentFolder, adminFolder] = [
    await writeBuild(folder, 'student'),
    await writeBuild(folder, 'admin'),
  ];
  server = await buildTestServer({ content: 'none', studentFolder, adminFolder });
  await writeFile(join(server.config.dataDir, 'secret.txt'), 'the secret');
  base = await server.listen();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => call(server.app, 'GET', url, { headers });

it.each(['/', '/index.html', '/dashboard', '/tabs/a/b', '/tabs/a.b/c%20d', '/login?x=1', '/administrator'])(
  'the page %s is the student app, revalidated each time',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>student</title>');
    expect(reply.headers['content-type']).toMatch(/^text\/html/);
    expect(reply.headers['cache-control']).toBe('no-cache');
  },
);

it.each(['/admin', '/admin/', '/admin/x', '/admin/x/y?z'])('the page %s is the admin app', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('<title>admin</title>');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

it('the pages are sent compressed as they were built, if the client accepts that', async () => {
  for (const [url, text] of [
    ['/assets/main-4f2a.js', script],
    ['/dashboard', '<title>student</title>'],
    ['/admin/x', '<title>admin</title>'],
    ['/', '<title>student</title>'],
  ] as const) {
    const packed = await rawRequest(base, url, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding'], url).toBe('br');
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(packed.bytes).toString()).toContain(text);
    const plain = await rawRequest(base, url);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.bytes.toString()).toContain(text);
  }
});

it('the pages revalidate worker and manifest each time; only the worker may fetch memes from elsewhere', async () => {
  const worker = await get('/sw.js');
  expect(worker.headers['content-type']).toMatch(/javascript/);
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-security-policy']).toBe("default-src 'self'; connect-src 'self' https:");
  const manifest = await get('/app.webmanifest');
  expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  expect(manifest.headers['cache-control']).toBe('no-cache');
  const page = await get('/dashboard');
  expect(page.headers['content-security-policy']).toContain("worker-src 'self'");
  expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  expect(page.headers['content-security-policy']).toMatch(/connect-src 'self'(;| [^*;]*;)/);
});

it('the pages allow caching for ever only for files with a hash in their name', async () => {
  for (const url of ['/assets/main-4f2a.js', '/admin/assets/main-4f2a.js'])
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
});

it.each([
  '/.git/config',
  '/%2egit/config',
  '/.env',
  '/admin/.env',
  '/.well-known/security.txt',
  '/metrics',
  '/%6detrics',
  '//metrics',
  '/v1/bulk-data',
  '/v1',
  '/index.php',
  '/wp-login.php',
  '/index.html.br',
  '/admin/index.html.br',
  '/assets/main-4f2a.js.br',
  '/missing.webmanifest',
])('the address %s is no page of ours: 404', async (url) => {
  expectFailure(await get(url, { accept: 'text/html' }), 404, 'There is nothing at this address');
});

it('the pages are for clients that accept HTML: a client that asks for JSON gets 404', async () => {
  expectFailure(await get('/dashboard', { accept: 'application/json' }), 404);
  for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*'])
    expect((await get('/dashboard', { accept })).statusCode, accept).toBe(200);
});

it.each(['/assets/gone-1234.js', '/admin/assets/gone.css', '/missing.png', '/images/none.png', '/images/'])(
  'the address %s, which is no file, is 404 and not a page',
  async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('<title>');
  },
);

it('the pages are read-only: a POST is 404', async () => {
  expect((await call(server.app, 'POST', '/dashboard', { body: {} })).statusCode).toBe(404);
});

it('the pages are never served under /api', async () => {
  for (const url of ['/api', '/api/none', '/api/v1/dashboard', '/api/trpc-none'])
    expectFailure(await get(url, { accept: 'text/html' }), 404);
});

it('the pages may only run our own scripts', async () => {
  for (const url of ['/', '/dashboard', '/admin/x', '/api/none', '/assets/main-4f2a.js']) {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy, url).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|upgrade-insecure/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['permissions-policy']).toContain('camera=(), geolocation=()');
  }
});

it('the images are cached for ever and may run nothing', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const image = { bytes, mediaType: 'image/svg+xml' };
  const path = await createDiskImages(server.config.dataDir).put(image, 'images');
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  const etag = String(reply.headers.etag);
  expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(path, { range: 'bytes=900-' })).statusCode).toBeLessThan(500);
  expect((await get(path, { 'if-match': '"other"' })).statusCode).toBeLessThan(500);
});

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/images/../secret.txt',
  '/images/..%2fsecret.txt',
  '/images/%2e%2e/secret.txt',
  '/images/..%5csecret.txt',
  '/images/%252e%252e%252fsecret.txt',
  '/images/x%00.png',
  '/images//etc/passwd',
  '/images/.hidden',
  '/admin/..%2f..%2fsecret.txt',
  '//secret.txt',
])('a file outside the folders cannot be reached by %s', async (path) => {
  const reply = await rawRequest(base, path);
  expect(reply.bytes.toString()).not.toContain('the secret');
  expect(reply.bytes.toString()).not.toContain('root:');
  expect(reply.status).toBeLessThan(500);
  expect(reply.bytes.toString()).not.toContain(folder);
});

it('the documentation is one document of every call, and a page to read it', async () => {
  const document = (await get('/api/docs/json')).json<{ paths: Record<string, unknown> }>();
  expect(Object.keys(document.paths)).toContain('/v1/bulk-data');
  expect(Object.keys(document.paths)).toContain('/v1/auth/sign-in');
  const page = await get('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('API</title>');
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' http:\/\/127\.0\.0\.1:\d+;/);
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

it('a server without built apps answers calls, and returns 404 for pages', async () => {
  const bare = await buildTestServer({ content: 'none' });
  const [page, status] = [
    await call(bare.app, 'GET', '/dashboard'),
    await call(bare.app, 'GET', '/api/v1/status/lastPublishedContentAt'),
  ];
  await bare.close();
  expectFailure(page, 404);
  expect(status.statusCode).toBe(200);
});

it('the probes report that the process answers and that it can reach its database', async () => {
  expect((await get('/healthz')).json()).toEqual({ success: true });
  expect((await get('/readyz')).json()).toEqual({ success: true });
});

it.each([
  '/api/v1/auth/user',
  '/api/v1/status/lastPublishedContentAt',
  '/api/v1/none',
  '/api/trpc/auth.user',
  '/api/trpc/auth.user,auth.user?batch=1',
  '/%61pi/v1/auth/user',
])('a cache may store nothing from %s', async (url) => {
  expect((await get(url)).headers['cache-control']).toBe('no-store');
});

it('a cache may store the download of content for its student, and what is public', async () => {
  const { token } = await server.signedIn();
  const bulk = await get('/api/v1/bulk-data', { authorization: `Bearer ${token}` });
  expect(bulk.headers['cache-control']).toBe('private, no-cache');
  expect(bulk.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect((await get('/api/docs/json')).headers['cache-control']).toBeUndefined();
});
