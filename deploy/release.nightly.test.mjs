import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../scripts/workspace/root.mjs';
import { startThrowawayPostgres } from '../scripts/workspace/throwaway-postgres.mjs';

/** The product is built by then: npm test does that first. */
const folder = mkdtempSync(join(tmpdir(), 'release '));
const release = join(folder, 'study');

before(() => {
  const made = spawnSync(process.execPath, [join(root, 'deploy', 'release.mjs'), release], {
    encoding: 'utf8',
  });
  assert.equal(made.status, 0, made.stderr);
});
after(() => rmSync(folder, { recursive: true, force: true }));

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const main = join(release, 'apps', 'server', 'dist', 'main.js');

const settingsOf = (port, databaseUrl) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  PORT: String(port),
  HOST: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATA_DIR: join(folder, 'data'),
  ADMIN_PASSWORD: 'a long one of our own',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'no-reply@study.example.in',
  CASHFREE_CLIENT_ID: 'ours',
  CASHFREE_CLIENT_SECRET: 'ours too',
  GOOGLE_CLIENT_ID: 'ours',
  GOOGLE_CLIENT_SECRET: 'ours too',
  DRAIN_SECONDS: '0',
});

/** Starts the release like production does, from an unrelated folder. */
async function start(databaseUrl) {
  const port = await findFreePort();
  const env = settingsOf(port, databaseUrl);
  const url = env.PUBLIC_URL;
  const child = spawn(process.execPath, [main], { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await isReady())) {
    assert.equal(child.exitCode, null, said);
    await delay(50);
  }
  return { url, child, said: () => said };
}

test('a packed release starts without the rest of the repository, and answers like it', async (t) => {
  const wish = process.env.TEST_REAL_POSTGRES;
  const postgres = wish === 'off' ? null : await startThrowawayPostgres();
  if (!postgres) {
    assert.notEqual(
      wish,
      'required',
      'TEST_REAL_POSTGRES=required, but no Postgres server is installed here.',
    );
    return t.skip('no Postgres is installed');
  }
  const server = await start(postgres.url);
  try {
    for (const path of ['/', '/admin', '/api/docs', '/api/docs/json'])
      assert.equal((await fetch(server.url + path)).status, 200, path);
    // The request hashes a password, in a separate process.
    const reply = await fetch(`${server.url}/api/v1/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Asha Rao',
        age: 15,
        gender: 'Female',
        email: 'asha@study.example.in',
        password: 'a secret of hers',
      }),
    });
    assert.equal(reply.status, 200, await reply.text());
    assert.doesNotMatch(server.said(), /not built|"level":(50|60)/);
  } finally {
    server.child.kill('SIGKILL');
    await once(server.child, 'exit');
    await postgres.stop();
  }
});

test('a packed release has no development tools, no embedded database and no demo', () => {
  const packages = readdirSync(join(release, 'node_modules', '.pnpm'));
  for (const tool of ['typescript@', 'vitest@', 'esbuild@', 'tsx@', 'turbo@', 'vite@', '@electric-sql+'])
    assert.ok(!packages.some((name) => name.startsWith(tool)), tool);
  for (const name of ['library', 'embedded-postgres.js', 'demo-accounts.json'])
    assert.ok(!existsSync(join(release, 'apps', 'server', 'dist', name)), name);
  assert.ok(!existsSync(join(release, 'apps', 'server', 'src')));
});

test('a packed release has a bill of materials with every package in it', () => {
  const bom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(root, 'apps', 'server', 'package.json'), 'utf8'));
  assert.equal(bom.metadata.component.version, version);
  const listed = new Set(bom.components.map((component) => component['bom-ref'].replace('/', '+')));
  for (const place of readdirSync(join(release, 'node_modules', '.pnpm'))) {
    const [id] = /^@?[^@]+@[^_(]+/.exec(place) ?? [place];
    assert.ok(listed.has(id), place);
  }
});

test('a packed release without DATABASE_URL says in one line what to set', async () => {
  const env = settingsOf(await findFreePort(), '');
  const { status, stderr } = spawnSync(process.execPath, [main], { cwd: tmpdir(), env, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.equal(stderr, 'This build has no embedded database: set DATABASE_URL.\n');
});

test('packing a release does not overwrite what is in the folder', () => {
  const again = spawnSync(process.execPath, [join(root, 'deploy', 'release.mjs'), release], {
    encoding: 'utf8',
  });
  assert.equal(again.status, 1);
  assert.match(again.stderr, /is not empty/);
});
