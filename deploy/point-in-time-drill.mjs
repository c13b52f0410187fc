import '../scripts/workspace/require-node.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../scripts/workspace/root.mjs';

/**
 * node deploy/point-in-time-drill.mjs: backs up a separate database with deploy/pgbackrest.conf, writes,
 * drops a table, and restores the moment before. Needs root or the user postgres, and Debian's packages
 * postgresql and pgbackrest.
 */
const debian = '/usr/lib/postgresql';
const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
if (versions.length === 0) throw new Error('No Postgres found: install one (Debian: postgresql).');
const binaries = join(debian, versions[0], 'bin');

const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const owner = process.getuid() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const folder = mkdtempSync(join(tmpdir(), 'point-in-time-'));
const at = (name) => join(folder, name);
/** Below the range of ports that the system assigns automatically. */
const port = 20_000 + (process.pid % 10_000);

function own(path) {
  if ('uid' in owner) chownSync(path, owner.uid, owner.gid);
}

function run(command, args, stderr = 'inherit') {
  return execFileSync(command, args, {
    ...owner,
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', stderr],
    env: { PATH: '/usr/bin:/bin' },
  }).trim();
}

const ask = (statement, stderr) =>
  run(
    join(binaries, 'psql'),
    ['-XqAt', '-v', 'ON_ERROR_STOP=1', '-h', folder, '-p', String(port), '-d', 'postgres', '-c', statement],
    stderr,
  );

/**
 * Starts Postgres.
 * @param {string} data a cluster's folder
 * @returns a function that stops this
 */
async function startPostgres(data) {
  const archive = `pgbackrest --config=${at('pgbackrest.conf')} --stanza=study archive-push %p`;
  const settings = {
    port,
    listen_addresses: '',
    unix_socket_directories: folder,
    archive_mode: 'on',
    archive_command: archive,
    archive_timeout: '60s',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...flags], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text) => (said += text));
  const exited = once(server, 'exit');
  const isUp = () => {
    try {
      return ask('select not pg_is_in_recovery()', 'ignore') === 't';
    } catch {
      return false;
    }
  };
  while (!isUp()) {
    if (server.exitCode !== null) throw new Error(`Postgres did not start:\n${said}`);
    await delay(100);
  }
  return async () => {
    server.kill('SIGINT');
    await exited;
  };
}

function prepare() {
  // The path of a socket is limited in length, and the user postgres needs access to the folder.
  chmodSync(folder, 0o755);
  own(folder);
  for (const name of ['repository', 'log', 'lock']) {
    mkdirSync(at(name));
    own(at(name));
  }
  const text = readFileSync(join(root, 'deploy', 'pgbackrest.conf'), 'utf8')
    .replace('/var/lib/pgbackrest', at('repository'))
    .replace('/var/log/pgbackrest', at('log'))
    .replace('/var/lock/pgbackrest', at('lock'))
    .replace(/^pg1-path=.*/m, `pg1-path=${at('data')}`)
    .replace(/^pg1-port=.*/m, `pg1-port=${port}\npg1-socket-path=${folder}`);
  writeFileSync(at('pgbackrest.conf'), text);
  own(at('pgbackrest.conf'));
  run(join(binaries, 'initdb'), ['-D', at('data'), '-E', 'UTF8', '--locale=C', '--auth=trust']);
}

const pgbackrest = (...args) =>
  run('pgbackrest', [`--config=${at('pgbackrest.conf')}`, '--stanza=study', ...args]);

let stop = async () => {};
try {
  prepare();
  stop = await startPostgres(at('data'));
  pgbackrest('stanza-create');
  pgbackrest('check');
  ask('create table saves (n int primary key); insert into saves select generate_series(1, 1000)');
  pgbackrest('--type=full', 'backup');
  ask('insert into saves select generate_series(1001, 2000)');
  const moment = ask('select clock_timestamp()');
  ask('drop table saves');
  ask('select pg_switch_wal()');
  pgbackrest('check');
  await stop();
  stop = async () => {};

  pgbackrest('--delta', '--type=time', `--target=${moment}`, '--target-action=promote', 'restore');
  stop = await startPostgres(at('data'));
  const kept = ask('select count(*) from saves');
  console.log(`${kept} of 2000 rows are there at ${moment}, the moment before the table was dropped.`);
  if (kept !== '2000') process.exitCode = 1;
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
