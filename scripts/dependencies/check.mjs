import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { readInstalled, readLockfile, readOwn, readWorkspace } from './installed.mjs';
import { writeLicences } from './licences-page.mjs';
import { listProduction } from './production.mjs';
import { foreignLicences, inexactVersions, undecidedScripts, unprovenPackages } from './rules.mjs';

/**
 * node scripts/dependencies/check.mjs: checks offline that the policy allows what is installed. With --write
 * it regenerates docs/licences.md.
 */
const page = join(root, 'docs', 'licences.md');
const lockfile = readLockfile(root);
const workspace = readWorkspace(root);
const installed = readInstalled(root);
const text = writeLicences(listProduction(lockfile), installed);
if (process.argv.includes('--write')) writeFileSync(page, text);

const problems = [
  ...inexactVersions(readOwn(root), workspace),
  ...unprovenPackages(lockfile),
  ...undecidedScripts(installed, workspace),
  ...foreignLicences(installed),
];
if (!existsSync(page) || readFileSync(page, 'utf8') !== text)
  problems.push('docs/licences.md is not up to date: node scripts/dependencies/check.mjs --write');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
