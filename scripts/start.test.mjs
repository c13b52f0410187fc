import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The product is a copy of the scripts beside small services, in a folder with a space in its path. */
const folder = mkdtempSync(join(tmpdir(), 'start test '));
const port = 4330;
const sandboxPort = 4300;

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const service = (portVariable) => `
import { createServer } from 'node:http';
import { spawn } from 'node:child_process';
const helper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
createServer((request, reply) => {
  if (request.url === '/die') process.exit(7);
  reply.end(JSON.stringify({ pid: process.pid, helper: helper.pid, smtp: process.env.SMTP_URL, url: process.env.PUBLIC_URL }));
}).listen(Number(process.env.${portVariable}), '127.0.0.1');
process.on('SIGTERM', () => { helper.kill(); process.exit(); });
`;

before(async () => {
  cpSync(dirname(fileURLToPath(import.meta.url)), join(folder, 'scripts'), { recursive: true });
  write('package.json', '{ "packageManager": "pnpm@0.0.0", "type": "module" }');
  write('pnpm-lock.yaml', '');
  write('pnpm-workspace.yaml', '');
  write('node_modules/turbo/bin/turbo', 'setTimeout(() => {}, Number(process.env.BUILD_MS ?? 0))');
  write('apps/server/dist/main.js', service('PORT'));
  write('apps/sandbox/dist/main.js', service('SANDBOX_PORT'));
  const account = (name) => ({ email: `${name}@example.com`, password: `${name}-password` });
  const accounts = { basic: account('asha'), super: account('ravi'), adminPassword: 'admin-password' };
  write('apps/server/dist/demo-accounts.json', JSON.stringify(accounts));
  const { computeStamp } = await import(pathToFileURL(join(folder, 'scripts/workspace/install.mjs')).href);
  write('node_modules/.start-stamp', computeStamp());
});

after(() => rmSync(folder, { recursive: true, force: true }));

function start(environment = {}) {
  const child = spawn(process.execPath, [join(folder, 'scripts', 'start.mjs')], {
    cwd: tmpdir(),
    env: {
      ...process.env,
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      npm_lifecycle_event: 'start',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  child.stdout.on('data', (data) => (output.text += data));
  child.stderr.on('data', (data) => (output.text += data));
  return { child, output };
}

async function until(condition, what) {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    assert.ok(Date.now() < deadline, `waited in vain until ${what()}`);
    await delay(20);
  }
}

const says = ({ output, child }, text) =>
  until(
    () => {
      assert.ok(child.exitCode === null || output.text.includes(text), output.text);
      return output.text.includes(text);
    },
    () => `'${text}' is said; said was: ${output.text}`,
  );

const ask = async (at, path = '/') => (await fetch(`http://127.0.0.1:${at}${path}`)).json();

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function assertAllGone(pids) {
  await until(
    () => !pids.some(isAlive),
    () => `${pids.filter(isAlive)} are gone`,
  );
}

async function listProcesses() {
  const [server, sandbox] = [await ask(port), await ask(sandboxPort)];
  return [server.pid, server.helper, sandbox.pid, sandbox.helper];
}

test('npm start prints the addresses and the demo accounts, and points the server at the sandbox', async () => {
  const started = start();
  await says(started, 'Ctrl-C ends it');
  for (const text of [
    'http://localhost:4330/admin',
    'http://localhost:4300',
    'asha@example.com',
    'ravi-password',
    'admin-password',
  ]) {
    assert.ok(started.output.text.includes(text), text);
  }
  const { smtp, url } = await ask(port);
  assert.deepEqual([smtp, url], ['smtp://127.0.0.1:4325', 'http://localhost:4330']);
  const pids = await listProcesses();
  started.child.kill('SIGINT');
  assert.deepEqual(await once(started.child, 'exit'), [0, null]);
  await assertAllGone(pids);
});

test("npm start keeps the user's settings", async () => {
  const started = start({ SMTP_URL: 'smtp://mail.example.com' });
  await says(started, 'Ctrl-C ends it');
  assert.equal((await ask(port)).smtp, 'smtp://mail.example.com');
  started.child.kill('SIGTERM');
  await once(started.child, 'exit');
});

test('npm start ends all services with a message when one dies', async () => {
  const started = start();
  await says(started, 'Ctrl-C ends it');
  const pids = await listProcesses();
  await ask(sandboxPort, '/die').catch(() => {});
  assert.deepEqual(await once(started.child, 'exit'), [1, null]);
  assert.match(started.output.text, /The sandbox ended \(exit code 7\)/);
  await assertAllGone([pids[0], pids[1], pids[2]]);
  await assertAllGone(pids);
});

test('npm start leaves no service behind when it is killed', async () => {
  const started = start();
  await says(started, 'Ctrl-C ends it');
  const pids = await listProcesses();
  started.child.kill('SIGKILL');
  await assertAllGone(pids);
});

test('npm start can be interrupted during the build', async () => {
  const started = start({ BUILD_MS: '600000' });
  await says(started, 'Building');
  started.child.kill('SIGINT');
  assert.deepEqual(await once(started.child, 'exit'), [130, null]);
  assert.doesNotMatch(started.output.text, /failed/);
});

/**
 * Replaces turbo: its cache returns a damaged server, and --force a complete one or, as on a full disk, none.
 */
function writeDamagedCache(isForceGood) {
  write('apps/server/package.json', '{ "scripts": { "build": "…" } }');
  write('whole/main.js', service('PORT'));
  write(
    'node_modules/turbo/bin/turbo',
    `
    const { cpSync, writeFileSync } = require('node:fs');
    const args = process.argv.slice(2).join(' ');
    if (args.includes('--force') && ${isForceGood}) {
      if (!args.includes('--filter=./apps/server')) process.exit(1);
      cpSync('whole', 'apps/server/dist', { recursive: true });
      import('${pathToFileURL(join(folder, 'scripts/workspace/built-files.mjs')).href}')
        .then(({ sealBuild }) => sealBuild('apps/server/dist'));
    } else writeFileSync('apps/server/dist/main.js', 'import {');`,
  );
}

test('npm start rebuilds what a killed build or a damaged cache left', async () => {
  writeDamagedCache(true);
  const started = start();
  await says(started, 'Ctrl-C ends it');
  assert.match(started.output.text, /The build of apps\/server is damaged; building again/);
  started.child.kill('SIGINT');
  await once(started.child, 'exit');
});

test('npm start says which build stays damaged, and starts nothing', async () => {
  writeDamagedCache(false);
  const { child, output } = start();
  assert.deepEqual(await once(child, 'exit'), [1, null]);
  assert.match(output.text, /The build of apps\/server is damaged again: is the disk full\?/);
  assert.doesNotMatch(output.text, /SyntaxError|Starting/);
});

test('npm start says in one line which port is taken', async () => {
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  const { child, output } = start();
  assert.deepEqual(await once(child, 'exit'), [1, null]);
  assert.match(output.text, /^Port 4330 is taken\. .*PORT=<port>\.\n$/);
  squatter.close();
});
