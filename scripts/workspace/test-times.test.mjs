import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { describeTimes, writeTimes } from './test-times.mjs';

const folder = mkdtempSync(join(tmpdir(), 'times-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (n) => `packages/api/${n}.test.ts`;
const times = {
  results: [1, 30, 2].map((n) => ({
    file: fileOf(n),
    name: 'x'.repeat(200),
    status: 'passed',
    ms: n * 1000,
  })),
  files: [
    ...[1, 30, 2].map((n) => ({ file: fileOf(n), wallMs: n * 1000, cpuMs: 500 })),
    { file: 'apps/e2e/tests/a.spec.ts', wallMs: 61_000, cpuMs: null },
  ],
  wallMs: 125_000,
};

test('the report of a run shows the time of each suite, and the slowest files and tests first', () => {
  const text = describeTimes(times).join('\n');
  assert.match(
    text,
    /apps\/e2e \| 0 \| 61 \| {2}\|\n\| packages\/api \| 3 \| 33 \| 1\.5 \|\n\nAll: 2 min 5 s\./,
  );
  assert.match(
    text,
    / 61 s {2}apps\/e2e\/tests\/a\.spec\.ts\n {5}30 s {2}packages\/api\/30\.test\.ts {2}0\.5 s of CPU\n/,
  );
  assert.match(text, / 30 s {2}packages\/api\/30\.test\.ts {2}x+…\n/);
});

test('the report of a run is written only where the page has a place for the tier', () => {
  const page = join(folder, 'testing.md');
  writeFileSync(page, 'a\n<!-- times of push -->\nold\n<!-- end of push -->\nb\n');
  writeTimes('push', times, page);
  const text = readFileSync(page, 'utf8');
  assert.match(
    text,
    /^a\n<!-- times of push -->\n\n\| suite [\s\S]*30\.test\.ts` \| 30 \| 0\.5 \|[\s\S]*\n<!-- end of push -->\nb\n$/,
  );
  assert.doesNotMatch(text, /old/);
  assert.throws(() => writeTimes('all', times, page), /no place/);
});
