import '../scripts/workspace/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../scripts/workspace/root.mjs';
import { releaseChanges } from './changelog.mjs';

/**
 * node deploy/cut-release.mjs VERSION FOLDER: makes a new version. Moves the entries under Unreleased in
 * CHANGELOG.md below the version and date, sets the version in apps/server/package.json, commits both, builds
 * everything, and puts the release with its bill of materials into FOLDER. If a step fails, nothing has
 * changed. A person who has tried it then tags and pushes.
 */
const changelog = join(root, 'CHANGELOG.md');
const manifest = join(root, 'apps', 'server', 'package.json');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
/** Runs a command with our terminal. */
const run = (command, ...args) =>
  execFileSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });

function writeVersion(version) {
  const text = releaseChanges(
    readFileSync(changelog, 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  );
  writeFileSync(changelog, text);
  const before = readFileSync(manifest, 'utf8');
  writeFileSync(manifest, before.replace(/("version": )"[^"]*"/, `$1"${version}"`));
}

function main([version, folder]) {
  if (!version || !folder)
    throw new Error('Say which version and where to: node deploy/cut-release.mjs 1.4.0 FOLDER');
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  if (git('status', '--porcelain') !== '')
    throw new Error('There are changes that are not committed: a release is what a commit says.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`The tag v${version} is there already.`);
  const before = git('rev-parse', 'HEAD');
  try {
    writeVersion(version);
    git('commit', '--quiet', '--message', `chore: release ${version}`, '--', changelog, manifest);
    // Build after the commit, because the build contains the commit's hash.
    run('npm', 'run', '--silent', 'build');
    run(process.execPath, join(root, 'deploy', 'release.mjs'), target);
  } catch (error) {
    // Nothing was uncommitted before, so the reset loses nothing.
    git('reset', '--quiet', '--hard', before);
    throw error;
  }
  console.log(`Version ${version} is in ${target}, its bill of materials in sbom.cdx.json. Next:
  1. npm test
  2. PROFILE=${version} npm run e2e -- past-releases.spec.ts -g 'left by this build', and commit apps/e2e/profiles/${version}.json
  3. try it on a copy of the database: docs/deploy/backup.md, the drill
  4. git tag v${version} && git push --follow-tags origin HEAD
  5. docs/deploy.md, a new version: one server, then the others
To take it back before that: git reset --hard ${before.slice(0, 12)}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
