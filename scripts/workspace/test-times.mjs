import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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
const slowestFirst = (rows, count) => [...rows].sort((one, other) => other.ms - one.ms).slice(0, count);
const seconds = (ms) => (ms === null ? '' : (ms / 1000).toFixed(ms < 10_000 ? 1 : 0));
const minutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;

/** @typedef {{ name: string, wallMs: number, cpuMs: number | null, counts: { passed: number } }} Suite */
/** @typedef {{ suites: Suite[], tests: TimedTest[], wallMs: number }} Times of one run; suites run beside each other */

/** @param {TimedTest[]} tests @returns {{ file: string, count: number, ms: number }[]} the tests of a file together */
export function timesOfFiles(tests) {
  const files = new Map();
  for (const { file, ms } of tests) {
    if (ms === 0) continue;
    const known = files.get(file) ?? { file, count: 0, ms: 0 };
    files.set(file, { file, count: known.count + 1, ms: known.ms + ms });
  }
  return [...files.values()];
}

const columns = (...cells) => `| ${cells.join(' | ')} |`;
const byWall = (suites) => [...suites].sort((one, other) => other.wallMs - one.wallMs);
const rowsOfSuites = ({ suites, wallMs }) => [
  columns('suite', 'passed', 'wall s', 'CPU s'),
  '|---|---:|---:|---:|',
  ...byWall(suites).map(({ name, counts, wallMs, cpuMs }) =>
    columns(name, counts.passed, seconds(wallMs), seconds(cpuMs)),
  ),
  '',
  `All: ${minutes(wallMs)}.`,
];

/** @param {Times} times @returns {string[]} what is printed at the end of a run */
export function describeTimes(times) {
  const line = ({ ms, file, rest }) => `${seconds(ms).padStart(7)} s  ${file}  ${rest}`;
  const files = slowestFirst(timesOfFiles(times.tests), 20);
  return [
    '\nTime of each suite:',
    ...rowsOfSuites(times),
    '\nThe slowest files:',
    ...files.map(({ count, ...file }) => line({ ...file, rest: `${count} tests` })),
    '\nThe slowest tests:',
    ...slowestFirst(times.tests, 20).map(({ name, ...test }) => line({ ...test, rest: cut(name, 90) })),
  ];
}

/**
 * Puts the times of a run into docs/testing.md, between the two comments that name its tier.
 * @param {'push' | 'nightly' | 'all'} tier
 * @param {Times} times
 * @throws when the page has no such comments
 */
export function writeTimes(tier, times, page = join(root, 'docs', 'testing.md')) {
  const files = slowestFirst(timesOfFiles(times.tests), 20).map(({ file, count, ms }) =>
    columns(`\`${file}\``, count, seconds(ms)),
  );
  const table = [...rowsOfSuites(times), '', columns('file', 'tests', 'wall s'), '|---|---:|---:|', ...files];
  const text = readFileSync(page, 'utf8');
  const place = new RegExp(`(<!-- times of ${tier} -->\\n)[\\s\\S]*?(<!-- end of ${tier} -->)`);
  if (!place.test(text)) throw new Error(`${page} has no place for the times of ${tier}.`);
  writeFileSync(
    page,
    text.replace(place, (_, start, end) => `${start}\n${table.join('\n')}\n\n${end}`),
  );
}
