import './workspace/require-node.mjs';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runBrowserTests } from './workspace/browser-tests.mjs';
import { browserArguments, findBase, listAffected, listTestedPackages } from './workspace/changed-tests.mjs';
import { findChromium } from './workspace/chromium.mjs';
import { install } from './workspace/install.mjs';
import { measureTree } from './workspace/process-tree.mjs';
import { endOnSignals, isEndingOnSignal, run, runMeasured } from './workspace/processes.mjs';
import { root } from './workspace/root.mjs';
import { findTestPostgres } from './workspace/test-postgres.mjs';
import {
  countResults,
  listFailures,
  readNodeTest,
  readPlaywright,
  readVitest,
  withExitCode,
} from './workspace/test-results.mjs';
import { describeTimes, writeTimes } from './workspace/test-times.mjs';
import { build } from './workspace/turbo.mjs';

/**
 * npm test: what a push needs. npm run test:all: also tests tagged nightly, the browser tests on both devices
 * and all states; --nightly runs only tagged tests. TEST_BROWSER, TEST_REAL_POSTGRES, TEST_PGBOUNCER,
 * TEST_PROMTOOL and TEST_PDFTOTEXT=required fail instead of skipping what is missing here, TEST_BROWSER=off
 * skips the browser; TEST_VITEST_WORKERS and E2E_WORKERS set how many files run concurrently;
 * TEST_DATABASE_URL names a server to test against; failures are appended to TEST_FAILURES_FILE.
 * --changed[=commit]: only packages changed since this branch left main (or since that commit) with all
 * dependents, and the browser tests if the product is among them. Whole packages, because tests also run what
 * they do not import: built servers, pages, the content library. --write: writes the times into
 * docs/testing.md. The last line of the output sums up all runners.
 */
const args = process.argv.slice(2);
const tier = ['all', 'nightly'].find((name) => args.includes(`--${name}`)) ?? 'push';
endOnSignals();

/** @typedef {import('./workspace/test-results.mjs').Run} Run */

/** @type {Run} */
const nothing = { results: [], files: [] };
const failed = (file, message) => ({ file, name: '', status: 'failed', ms: 0, message });
const fileOf = (name) => fileURLToPath(new URL(`./workspace/${name}`, import.meta.url));

/** On a push Vitest and Playwright run concurrently: one uses the processor while the other waits. */
const isTogether = tier === 'push';
/** Tests of servers and databases wait half of their time: three files at once keep two cores busy. */
const vitestWorkers = process.env.TEST_VITEST_WORKERS ?? '3';
const browserWorkers = isTogether ? '2' : '3';

/** @returns {string[] | null} which packages and files vitest runs, null for none */
function vitestArguments(base) {
  const tags = { push: ['--tags-filter=!nightly'], nightly: ['--tags-filter=nightly'], all: [] }[tier];
  if (!base && tier !== 'nightly') return ['--config=vitest.joined.config.ts', ...tags];
  const packages = listTestedPackages(base, tier);
  const files = packages.flatMap((each) => each.files);
  return packages.length > 0
    ? [...tags, ...packages.map(({ name }) => `--project=${name}*`), ...files]
    : null;
}

/** @returns {Promise<Run>} */
async function testPackages(resultFolder, base) {
  const chosen = vitestArguments(base);
  if (!chosen) return nothing;
  const { environment, pid, stop } = await findTestPostgres();
  const readPostgresMs = pid ? measureTree(pid) : () => null;
  try {
    const result = join(resultFolder, 'vitest.json');
    const reporter = fileOf('vitest-reporter.mjs');
    const flags = [`--maxWorkers=${vitestWorkers}`, '--reporter=default', `--reporter=${reporter}`];
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const { code, cpuMs } = await runMeasured(process.execPath, [vitest, 'run', ...flags, ...chosen], {
      cwd: root,
      env: { ...process.env, ...environment, TEST_RESULT_FILE: result },
    });
    const { results, files } = withExitCode(readVitest(result), 'vitest', code);
    const inFiles = files.reduce((sum, file) => sum + file.cpuMs, 0);
    const others = [
      { file: 'Vitest and started servers', wallMs: 0, cpuMs: cpuMs && cpuMs - inFiles },
      { file: 'Postgres for Vitest', wallMs: 0, cpuMs: readPostgresMs() },
    ];
    return { results, files: [...files, ...others] };
  } finally {
    await stop();
  }
}

