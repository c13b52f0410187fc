import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { checkFile } from './check-file.mjs';
import { brandFile, codeFile } from './rules.mjs';

/** node scripts/boundaries/check.mjs: checks every rule on every file that is tracked or would be. */
const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const read = (path) => readFileSync(join(root, path), 'utf8');
const brandName = read(brandFile).match(/\bname: '([^']+)'/)?.[1];
if (!brandName) throw new Error(`${brandFile} does not say name: '…'`);

const paths = list.split('\0').filter((path) => codeFile.test(path) && existsSync(join(root, path)));
const problems = paths.flatMap((path) =>
  checkFile({ path, text: read(path), brandName }).map(({ line, message }) => `${path}:${line}  ${message}`),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} ${problems.length === 1 ? 'boundary is' : 'boundaries are'} crossed.`);
  process.exitCode = 1;
}
