import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root } from './root.mjs';
import { describeTimes, readPlaywrightTimes, readVitestTimes, writeTimes } from './test-times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'times-'));
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

const tests = [1, 30, 2].map((n) => ({ file: `${n}.test.ts`, name: 'x'.repeat(200), ms: n * 1000 }));
const counts = { passed: 3 };
const suites = [
  { name: 'packages/api', wallMs: 4_000, cpuMs: null, counts },
  { name: 'apps/server', wallMs: 61_000, cpuMs: 90_000, counts },
];

test('tells the time of each suite, and the slowest files and tests first', () => {
  const lines = describeTimes({ suites, tests, wallMs: 125_000 });
  const text = lines.join('\n');
  assert.match(
    text,
    /apps\/server \| 3 \| 61 \| 90 \|\n\| packages\/api \| 3 \| 4\.0 \| {2}\|\n\nAll: 2 min 5 s\./,
  );
  assert.match(text, / 30 s {2}30\.test\.ts {2}1 tests\n {4}2\.0 s {2}2\.test\.ts/);
  assert.match(text, / 30 s {2}30\.test\.ts {2}x+…\n/);
});

test('writes them where the page has a place for the tier, and nowhere else', () => {
  const page = join(folder, 'testing.md');
  writeFileSync(page, 'a\n<!-- times of push -->\nold\n<!-- end of push -->\nb\n');
  writeTimes('push', { suites, tests, wallMs: 125_000 }, page);
  const text = readFileSync(page, 'utf8');
  assert.match(
    text,
    /^a\n<!-- times of push -->\n\n\| suite [\s\S]*`30\.test\.ts` \| 1 \| 30 \|[\s\S]*\n<!-- end of push -->\nb\n$/,
  );
  assert.doesNotMatch(text, /old/);
  assert.throws(() => writeTimes('all', { suites, tests, wallMs: 1 }, page), /no place/);
});
