import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from './root.mjs';
import { listSlowest, readPlaywrightTimes, readVitestTimes } from './slowest-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'slowest-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function file(content) {
  const path = join(folder, 'result.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('reads the time of each test from what each runner writes', () => {
  const vitest = {
    testResults: [
      {
        name: join(root, 'packages/db/tests/a.test.ts'),
        assertionResults: [{ fullName: 'a table is empty', duration: 12.5 }, { fullName: 'skipped' }],
      },
    ],
  };
  assert.deepEqual(readVitestTimes(file(vitest)), [
    { file: 'packages/db/tests/a.test.ts', name: 'a table is empty', ms: 12.5 },
    { file: 'packages/db/tests/a.test.ts', name: 'skipped', ms: 0 },
  ]);
  const spec = (title, ...durations) => ({
    title,
    tests: [{ projectName: 'phone', results: durations.map((duration) => ({ duration })) }],
  });
  const playwright = {
    suites: [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('opens', 5)],
        suites: [{ title: 'offline', file: 'a.spec.ts', specs: [spec('opens', 10, 20)] }],
      },
    ],
  };
  assert.deepEqual(readPlaywrightTimes(file(playwright)), [
    { file: 'apps/e2e/tests/a.spec.ts', name: 'phone › offline › opens', ms: 30 },
    { file: 'apps/e2e/tests/a.spec.ts', name: 'phone › opens', ms: 5 },
  ]);
  assert.deepEqual(readVitestTimes(join(folder, 'missing')), []);
});

test('lists the slowest first, and no more than asked for', () => {
  const tests = [1, 3, 2].map((n) => ({ file: `${n}.test.ts`, name: 'x'.repeat(200), ms: n * 1000 }));
  const lines = listSlowest(tests, 2);
  assert.equal(lines.length, 2);
  assert.match(lines[0], /^ +3\.0 s {2}3\.test\.ts {2}x+…$/);
  assert.match(lines[1], /^ +2\.0 s {2}2\.test\.ts/);
});
