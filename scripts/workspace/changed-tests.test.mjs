import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { browserArguments, findBase, listAffected, listTestedPackages } from './changed-tests.mjs';
import { root } from './root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'changed-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

/** A small clone of this repository as committed; its branch is main. */
function cloneHere() {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder], { stdio: 'pipe' });
  git('checkout', '--quiet', '-B', 'main');
  git('checkout', '--quiet', '-b', 'work');
  return git('rev-parse', 'main');
}

test('the changed tests are those that a change can affect, committed or not, and no others', () => {
  const base = cloneHere();
  assert.equal(findBase(['--changed=main'], folder), base);
  assert.deepEqual(listAffected(base, folder), []);

  appendFileSync(join(folder, 'apps/sandbox/src/main.ts'), '\n');
  const ofSandbox = listAffected(base, folder);
  assert.ok(ofSandbox.includes('@repo/sandbox'));
  assert.ok(!ofSandbox.includes('@repo/domain') && !ofSandbox.includes('@repo/student'), String(ofSandbox));

  appendFileSync(join(folder, 'packages/domain/src/index.ts'), '\n');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-am', 'both');
  const affected = listAffected(findBase(['--changed=main'], folder), folder);
  for (const name of ['@repo/sandbox', '@repo/domain', '@repo/api', '@repo/server'])
    assert.ok(affected.includes(name), name);
  assert.ok(!affected.includes('@repo/contracts') && !affected.includes('@repo/ui'), String(affected));
});

test('the changed tests include nightly tests only of packages that changed themselves', () => {
  const base = findBase(['--changed=main'], folder);
  const names = (tier) => listTestedPackages(base, tier, folder).map(({ folder: path }) => path);
  assert.deepEqual(names('nightly'), ['packages/domain']);
  assert.ok(names('push').includes('apps/server'));

  appendFileSync(join(folder, 'packages/revision/vitest.config.ts'), '\n');
  assert.deepEqual(names('nightly'), ['packages/domain', 'packages/revision']);
  const { files } = listTestedPackages(base, 'nightly', folder)[1];
  assert.ok(files.includes('packages/revision/tests/memory/simulation.test.ts'), String(files));
  assert.ok(!files.includes('packages/revision/tests/memory/fold.test.ts'), String(files));
});

test('the changed tests compare with a base only on request, and say when there is none', () => {
  assert.equal(findBase([]), null);
  assert.throws(() => findBase(['--changed=no-such-branch']), /there is no commit 'no-such-branch'/);
});

test('the changed tests open a browser only for what may show in one', () => {
  assert.equal(browserArguments(['@repo/ops'], 'abc'), null);
  assert.deepEqual(browserArguments(['@repo/ui', '@repo/student'], 'abc'), []);
  assert.equal(browserArguments(['@repo/ui', '@repo/student'], 'abc', 'nightly'), null);
  assert.deepEqual(browserArguments(['@repo/e2e'], 'abc'), ['--only-changed=abc', '--pass-with-no-tests']);
});
