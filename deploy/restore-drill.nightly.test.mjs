import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { opsArguments, opsFolder } from '../scripts/workspace/ops-program.mjs';

/** The product is built by then: npm test does that first. */
test('a backup made while students write has all that was acknowledged before it', (t) => {
  const wish = process.env.TEST_REAL_POSTGRES;
  if (wish === 'off') return t.skip('TEST_REAL_POSTGRES=off');
  const args = opsArguments(['src', 'deploy', 'restore-drill.ts'], ['--short']);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: opsFolder,
    encoding: 'utf8',
  });
  if (/No Postgres found/.test(stderr) && wish !== 'required') return t.skip('no Postgres is installed');
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /The drill held\./);
});
