import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

const processes = JSON.stringify(new URL('./processes.mjs', import.meta.url).href);
const isWindows = process.platform === 'win32';

/**
 * Starts a process in its own group, like Playwright its servers and browsers: nobody ends it when Playwright
 * is killed.
 */
const leader = `
  const { spawn } = require('node:child_process');
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log(process.pid)'], {
    detached: true,
    stdio: 'inherit',
  });
  setInterval(() => {}, 1000);
`;

const runner = (run) => `
  import { endOnSignals, isEndingOnSignal, run, runMeasured } from ${processes};
  endOnSignals();
  try {
    await ${run}(process.execPath, ['-e', ${JSON.stringify(leader)}]);
  } finally {
    console.log('cleans up: ' + isEndingOnSignal());
  }
`;

const started = new Set();
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
after(() => {
  for (const pid of started) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
});

for (const [signal, run] of [
  ['SIGTERM', 'runMeasured'],
  ['SIGINT', 'runMeasured'],
  ['SIGHUP', 'run'],
])
  test(`the test command ends process groups of its programs on ${signal}`, {
    skip: isWindows,
  }, async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', runner(run)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const pid = Number((await lines.next()).value);
    started.add(pid);
    child.kill(signal);
    const [code] = await once(child, 'exit');
    assert.equal(code, 128 + constants.signals[signal]);
    assert.equal((await lines.next()).value, 'cleans up: true');
    // The processes share the output, so it ends with the last of them.
    assert.equal((await lines.next()).done, true);
  });

test('the processor time of a run includes processes that nobody waits for', {
  skip: process.platform !== 'linux',
}, async () => {
  const burnMs = 1_000;
  const burner = `
    while (process.cpuUsage().user < ${burnMs * 1000}) for (let n = 0; n < 1e6; n++) Math.random();
    console.log('burnt');
    setTimeout(() => {}, 3000);
  `;
  const careless = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(burner)}], { detached: true });
    child.stdout.once('data', () => setTimeout(() => process.exit(), 1000));
  `;
  const { runMeasured } = await import('./processes.mjs');
  const { code, cpuMs } = await runMeasured(process.execPath, ['-e', careless]);
  assert.equal(code, 0);
  assert.ok(cpuMs >= burnMs, `${cpuMs} ms`);
});