const isInTier = (isNightly) => tier === 'all' || isNightly === (tier === 'nightly');

/** @returns {Promise<Run>} */
async function testScripts(resultFolder) {
  const result = join(resultFolder, 'scripts.jsonl');
  const files = ['scripts', 'deploy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.test.mjs') && isInTier(name.endsWith('.nightly.test.mjs')))
      .map((name) => join(folder, name)),
  );
  const reporters = ['spec', 'stdout', fileOf('node-test-reporter.mjs'), result].map((value, index) =>
    index % 2 ? `--test-reporter-destination=${value}` : `--test-reporter=${value}`,
  );
  const code = await run(process.execPath, ['--test', ...reporters, ...files], { cwd: root });
  return withExitCode(readNodeTest(result), 'scripts, deploy', code);
}

/** @returns {Promise<Run>} */
async function testInBrowser(resultFolder, base) {
  if (process.env.TEST_BROWSER === 'off') {
    console.log('TEST_BROWSER=off: the browser tests are left out.');
    return nothing;
  }
  const chosen = base ? browserArguments(listAffected(base), base, tier) : [];
  if (!chosen) {
    console.log('Nothing changed that a browser shows.');
    return nothing;
  }
  const chromium = findChromium();
  if (!chromium) {
    const isRequired = process.env.TEST_BROWSER === 'required';
    const said = `No Chromium found: the browser tests ${isRequired ? 'are required and fail' : 'are skipped'}.`;
    console.log(said);
    return isRequired ? { ...nothing, results: [failed('apps/e2e', said)] } : nothing;
  }
  const result = join(resultFolder, 'playwright.json');
  const { code, cpuMs } = await runBrowserTests({
    chromium,
    args: ['--reporter=list,json', ...chosen],
    environment: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: result,
      E2E_TIER: tier === 'push' ? 'push' : 'all',
      E2E_WORKERS: process.env.E2E_WORKERS ?? browserWorkers,
    },
  });
  const { results, files } = withExitCode(readPlaywright(result), 'apps/e2e', code);
  // All files share browsers and products, so their CPU time is known for the whole suite only.
  return { results, files: [...files, { file: 'apps/e2e', wallMs: 0, cpuMs }] };
}

/** @param {Run[]} runs @returns {{ passed: number, failed: number, skipped: number }} */
function report(runs, wallMs) {
  const results = runs.flatMap((each) => each.results);
  const times = { results, files: runs.flatMap(({ files }) => files), wallMs };
  for (const line of describeTimes(times)) console.log(line);
  if (args.includes('--write')) writeTimes(tier, times);
  const failures = listFailures(results);
  if (failures.length > 0) console.log('\nWhat failed:');
  for (const line of failures) console.log(line);
  const { TEST_FAILURES_FILE } = process.env;
  if (TEST_FAILURES_FILE) appendFileSync(TEST_FAILURES_FILE, failures.map((line) => `${line}\n`).join(''));
  if (tier === 'push') console.log('\nLeft for npm run test:all: what has the tag nightly.');
  return countResults(results, tier);
}

async function main() {
  const startedAt = performance.now();
  const base = findBase(args);
  await install();
  await build();
  const resultFolder = mkdtempSync(join(tmpdir(), 'test-results-'));
  try {
    const others = Promise.all([testPackages(resultFolder, base), testScripts(resultFolder)]);
    if (!isTogether) await others;
    const runs = (await Promise.all([others, testInBrowser(resultFolder, base)])).flat();
    return report(runs, performance.now() - startedAt);
  } finally {
    rmSync(resultFolder, { recursive: true, force: true });
  }
}

main()
  .catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  })
  .then(({ passed, failed, skipped }) => {
    if (isEndingOnSignal()) return;
    if (skipped > 0) console.log(`${skipped} skipped`);
    console.log(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
