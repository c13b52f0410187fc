import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

const none = { passed: 0, failed: 0, skipped: 0 };
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * From vitest's json reporter; a file that could not even be loaded counts as one failure.
 * @param {'push' | 'nightly' | 'all'} tier what it was told to run: the rest counts as nothing
 * @returns {Counts}
 */
export function readVitest(file, tier = 'all') {
  const text = read(file);
  if (text === null) return none;
  const result = JSON.parse(text);
  const failed = result.numFailedTests || (result.success ? 0 : 1);
  const leftOut = result.numPendingTests + result.numTodoTests;
  return { passed: result.numPassedTests, failed, skipped: leftOut - countOthers(result, tier) };
}

function countOthers({ testResults = [] }, tier) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const isOther = ({ status, tags = [] }) =>
    tier !== 'all' && status === 'skipped' && tags.includes('nightly') === (tier === 'push');
  return tests.filter(isOther).length;
}

/** From node's tap reporter. @returns {Counts} */
export function readTap(file) {
  const text = read(file) ?? '';
  const count = (name) => Number(text.match(new RegExp(`^# ${name} (\\d+)$`, 'm'))?.[1] ?? 0);
  return { passed: count('pass'), failed: count('fail') + count('cancelled'), skipped: count('skipped') };
}

/** From Playwright's json reporter. @returns {Counts} */
export function readPlaywright(file) {
  const text = read(file);
  if (text === null) return none;
  const { stats, errors } = JSON.parse(text);
  const failed = stats.unexpected || (errors?.length ? 1 : 0);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}

/** A runner that failed without counting a failure (it crashed, say) counts as one. @returns {Counts} */
export function withExitCode(counts, exitCode) {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all @returns {Counts} */
export function addUp(all) {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    none,
  );
}
