import './workspace/require-node.mjs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { install } from './workspace/install.mjs';
import { assertPortsFree, readPort } from './workspace/ports.mjs';
import {
  endAllGroups,
  endOnSignals,
  isEndingOnSignal,
  spawnGroup,
  waitForExit,
} from './workspace/processes.mjs';
import { root } from './workspace/root.mjs';
import { sandboxEnvironment, smtpPortOf } from './workspace/sandbox-environment.mjs';
import { build } from './workspace/turbo.mjs';

/** npm start: installs and builds what changed, then runs the server and the sandbox until Ctrl-C. */
const readinessLimitMs = 180_000;
let isReady = false;

/** Ending on purpose after a successful start is no failure. */
endOnSignals((number) => (isReady ? 0 : 128 + number));

/** On some systems npm starts us through a shell; where /proc exists, the shell's parent is npm. */
function findParents() {
  const parents = [process.ppid];
  try {
    const [, name, rest] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').match(/\((.*)\) \w (\d+)/);
    if (/^(sh|dash|bash|ash)$/.test(name)) parents.push(Number(rest));
  } catch {
    // Without /proc there is no shell in between: on these systems it replaces itself with this process.
  }
  return parents.join();
}

/** npm may be killed without notifying us: then our parents change. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parents = findParents();
  setInterval(() => findParents() !== parents && process.kill(process.pid, 'SIGTERM'), 1_000).unref();
}

function startService(name, app, environment) {
  const endWithUs = new URL('./workspace/end-with-parent.mjs', import.meta.url).href;
  const main = join(root, 'apps', app, 'dist', 'main.js');
  const child = spawnGroup(process.execPath, ['--import', endWithUs, main], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn', ...environment },
    // The channel closes with this process, even when it is killed, and ends the service.
    stdio: ['ignore', app === 'sandbox' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  });
  return { name, child, ended: waitForExit(child) };
}

async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

async function waitUntilAnswering(url, what) {
  const deadline = Date.now() + readinessLimitMs;
  while (!(await answers(url))) {
    if (Date.now() > deadline)
      throw new Error(`${what} did not become ready within ${readinessLimitMs / 1000} s.`);
    await delay(100);
  }
}

/** The address for our own requests, if HOST says where the server listens. */
function ownHost() {
  const host = process.env.HOST;
  if (!host || host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function failWhenEnded({ name, child, ended }) {
  const code = await ended;
  const how = child.signalCode ?? `exit code ${code}`;
  throw new Error(`${name} ended (${how}); the rest is ended too.`);
}

function readDemoAccounts() {
  const file = join(root, 'apps', 'server', 'dist', 'demo-accounts.json');
  if (process.env.SEED === 'empty' || !existsSync(file)) return null;
  return JSON.parse(readFileSync(file, 'utf8'));
}

function describe({ port, sandboxPort }) {
  const app = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const rows = [
    ['Student app', app],
    ['Admin app', `${app}/admin`],
    ['Sandbox', `http://localhost:${sandboxPort}  (mail inbox, sign-in, payments)`],
  ];
  const demo = readDemoAccounts();
  if (demo) {
    rows.push(
      ['Basic student', `${demo.basic.email}  password ${demo.basic.password}`],
      ['Super student', `${demo.super.email}  password ${demo.super.password}`],
      [
        'Admin',
        process.env.ADMIN_PASSWORD ? 'the password in ADMIN_PASSWORD' : `password ${demo.adminPassword}`,
      ],
    );
  }
  return [
    '',
    ...rows.map(([label, text]) => `  ${label.padEnd(14)} ${text}`),
    '',
    '  Ctrl-C ends it.',
    '',
  ].join('\n');
}

async function main() {
  endWithNpm();
  const port = readPort('PORT', 3000);
  const sandboxPort = readPort('SANDBOX_PORT', 3100);
  await assertPortsFree([
    { port, variable: 'PORT' },
    { port: sandboxPort, variable: 'SANDBOX_PORT' },
    { port: smtpPortOf(sandboxPort), variable: 'SANDBOX_PORT' },
  ]);
  await install();
  await build();

  console.log('Starting …');
  const environment = sandboxEnvironment({ port, sandboxPort });
  const services = [
    startService('The sandbox', 'sandbox', environment),
    startService('The server', 'server', environment),
  ];
  const failure = Promise.race(services.map(failWhenEnded));
  const ready = Promise.all([
    waitUntilAnswering(`http://localhost:${sandboxPort}/`, 'The sandbox'),
    waitUntilAnswering(`http://${ownHost()}:${port}/readyz`, 'The server'),
  ]);
  await Promise.race([ready, failure]);
  isReady = true;
  console.log(describe({ port, sandboxPort }));
  await failure;
}

main().catch(async (error) => {
  if (isEndingOnSignal()) return;
  await endAllGroups();
  console.error(error.message);
  process.exit(1);
});
