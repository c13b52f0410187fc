import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ file: string, name: string, ms: number }} TimedTest wall time of one test */

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** From vitest's json reporter. @returns {TimedTest[]} */
export function readVitestTimes(file) {
  return (readJson(file)?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      name: fullName.trim(),
      ms: duration ?? 0,
    })),
  );
}

/** From Playwright's json reporter; the tries of one test count together. @returns {TimedTest[]} */
export function readPlaywrightTimes(file) {
  const timesOf = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => timesOf(inner, [...titles, inner.title])),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        file: `apps/e2e/tests/${suite.file}`,
        name: [projectName, ...titles, title].join(' › '),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
  ];
  return (readJson(file)?.suites ?? []).flatMap((suite) => timesOf(suite, []));
}

const cut = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** @param {TimedTest[]} tests @returns a line for each of the slowest, the slowest first */
export function listSlowest(tests, count = 20) {
  return [...tests]
    .sort((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}  ${cut(name, 90)}`);
}
