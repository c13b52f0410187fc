import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import {
  listFailures,
  readPlaywrightFailures,
  readTapFailures,
  readVitestFailures,
  withRunner,
} from './failed-tests.mjs';
import { root } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'failed-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function file(content) {
  const path = join(folder, 'result');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

test('names the tests that failed, and the files that could not be loaded', () => {
  const vitest = {
    testResults: [
      {
        name: join(root, 'packages/db/tests/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'a table is empty', status: 'failed', failureMessages: ['Error: 1 row\n    at x'] },
          { fullName: 'a table is there', status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: join(root, 'packages/db/tests/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  };
  assert.deepEqual(readVitestFailures(file(vitest)), [
    { file: 'packages/db/tests/a.test.ts', name: 'a table is empty', message: 'Error: 1 row' },
    { file: 'packages/db/tests/b.test.ts', name: '', message: 'no such module' },
  ]);
  const spec = (title, status, ...results) => ({ title, tests: [{ projectName: 'phone', status, results }] });
  const playwright = {
    errors: [],
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [
          spec('opens', 'unexpected', { error: { message: '\u001b[31mTimeout\u001b[39m\n  at y' } }),
          spec('closes', 'expected', {}),
        ],
      },
    ],
  };
  assert.deepEqual(readPlaywrightFailures(file(playwright)), [
    { file: 'apps/e2e/tests/a.spec.ts', name: 'phone › opens', message: 'Timeout' },
  ]);
  assert.deepEqual(readTapFailures(file('ok 1 - starts\nnot ok 2 - ends\n')), [
    { file: 'scripts, deploy', name: 'ends', message: '' },
  ]);
});

test('has nothing to name where nothing was written', () => {
  const missing = join(folder, 'missing');
  for (const read of [readVitestFailures, readPlaywrightFailures, readTapFailures]) {
    assert.deepEqual(read(missing), []);
  }
});

test('lists a failure with what was thrown below it', () => {
  assert.deepEqual(listFailures([{ file: 'a.test.ts', name: 'opens', message: 'Timeout' }]), [
    '✘ a.test.ts  opens',
    '  Timeout',
  ]);
  assert.deepEqual(listFailures([{ file: 'a.test.ts', name: '', message: '' }]), ['✘ a.test.ts']);
});

test('names a runner that failed without a failed test', () => {
  const failed = [{ file: 'a.test.ts', name: 'opens', message: '' }];
  assert.deepEqual(withRunner([], 'packages', 0), []);
  assert.deepEqual(withRunner(failed, 'packages', 1), failed);
  assert.deepEqual(withRunner([], 'packages', 1), [
    { file: 'packages', name: '', message: 'exit code 1, no test failed' },
  ]);
});
