import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * One test of a run, whatever ran it. `name` is empty where a whole file or the runner failed; `ms` is wall time.
 * @typedef {{ file: string, name: string, status: 'passed' | 'failed' | 'skipped', ms: number, message?: string, tags?: string[] }} Result
 * @typedef {{ file: string, wallMs: number, cpuMs: number | null }} FileTime
 * @typedef {{ results: Result[], files: FileTime[] }} Run
 */

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Sums up the tests of a file, for runners without file times.
 * @param {Result[]} results
 * @returns {FileTime[]}
 */
function addUpFiles(results) {
  const files = new Map();
  for (const { file, ms } of results) files.set(file, (files.get(file) ?? 0) + ms);
  return [...files].map(([file, wallMs]) => ({ file, wallMs, cpuMs: null }));
}

/**
 * Results of vitest-reporter.mjs.
 * @returns {Run}
 */
export const readVitest = (file) => JSON.parse(read(file) || '{"results":[],"files":[]}');

/**
 * Results of node-test-reporter.mjs.
 * @returns {Run}
 */
export function readNodeTest(file) {
  const results = read(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { results, files: addUpFiles(results) };
}

const statuses = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

function* playwrightResults(suite, titles) {
  for (const inner of suite.suites ?? []) yield* playwrightResults(inner, [...titles, inner.title]);
  for (const { title, tests } of suite.specs ?? [])
    for (const { projectName, status, results } of tests)
      yield {
        file: `apps/e2e/tests/${suite.file}`,
        name: [projectName, ...titles, title].join(' › '),
        status: statuses[status],
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        message: results.at(-1)?.error?.message,
      };
}

/**
 * Results of Playwright's json reporter; retries of one test count together.
 * @returns {Run}
 */
export function readPlaywright(file) {
  const { suites = [], errors = [] } = JSON.parse(read(file) || '{}');
  const results = suites.flatMap((suite) => [...playwrightResults(suite, [])]);
  const ofRun = errors.map(({ message }) => ({
    file: 'apps/e2e',
    name: '',
    status: 'failed',
    ms: 0,
    message,
  }));
  return { results: [...results, ...ofRun], files: addUpFiles(results) };
}

/**
 * A runner that failed without a failed test (by crashing, for example) has failed as a whole.
 * @param {Run} run
 * @returns {Run}
 */
export function withExitCode(run, runner, exitCode) {
  if (exitCode === 0 || run.results.some(({ status }) => status === 'failed')) return run;
  const message = `exit code ${exitCode}, no test failed`;
  return { ...run, results: [...run.results, { file: runner, name: '', status: 'failed', ms: 0, message }] };
}

/**
 * @param {Result[]} results
 * @param {'push' | 'nightly' | 'all'} tier what was to run: what was skipped because it is not of it counts as nothing
 * @returns {{ passed: number, failed: number, skipped: number }}
 */
export function countResults(results, tier = 'all') {
  const isOther = ({ tags = [] }) => tier !== 'all' && tags.includes('nightly') === (tier === 'push');
  const count = (wanted) =>
    results.filter((one) => one.status === wanted && (wanted !== 'skipped' || !isOther(one)));
  return { passed: count('passed').length, failed: count('failed').length, skipped: count('skipped').length };
}

const saidLinesMax = 6;
const saidMaxLength = 400;

/** The error without its stack; for a generated test also the example and its result. */
function whatWasSaid(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  const said = lines.map((line) => line.trim()).filter((line) => line && !/^at\s/.test(line));
  return said.slice(0, saidLinesMax).map((line) => `  ${line.slice(0, saidMaxLength)}`);
}

/**
 * @param {Result[]} results
 * @returns {string[]} a line per failed test, followed by its error
 */
export function listFailures(results) {
  return results
    .filter(({ status }) => status === 'failed')
    .flatMap(({ file, name, message = '' }) => [
      `✘ ${[file, name].filter(Boolean).join('  ')}`,
      ...whatWasSaid(message),
    ]);
}
