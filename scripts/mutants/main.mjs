import '../workspace/require-node.mjs';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOnSignals } from '../workspace/processes.mjs';
import { root } from '../workspace/root.mjs';
import { findTestPostgres } from '../workspace/test-postgres.mjs';
import { readImportGraph } from './import-graph.mjs';
import { fingerprintOf, readMutants, textsOf } from './read-mutants.mjs';
import { planBatches } from './related-tests.mjs';
import { readResults, reportFile, resultOf, resultsFile, writeResults } from './results.mjs';
import { runTests } from './run-tests.mjs';

/**
 * npm run mutants -- [words]: makes one fault after another in the working tree and runs the tests that could
 * notice it until one fails. Words choose mutants by rule, name or file; all must match. Mutants with a
 * result are skipped, except with --again. --survivors: reruns those that survived or are open. These run
 * only a part of the tests and leave unnoticed mutants open: --near, the nearest ones of each package; --own,
 * those of the mutant's package; --push, no nightly ones. --list: only shows what would run.
 */
const args = process.argv.slice(2);
const has = (flag) => args.includes(`--${flag}`);
const isPart = ['near', 'own', 'push'].some(has);
const words = args.filter((arg) => !arg.startsWith('--')).map((word) => word.toLowerCase());
/** Test files that failed without any fault: their results don't count. */
const red = new Set();
const green = new Set();
let restore = () => {};

function refuseChanges() {
  const status = execFileSync(
    'git',
    ['status', '--porcelain', '--', '.', `:!${resultsFile}`, `:!${reportFile}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status) throw new Error(`The working tree has changes; commit them first:\n${status}`);
}

function choose(mutants, results) {
  const fits = ({ rule, name, file }) =>
    words.every((word) => [rule, name, file].some((text) => text.toLowerCase().includes(word)));
  const isDue = (mutant) => {
    const outcome = resultOf(mutant, results)?.outcome;
    if (has('survivors')) return outcome === 'survived' || outcome === 'open';
    return has('again') || !outcome || (outcome === 'open' && !isPart);
  };
  return mutants.filter((mutant) => fits(mutant) && isDue(mutant));
}

const isChosen = ({ file }, { tier, folder, round }) =>
  !(has('near') && round > 0) &&
  !(has('own') && !file.startsWith(`${folder}/`)) &&
  !(isPart && tier === 'nightly');

async function withMutant(mutant, run) {
  const path = join(root, mutant.file);
  const { original, mutated } = textsOf(mutant);
  restore = () => {
    writeFileSync(path, original);
    restore = () => {};
  };
  writeFileSync(path, mutated);
  try {
    return await run();
  } finally {
    restore();
  }
}

/** A failing test proves something only if it passes without the mutant. */
async function isGreen({ file, folder, tier }, environment) {
  const key = `${tier} ${file}`;
  if (green.has(key)) return true;
  const failure = await runTests({ tier, folder, files: [file] }, environment);
  if (!failure) green.add(key);
  return !failure;
}

async function judge(mutant, batches, environment) {
  for (const { tier, folder, files } of batches) {
    for (;;) {
      const left = files.filter((file) => !red.has(`${tier} ${file}`));
      if (left.length === 0) break;
      const failure = await withMutant(mutant, () => runTests({ tier, folder, files: left }, environment));
      if (!failure) break;
      const { file, test, message } = failure;
      if (await isGreen({ file, folder, tier }, environment))
        return { outcome: 'killed', tier, file, test, message };
      console.log(`  ${file} fails without the fault: left out`);
      red.add(`${tier} ${file}`);
    }
  }
  return { outcome: isPart ? 'open' : 'survived' };
}

/** Test files that noticed this mutant first, then those that noticed another one of its file. */
function killersOf(mutant, mutants, results) {
  const own = results.get(mutant.name)?.file;
  const others = mutants
    .filter(({ file }) => file === mutant.file)
    .map(({ name }) => results.get(name)?.file);
  return [...new Set([own, ...others].filter(Boolean))];
}

async function main() {
  const mutants = readMutants();
  const results = readResults();
  const chosen = choose(mutants, results);
  console.log(`${chosen.length} of ${mutants.length} mutants to run.`);
  if (has('list')) {
    for (const { rule, name, file } of chosen) console.log(`${rule}: ${name}  ${file}`);
    return;
  }
  refuseChanges();
  endOnSignals();
  process.on('exit', () => restore());
  const graph = readImportGraph();
  const { environment, stop } = await findTestPostgres();
  try {
    for (const mutant of chosen) {
      const startedAt = performance.now();
      const killers = killersOf(mutant, mutants, results);
      const batches = planBatches(mutant.file, graph, killers).filter((batch) => isChosen(mutant, batch));
      const { message, ...result } = await judge(mutant, batches, environment);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      console.log(
        `${result.outcome.padEnd(8)} ${seconds} s  ${mutant.rule}: ${mutant.name}${result.file ? `\n  ${result.file} (${result.tier}): ${result.test}\n  ${message}` : ''}`,
      );
      results.set(mutant.name, { name: mutant.name, fingerprint: fingerprintOf(mutant), ...result });
      writeResults(mutants, results);
    }
  } finally {
    await stop();
  }
  writeResults(mutants, results);
}

await main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
