import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { endGroup, spawnGroup, waitForExit } from '../workspace/processes.mjs';
import { root } from '../workspace/root.mjs';
import { readVitest } from '../workspace/test-results.mjs';

/** For mutants that never end: far longer than any file takes. */
const limitMs = (files) => 120_000 + files.length * 90_000;
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const reporter = fileURLToPath(new URL('../workspace/vitest-reporter.mjs', import.meta.url));
const doesNotParse = /Transform failed|PARSE_ERROR|SyntaxError|Unexpected token|Expected .* but found/;

/**
 * Runs test files of one package until one fails.
 * @param {import('./related-tests.mjs').Batch} batch
 * @returns {Promise<null | { file: string, test: string, message: string }>} null when all passed, else the
 * failure
 * @throws when the code under test does not compile, or the run fails without a failed test
 */
export async function runTests({ tier, files }, environment) {
  const results = mkdtempSync(join(tmpdir(), 'mutants-'));
  const result = join(results, 'vitest.json');
  const filter = tier === 'push' ? '--tags-filter=!nightly' : '--tags-filter=nightly';
  // Each run transforms nearly the same files, so the results are cached on disk by content.
  const cache = '--experimental.fsModuleCache';
  const flags = ['--bail=1', cache, filter, `--reporter=${reporter}`, '--passWithNoTests'];
  const child = spawnGroup(process.execPath, [vitest, 'run', ...files, ...flags], {
    cwd: root,
    env: { ...process.env, ...environment, TEST_RESULT_FILE: result },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
  let isHanging = false;
  const timer = setTimeout(() => {
    isHanging = true;
    endGroup(child, 2_000);
  }, limitMs(files));
  try {
    const code = await waitForExit(child);
    if (isHanging) return { file: files[0], test: 'does not end', message: '' };
    if (code === 0) return null;
    const first = readVitest(result).results.find(({ status }) => status === 'failed');
    const output = Buffer.concat(said).toString();
    const message = stripVTControlCharacters(first?.message ?? output);
    if (doesNotParse.test(message)) throw new Error(`No code: ${message}`);
    if (!first) throw new Error(`vitest failed without a failed test:\n${output.slice(-2_000)}`);
    return { file: first.file, test: first.name || 'does not load', message: message.split('\n')[0] };
  } finally {
    clearTimeout(timer);
    rmSync(results, { recursive: true, force: true });
  }
}
