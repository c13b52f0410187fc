import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');
const isGlibc = 'glibcVersionRuntime' in process.report.getReport().header;

/** Frees 100 MB of blocks between small ones that stay; prints how much of it the process still holds. */
const program = `
const rss = () => Math.round(process.memoryUsage.rss() / 1e6);
Buffer.alloc(16_000_000, 1);
gc();
const before = rss();
const [small, large] = [[], []];
for (let n = 0; n < 200; n++) {
  large.push(Buffer.alloc(500_000, 1));
  small.push(Buffer.alloc(9_000, 1));
}
large.length = 0;
gc();
setTimeout(() => console.log(rss() - before, small.length), 200);
`;

const heldAfter = (env) =>
  parseInt(execFileSync(process.execPath, ['--expose-gc', '-e', program], { env, encoding: 'utf8' }), 10);

for (const file of ['systemd/study@.service', 'container/Containerfile'])
  test(`a server of ${file} returns freed memory to the system`, { skip: !isGlibc }, () => {
    const settings = [...read(file).matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    assert.ok(heldAfter(Object.fromEntries(settings)) < 20);
  });
