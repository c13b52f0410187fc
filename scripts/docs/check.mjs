import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { anchorsOf, checkReferences, uncitedRules } from './references.mjs';
import { page as storagePage, withStorageKeys } from './storage-keys.mjs';

/** node scripts/docs/check.mjs: every link and citation in the repository leads somewhere, and every rule of the screens has a test. */
const rulesPage = 'docs/product/screens.md';
const withText = /\.(?:[cm]?[jt]sx?|md|ya?ml|css|html|sql|sh|json|conf|patch)$|^\.ci\/run$/;
/** Excludes the product's content, generated files, and this check's own samples. */
const apart =
  /^(?:packages\/content\/library\/|pnpm-lock\.yaml$|packages\/db\/migrations\/meta\/|scripts\/docs\/)/;
/** Rules of the screens need a test, those of speed a measurement. */
const provesRules = /\.(?:spec|test)\.tsx?$|^apps\/ops\//;

const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const read = (path) => readFileSync(join(root, path), 'utf8');
const exists = (path) => existsSync(join(root, path));
const names = new Set(list.split('\0').map((path) => basename(path)));
const isNamed = (name) => names.has(name);
const known = new Map();
const anchorsIn = (page) => {
  if (!known.has(page)) known.set(page, anchorsOf(read(page)));
  return known.get(page);
};

const paths = list.split('\0').filter((path) => withText.test(path) && !apart.test(path) && exists(path));
const files = paths.map((path) => ({ path, text: read(path) }));
const problems = files.flatMap(({ path, text }) =>
  checkReferences({ path, text, exists, isNamed, anchorsIn }).map(
    ({ line, message }) => `${path}:${line}  ${message}`,
  ),
);
const proofs = files.filter(({ path }) => provesRules.test(path)).map(({ text }) => text);
for (const id of uncitedRules(read(rulesPage), proofs))
  problems.push(`${rulesPage}  nothing proves #${id}: put // ${rulesPage}#${id} above the test that does`);
if (withStorageKeys(read(storagePage)) !== read(storagePage))
  problems.push(`${storagePage}  has other storage keys than the app: node scripts/docs/storage-keys.mjs`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
