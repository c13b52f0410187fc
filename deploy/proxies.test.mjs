import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const sample = (name) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'proxies-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const isInstalled = (name, ...args) => spawnSync(name, args).status === 0;
const nginx = ['/usr/sbin/nginx', 'nginx'].find((name) => isInstalled(name, '-v'));
const hasCaddy = isInstalled('caddy', 'version');
const hasOpenssl = isInstalled('openssl', 'version');

async function listen(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

async function findFreePort() {
  const probe = createServer();
  const port = await listen(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

test('nginx accepts its sample configuration', { skip: !nginx || !hasOpenssl }, () => {
  const [certificate, key] = ['certificate.pem', 'key.pem'].map((name) => join(folder, name));
  const curve = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-subj',
    '/CN=localhost',
  ];
  const made = ['req', '-x509', ...curve, '-keyout', key, '-out', certificate];
  execFileSync('openssl', made, { stdio: 'ignore' });
  const site = readFileSync(sample('nginx.conf'), 'utf8')
    .replace('/etc/ssl/study/fullchain.pem', certificate)
    .replace('/etc/ssl/study/privkey.pem', key)
    .replaceAll('/var/log/nginx', folder);
  writeFileSync(join(folder, 'nginx.conf'), `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`);
  const checked = spawnSync(nginx, ['-t', '-c', join(folder, 'nginx.conf'), '-p', folder], {
    encoding: 'utf8',
  });
  assert.equal(checked.status, 0, checked.stderr);
});

test('Caddy proxies to the server that is up, answers 503 when none is, and logs no token', {
  skip: !hasCaddy,
}, async () => {
  const server = createServer((request, reply) =>
    reply.end(JSON.stringify({ url: request.url, id: request.headers['x-request-id'] })),
  );
  const [port, away] = [await findFreePort(), await findFreePort()];
  const site = `http://127.0.0.1:${port}`;
  // Caddy's administration uses one fixed port per machine.
  const text = readFileSync(sample('Caddyfile'), 'utf8').replace(/^\{\n/m, '{\n\tadmin off\n');
  writeFileSync(join(folder, 'Caddyfile'), text);
  const child = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE: site,
      UPSTREAMS: `127.0.0.1:${await listen(server)} 127.0.0.1:${away}`,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  const ask = (path) =>
    fetch(site + path, { headers: { referer: `${site}/?token=of-the-page`, cookie: 'session=of-hers' } });
  try {
    const answers = () =>
      ask('/').then(
        (reply) => reply.ok,
        () => false,
      );
    while (!(await answers())) {
      assert.equal(child.exitCode, null, said);
      await delay(50);
    }
    const reply = await (await ask('/api/v1/auth/verify-email?token=of-the-link')).json();
    assert.equal(reply.url, '/api/v1/auth/verify-email?token=of-the-link');
    assert.ok(reply.id);

    server.close();
    server.closeAllConnections();
    const refused = await ask('/api/v1/auth/verify-email?token=of-the-link');
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '5');
    assert.match((await refused.json()).message, /busy/);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  assert.match(said, /verify-email/);
  assert.doesNotMatch(said, /of-the-link|of-the-page|of-hers/);
});
