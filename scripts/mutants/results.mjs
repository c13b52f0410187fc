import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { fingerprintOf } from './read-mutants.mjs';

/** One line per mutant that ran, so that an interrupted run can continue. */
export const resultsFile = 'scripts/mutants/results.jsonl';
export const reportFile = 'docs/mutants.md';

/**
 * @typedef {{ name: string, fingerprint: string, outcome: 'killed' | 'survived' | 'open', tier?: 'push' | 'nightly',
 *   file?: string, test?: string }} Result
 * `open`: the nearest tests passed and the others did not run yet
 */

/** @returns {Map<string, Result>} by mutant name */
export function readResults(path = join(root, resultsFile)) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
  const results = lines.map((line) => JSON.parse(line));
  return new Map(results.map((result) => [result.name, result]));
}

/** @returns {Result | null} of a mutant, null if it has none or has changed since */
export function resultOf(mutant, results) {
  const result = results.get(mutant.name);
  return result?.fingerprint === fingerprintOf(mutant) ? result : null;
}

const count = (rows, test) => rows.filter(({ result }) => test(result)).length;
const isKilledBy = (tier) => (result) => result?.outcome === 'killed' && result.tier === tier;
const is = (outcome) => (result) => result?.outcome === outcome;
const line = (...cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;

function columnsOf(rows) {
  return [
    rows.length,
    count(rows, isKilledBy('push')),
    count(rows, isKilledBy('nightly')),
    count(rows, is('survived')),
    count(rows, (result) => !result || result.outcome === 'open'),
  ];
}

const outcomes = { survived: '**survived**', open: 'nearest tests pass' };

/** @returns {string} the page of all mutants by rule, with those that no push tier test notices */
export function describeResults(mutants, results) {
  const rows = mutants.map((mutant) => ({ ...mutant, result: resultOf(mutant, results) }));
  const rules = [...new Set(rows.map(({ rule }) => rule))];
  const unnoticed = rows.filter(({ result }) => result && !isKilledBy('push')(result));
  const head = (...names) => [line(...names), line(...names.map((_, index) => (index ? '---:' : '---')))];
  return [
    '# Mutants',
    '',
    `For engineers who change tests: how many faults the tests notice. \`npm run mutants\` writes this page ([testing](testing.md#mutants));`,
    `\`${resultsFile}\` names the test that noticed each.`,
    '',
    ...head('rule', 'mutants', 'push', 'nightly', 'survived', 'not finished'),
    ...rules.map((rule) => line(rule, ...columnsOf(rows.filter((row) => row.rule === rule)))),
    line('all', ...columnsOf(rows)),
    '',
    '## Not noticed on a push',
    '',
    ...[
      ['rule', 'fault', 'result'],
      ['---', '---', '---'],
    ].map((cells) => line(...cells)),
    ...unnoticed.map(({ rule, name, result }) => line(rule, name, outcomes[result.outcome] ?? result.tier)),
    '',
  ].join('\n');
}

/** Writes the current mutants' results and their page. */
export function writeResults(mutants, results, folder = root) {
  const known = mutants.map((mutant) => resultOf(mutant, results)).filter(Boolean);
  writeFileSync(join(folder, resultsFile), known.map((result) => `${JSON.stringify(result)}\n`).join(''));
  writeFileSync(join(folder, reportFile), describeResults(mutants, results));
}
