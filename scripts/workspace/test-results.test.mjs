import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { root } from './root.mjs';
import {
  countResults,
  listFailures,
  readNodeTest,
  readPlaywright,
  readVitest,
  withExitCode,
} from './test-results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const path = join(folder, 'result');
const reporter = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Runs a program that is expected to fail. */
function runFailing(args, environment = {}) {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const options = { cwd: root, env: { ...env, ...environment }, stdio: 'pipe' };
  assert.throws(() => execFileSync(process.execPath, args, options));
}

test('the report of a run has outcome, file and time of each vitest test', () => {
  writeFileSync(
    join(folder, 'a.test.ts'),
    `import { beforeAll, describe, expect, it } from 'vitest';
    describe('a table', () => {
      it('is there', { tags: ['nightly'] }, () => {});
      it('is empty', () => expect(1).toBe(2));
      it.skip('is full', () => {});
    });
    describe('a view', () => {
      beforeAll(() => { throw new Error('no view'); });
      it('is never looked at', () => {});
    });`,
  );
  writeFileSync(join(folder, 'b.test.ts'), "import './missing.ts';");
  const settings = JSON.stringify(reporter('vitest-settings.mjs'));
  const config = `import { settings } from ${settings}; export default { test: { ...settings } };`;
  writeFileSync(join(folder, 'vitest.config.mjs'), config);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  runFailing([vitest, 'run', '--root', folder, `--reporter=${reporter('vitest-reporter.mjs')}`], {
    TEST_RESULT_FILE: path,
  });
  const { results, files } = readVitest(path);
  const brief = results.map(({ file, name, status }) => [file.split('/').at(-1), name, status]);
  assert.deepEqual(brief.sort(), [
    ['a.test.ts', 'a table > is empty', 'failed'],
    ['a.test.ts', 'a table > is full', 'skipped'],
    ['a.test.ts', 'a table > is there', 'passed'],
    ['a.test.ts', 'a view > is never looked at', 'skipped'],
    ['a.test.ts', 'a view', 'failed'],
    ['b.test.ts', '', 'failed'],
  ]);
  assert.deepEqual(results.find(({ status }) => status === 'passed').tags, ['nightly']);
  assert.match(listFailures(results).join('\n'), /a table > is empty\n {2}.*expected 1 to be 2/);
  const first = files.find(({ file }) => file.endsWith('a.test.ts'));
  assert.ok(first.wallMs > 0 && first.cpuMs > 0, JSON.stringify(first));
});

test('the report of a run has outcome, file and time of each node test', () => {
  const file = join(folder, 'a.test.mjs');
  const body = `import { test } from 'node:test';
    test('starts', () => {}); test('ends', () => { throw new Error('not yet'); }); test.skip('rests', () => {});`;
  writeFileSync(file, body);
  const reporting = [
    `--test-reporter=${reporter('node-test-reporter.mjs')}`,
    `--test-reporter-destination=${path}`,
  ];
  runFailing(['--test', ...reporting, file]);
  const { results, files } = readNodeTest(path);
  assert.deepEqual(
    results.map(({ name, status, message }) => [name, status, message]),
    [
      ['starts', 'passed', ''],
      ['ends', 'failed', 'not yet'],
      ['rests', 'skipped', ''],
    ],
  );
  assert.equal(files.length, 1);
});

test('the report of a run has outcome, file and time of each browser test, with its retries together', () => {
  const spec = (title, status, ...results) => ({ title, tests: [{ projectName: 'phone', status, results }] });
  const error = { message: '\u001b[31mTimeout\u001b[39m\n\nCounterexample: 7\n  at y' };
  const suites = [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('opens', 'unexpected', { duration: 1, error })],
      suites: [
        {
          title: 'offline',
          file: 'a.spec.ts',
          specs: [spec('opens', 'flaky', { duration: 10 }, { duration: 20 })],
        },
      ],
    },
  ];
  writeFileSync(path, JSON.stringify({ suites, errors: [{ message: 'syntax' }] }));
  const { results, files } = readPlaywright(path);
  assert.deepEqual(countResults(results), { passed: 1, failed: 2, skipped: 0 });
  assert.deepEqual(files, [{ file: 'apps/e2e/tests/a.spec.ts', wallMs: 31, cpuMs: null }]);
  assert.deepEqual(listFailures(results), [
    '✘ apps/e2e/tests/a.spec.ts  phone › opens',
    '  Timeout',
    '  Counterexample: 7',
    '✘ apps/e2e',
    '  syntax',
  ]);
});

test('the report of a run does not count tests of another tier', () => {
  const results = [
    { file: 'a', name: '1', status: 'skipped', ms: 0, tags: ['nightly'] },
    { file: 'a', name: '2', status: 'skipped', ms: 0, tags: [] },
    { file: 'a', name: '3', status: 'passed', ms: 1, tags: ['nightly'] },
  ];
  for (const [tier, skipped] of Object.entries({ push: 1, nightly: 1, all: 2 }))
    assert.deepEqual(countResults(results, tier), { passed: 1, failed: 0, skipped }, tier);
});

test('a runner that fails silently counts as a failure', () => {
  const silent = readVitest(join(folder, 'missing'));
  assert.deepEqual(listFailures(withExitCode(silent, 'vitest', 1).results), [
    '✘ vitest',
    '  exit code 1, no test failed',
  ]);
  assert.equal(withExitCode(silent, 'vitest', 0), silent);
  const known = { results: [{ file: 'a', name: 'b', status: 'failed', ms: 0 }], files: [] };
  assert.equal(withExitCode(known, 'vitest', 1), known);
});
