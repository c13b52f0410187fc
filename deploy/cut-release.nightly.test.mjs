import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { sealBuild } from '../scripts/workspace/built-files.mjs';
import { root } from '../scripts/workspace/root.mjs';
import { isAfter, releaseChanges } from './changelog.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cut-release-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const clone = join(folder, 'clone');
const release = join(folder, 'release');
const at = (...path) => join(clone, ...path);
const read = (...path) => readFileSync(at(...path), 'utf8');
const git = (...args) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' }).trim();
const commitAll = () => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'all');
};
const cut = (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at('deploy', 'cut-release.mjs'), ...args], {
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};
const writeChanges = (text) => writeFileSync(at('CHANGELOG.md'), `# Changes\n\n${text}`);
const buildWith = (command) =>
  writeFileSync(at('package.json'), JSON.stringify({ type: 'module', scripts: { build: command } }));

/** A repository with the files that a release is cut from; other tests cover the build itself. */
beforeEach(() => {
  for (const each of [clone, release]) rmSync(each, { recursive: true, force: true });
  for (const name of ['deploy', 'scripts', 'pnpm-lock.yaml', '.gitignore', 'LICENSE'])
    cpSync(join(root, name), at(name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), at('node_modules'));
  for (const app of ['server', 'student', 'admin']) {
    mkdirSync(at('apps', app, 'dist'), { recursive: true });
    writeFileSync(at('apps', app, 'dist', 'externals.json'), '{"externals":[]}');
    sealBuild(at('apps', app, 'dist'));
  }
  writeFileSync(
    at('apps', 'server', 'package.json'),
    '{\n  "name": "@repo/server",\n  "version": "1.0.0"\n}\n',
  );
  buildWith('node -e ""');
  writeChanges(
    '## [Unreleased]\n\n### Students\n\n- See more $& and $1.\n\n## [1.0.0] - 2027-01-01\n\n- First.\n',
  );
  git('init', '--quiet');
  git('config', 'user.name', 'Asha');
  git('config', 'user.email', 'asha@example.in');
  commitAll();
});

test('a release moves the changes under its version and date, which server, commit and bill of materials name', () => {
  const { status, said } = cut('1.1.0', release);
  assert.equal(status, 0, said);
  const today = new Date().toISOString().slice(0, 10);
  assert.equal(
    read('CHANGELOG.md'),
    `# Changes\n\n## [Unreleased]\n\n## [1.1.0] - ${today}\n\n### Students\n\n- See more $& and $1.\n\n## [1.0.0] - 2027-01-01\n\n- First.\n`,
  );
  assert.equal(JSON.parse(read('apps', 'server', 'package.json')).version, '1.1.0');
  assert.equal(git('status', '--porcelain'), '');
  assert.equal(git('log', '-1', '--format=%s'), 'chore: release 1.1.0');
  const bom = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8'));
  assert.equal(bom.metadata.component.version, '1.1.0');
  assert.match(said, /git tag v1\.1\.0/);
});

/**
 * Expects a failure with this reason and no changes.
 * @param {RegExp} reason
 */
function assertRefused(args, reason) {
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), read('CHANGELOG.md')];
  const { status, said } = cut(...args);
  assert.equal(status, 1, said);
  assert.match(said, reason);
  assert.deepEqual([git('rev-parse', 'HEAD'), git('status', '--porcelain'), read('CHANGELOG.md')], before);
  assert.ok(!existsSync(release));
}

test('the release command explains its usage', () => assertRefused([], /Say which version/));
test('a release with uncommitted changes is refused', () => {
  writeFileSync(at('new.txt'), 'new');
  assertRefused(['1.1.0', release], /not committed/);
});
test('a release without listed changes is refused, headings alone too', () => {
  writeChanges('## [Unreleased]\n\n### Students\n\n## [1.0.0] - 2027-01-01\n\n- First.\n');
  commitAll();
  assertRefused(['1.1.0', release], /nothing under Unreleased/);
});
test('an invalid version, or one that is not later, is refused', () => {
  for (const version of ['1.1', 'v1.1.0', '1.1.0-rc.1']) assertRefused([version, release], /is no version/);
  for (const version of ['1.0.0', '0.9.9']) assertRefused([version, release], /does not come after 1\.0\.0/);
});
test('a release whose tag exists already is refused', () => {
  git('tag', 'v1.1.0');
  assertRefused(['1.1.0', release], /tag v1\.1\.0 is there/);
});
test('a build that fails leaves everything as it was', () => {
  buildWith('node -e "process.exit(1)"');
  commitAll();
  assertRefused(['1.1.0', release], /Command failed/);
});

test('versions are compared by their numbers', () => {
  assert.ok(isAfter('1.10.0', '1.9.9') && isAfter('2.0.0', '1.9.9') && isAfter('1.0.1', '1.0.0'));
  assert.ok(!isAfter('1.9.9', '1.10.0') && !isAfter('1.0.0', '1.0.0'));
});

test('the changelog of this repository can be released, and groups its changes by who notices them', () => {
  const text = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  assert.match(text, /^## \[Unreleased\]$/m);
  if (/^## \[Unreleased\]\s+###/m.test(text))
    assert.match(releaseChanges(text, '99.0.0', '2099-01-01'), /^## \[99\.0\.0\]/m);
  for (const [, heading] of text.matchAll(/^### (.+)$/gm))
    assert.match(heading, /^(Students|Teachers|Operators)$/);
});
