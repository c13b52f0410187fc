import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { addUp, readPlaywright, readTap, readVitest, withExitCode } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function file(content) {
  const path = join(folder, 'result');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('counts what each runner writes', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 0,
    success: false,
  };
  assert.deepEqual(readVitest(file(vitest)), { passed: 5, failed: 1, skipped: 2 });
  const tap = '1..7\n# tests 7\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 0\n';
  assert.deepEqual(readTap(file(tap)), { passed: 5, failed: 2, skipped: 0 });
  const playwright = { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 2 }, errors: [] };
  assert.deepEqual(readPlaywright(file(playwright)), { passed: 4, failed: 0, skipped: 2 });
});

test('does not count what belongs to another tier', () => {
  const assertionResults = [
    { status: 'skipped', tags: ['nightly'] },
    { status: 'skipped', tags: [] },
    { status: 'passed', tags: ['nightly'] },
  ];
  const vitest = {
    ...{ numPassedTests: 1, numFailedTests: 0, numPendingTests: 2, numTodoTests: 0, success: true },
    testResults: [{ assertionResults }],
  };
  for (const [tier, skipped] of Object.entries({ push: 1, nightly: 1, all: 2 }))
    assert.deepEqual(readVitest(file(vitest), tier), { passed: 1, failed: 0, skipped }, tier);
});

test('takes a test file that could not be loaded for a failure', () => {
  const vitest = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    success: false,
  };
  assert.equal(readVitest(file(vitest)).failed, 1);
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  assert.equal(readPlaywright(file({ stats, errors: [{ message: 'syntax' }] })).failed, 1);
});

test('takes a runner that fails without a word for a failure', () => {
  const silent = readVitest(join(folder, 'missing'));
  assert.equal(withExitCode(silent, 1).failed, 1);
  assert.equal(withExitCode(silent, 0).failed, 0);
  assert.equal(withExitCode({ passed: 1, failed: 3, skipped: 0 }, 1).failed, 3);
});

test('adds all runners up', () => {
  const sum = addUp([
    { passed: 1, failed: 0, skipped: 1 },
    { passed: 10, failed: 2, skipped: 0 },
  ]);
  assert.deepEqual(sum, { passed: 11, failed: 2, skipped: 1 });
});
