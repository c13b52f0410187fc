import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { startVitest } from 'vitest/node';
import { settings } from './vitest-settings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const leaving = `test('ends during two imports', () => {
  void import('./300.js');
  void import('./600.js');
})`;
const files = {
  // Vitest starts the longest files first; here one in each of its two processes.
  'first.test.js': leaving,
  'second.test.js': leaving,
  'next.test.js': "import './300.js'; test('runs', () => {})",
  // The names of the modules say how many milliseconds they take to load.
  '300.js': "import './900.js'",
  '600.js': '',
  '900.js': '',
};
const load = (id) => {
  const ms = /\/(\d+)\.js$/.exec(id)?.[1];
  return ms && setTimeout(Number(ms), readFileSync(id, 'utf8'));
};

test('a lazy import that outlives its test file does not fail the next file of the process', async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const config = { ...settings, root: folder, config: false, watch: false, globals: true, maxWorkers: 2 };
  const vitest = await startVitest('test', [], config, { plugins: [{ name: 'slow', load }] });
  await vitest.close();
  const states = vitest.state.getFiles().map((file) => file.result?.state);
  assert.deepEqual(states, ['pass', 'pass', 'pass']);
});
