import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/** @typedef {{ file: string, name: string, message: string }} FailedTest name is empty where a whole file failed */

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const isFailed = ({ status }) => status === 'failed';
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0];

/** From vitest's json reporter. @returns {FailedTest[]} */
export function readVitestFailures(file) {
  const results = JSON.parse(read(file) ?? '{}').testResults ?? [];
  return results.filter(isFailed).flatMap(({ name, message, assertionResults }) => {
    const path = relative(root, name);
    const failed = assertionResults.filter(isFailed).map(({ fullName, failureMessages }) => ({
      file: path,
      name: fullName.trim(),
      message: firstLine(failureMessages[0]),
    }));
    return failed.length > 0 ? failed : [{ file: path, name: '', message: firstLine(message) }];
  });
}

/** From Playwright's json reporter. @returns {FailedTest[]} */
export function readPlaywrightFailures(file) {
  const failuresOf = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          file: `apps/e2e/tests/${suite.file}`,
          name: [projectName, ...titles, title].join(' › '),
          message: firstLine(results.at(-1)?.error?.message),
        })),
    ),
  ];
  const result = JSON.parse(read(file) ?? '{}');
  const ofRun = (result.errors ?? []).map(({ message }) => ({
    file: 'apps/e2e',
    name: '',
    message: firstLine(message),
  }));
  return [...(result.suites ?? []).flatMap((suite) => failuresOf(suite, [])), ...ofRun];
}

/** From node's tap reporter. @returns {FailedTest[]} */
export function readTapFailures(file) {
  const names = [...(read(file) ?? '').matchAll(/^not ok \d+ - (.+)$/gm)].map(([, name]) => name);
  return names.map((name) => ({ file: 'scripts, deploy', name, message: '' }));
}

/** A runner that failed without a failed test had an error outside of its tests, which stands in what it printed. */
export function withRunner(failed, runner, exitCode) {
  const isSilent = exitCode !== 0 && failed.length === 0;
  return isSilent ? [{ file: runner, name: '', message: `exit code ${exitCode}, no test failed` }] : failed;
}

/** @param {FailedTest[]} failed @returns {string[]} a line for each, and a second with what was thrown */
export function listFailures(failed) {
  return failed.flatMap(({ file, name, message }) => [
    `✘ ${[file, name].filter(Boolean).join('  ')}`,
    ...(message ? [`  ${message}`] : []),
  ]);
}
