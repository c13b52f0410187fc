import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { turbo, turboEnvironment } from './turbo.mjs';

/** What the browser tests run: a change in any of these may show on a screen. */
const products = ['@repo/server', '@repo/sandbox', '@repo/student', '@repo/admin'];
const browserTests = '@repo/e2e';

const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

function hasCommit(cwd, name) {
  try {
    git(cwd, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string[]} args of npm test
 * @returns the commit to compare with, null without --changed: where this branch left main, or the one in
 * --changed=<commit>
 */
export function findBase(args, cwd = root) {
  const flag = args.find((arg) => /^--changed(=|$)/.test(arg));
  if (!flag) return null;
  const named = flag.split('=')[1];
  const base = named || ['origin/main', 'main'].find((name) => hasCommit(cwd, name));
  if (!base || !hasCommit(cwd, base)) throw new Error(`--changed: there is no commit '${base ?? 'main'}'.`);
  return git(cwd, 'merge-base', base, 'HEAD');
}

/** For turbo: every package changed since this commit, including uncommitted changes, and all dependents. */
export const filterSince = (base) => `--filter=...[${base}]`;

function listPackages(filter, cwd) {
  const output = execFileSync(process.execPath, [turbo, 'ls', ...filter, '--output=json'], {
    cwd,
    env: turboEnvironment(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { packages } = JSON.parse(output.slice(output.indexOf('{')));
  return packages.items.map(({ name, path }) => ({ name, folder: path }));
}

/** @returns {string[]} the names of these packages */
export const listAffected = (base, cwd = root) =>
  listPackages([filterSince(base)], cwd).map(({ name }) => name);

/** @returns {string[]} a package's test files with the tag nightly */
function listNightlyFiles(folder, cwd) {
  const tests = git(cwd, 'ls-files', `${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`);
  const isNightly = (name) =>
    /tags: \['nightly'\]|@module-tag nightly/.test(readFileSync(join(cwd, name), 'utf8'));
  return tests.split('\n').filter((name) => name && isNightly(name));
}

/**
 * @param {string | null} base as findBase
 * @param {'push' | 'nightly' | 'all'} tier
 * @returns {{ name: string, folder: string, files: string[] }[]} the packages with tests, and the files to
 * run if not all. Of the nightly tests only those of packages that changed themselves; their dependents have
 * their push tests.
 */
export function listTestedPackages(base, tier, cwd = root) {
  const filter = base ? [tier === 'nightly' ? `--filter=[${base}]` : filterSince(base)] : [];
  const isTested = ({ folder }) => existsSync(join(cwd, folder, 'vitest.config.ts'));
  const tested = listPackages(filter, cwd).filter(isTested);
  if (tier !== 'nightly') return tested.map((each) => ({ ...each, files: [] }));
  return tested
    .map((each) => ({ ...each, files: listNightlyFiles(each.folder, cwd) }))
    .filter(({ files }) => files.length > 0);
}

/**
 * @param {string[]} affected names of packages
 * @returns {string[] | null} Playwright's arguments: none if the product changed; the changed specs if only
 * specs did, as for the nightly tier; null if none needs to run
 */
export function browserArguments(affected, base, tier = 'push') {
  if (tier !== 'nightly' && products.some((name) => affected.includes(name))) return [];
  return affected.includes(browserTests) ? [`--only-changed=${base}`, '--pass-with-no-tests'] : null;
}
