import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { countResults } from './test-results.mjs';

/** @typedef {import('./test-results.mjs').Result} Result */
/** @typedef {import('./test-results.mjs').FileTime} FileTime */
/** @typedef {{ results: Result[], files: FileTime[], wallMs: number }} Times of a whole run; files run beside each other */

const cut = (text, length) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
const slowestFirst = (rows, count, msOf) =>
  [...rows].sort((one, other) => msOf(other) - msOf(one)).slice(0, count);
const seconds = (ms) => (ms === null ? '' : (ms / 1000).toFixed(ms < 10_000 ? 1 : 0));
const minutes = (ms) => `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
const columns = (...cells) => `| ${cells.join(' | ')} |`;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** The package of a file, or the folder at the top. */
const suiteOf = (file) => file.match(/^(apps|packages)\/[^/]+/)?.[0] ?? file.split('/')[0];

/** @param {Times} times @returns {{ name: string, passed: number, wallMs: number, cpuMs: number | null }[]} */
function suitesOf({ results, files }) {
  const names = [...new Set(files.map(({ file }) => suiteOf(file)))];
  return names.map((name) => {
    const isOwn = ({ file }) => suiteOf(file) === name;
    const own = files.filter(isOwn);
    const known = own.map(({ cpuMs }) => cpuMs).filter((cpuMs) => cpuMs !== null);
    const { passed } = countResults(results.filter(isOwn));
    const wallMs = sum(own.map((each) => each.wallMs));
    return { name, passed, wallMs, cpuMs: known.length > 0 ? sum(known) : null };
  });
}

const rowsOfSuites = (times) => [
  columns('suite', 'passed', 'wall s', 'CPU s'),
  '|---|---:|---:|---:|',
  ...slowestFirst(suitesOf(times), 100, ({ wallMs }) => wallMs).map(({ name, passed, wallMs, cpuMs }) =>
    columns(name, passed, seconds(wallMs), seconds(cpuMs)),
  ),
  '',
  `All: ${minutes(times.wallMs)}.`,
];

const slowestFiles = ({ files }, count) =>
  slowestFirst(files, count, ({ wallMs }) => wallMs).map((each) => ({ ...each, cpu: seconds(each.cpuMs) }));

/**
 * @param {Times} times
 * @returns {string[]} the summary printed at the end of a run
 */
export function describeTimes(times) {
  const line = (ms, ...rest) => `${seconds(ms).padStart(7)} s  ${rest.filter(Boolean).join('  ')}`;
  const tests = slowestFirst(times.results, 20, ({ ms }) => ms);
  return [
    '\nTime of each suite:',
    ...rowsOfSuites(times),
    '\nThe slowest files:',
    ...slowestFiles(times, 20).map(({ file, wallMs, cpu }) => line(wallMs, file, cpu && `${cpu} s of CPU`)),
    '\nThe slowest tests:',
    ...tests.map(({ file, name, ms }) => line(ms, file, cut(name, 90))),
  ];
}

/**
 * Puts the times of a run into docs/testing.md, between the two comments that name its tier.
 * @param {'push' | 'nightly' | 'all'} tier
 * @param {Times} times
 * @throws when the page has no such comments
 */
export function writeTimes(tier, times, page = join(root, 'docs', 'testing.md')) {
  const files = slowestFiles(times, 10).map(({ file, wallMs, cpu }) =>
    columns(`\`${file}\``, seconds(wallMs), cpu),
  );
  const table = [...rowsOfSuites(times), '', columns('file', 'wall s', 'CPU s'), '|---|---:|---:|', ...files];
  const text = readFileSync(page, 'utf8');
  const place = new RegExp(`(<!-- times of ${tier} -->\\n)[\\s\\S]*?(<!-- end of ${tier} -->)`);
  if (!place.test(text)) throw new Error(`${page} has no place for the times of ${tier}.`);
  writeFileSync(
    page,
    text.replace(place, (_, start, end) => `${start}\n${table.join('\n')}\n\n${end}`),
  );
}
