import './workspace/require-node.mjs';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './workspace/browser-tests.mjs';
import { browserArguments, filterSince, findBase, listAffected } from './workspace/changed-tests.mjs';
import { findChromium } from './workspace/chromium.mjs';
import {
  listFailures,
  readPlaywrightFailures,
  readTapFailures,
  readVitestFailures,
  withRunner,
} from './workspace/failed-tests.mjs';
import { install } from './workspace/install.mjs';
import { endOnSignals, isEndingOnSignal, run } from './workspace/processes.mjs';
import { root } from './workspace/root.mjs';
import { listSlowest, readPlaywrightTimes, readVitestTimes } from './workspace/slowest-tests.mjs';
import { addUp, readPlaywright, readTap, readVitest, withExitCode } from './workspace/test-counts.mjs';
import { startThrowawayPostgres } from './workspace/throwaway-postgres.mjs';
import { build, runTurbo } from './workspace/turbo.mjs';

/**
 * npm test: everything. TEST_BROWSER, TEST_REAL_POSTGRES, TEST_PGBOUNCER, TEST_PROMTOOL and TEST_PDFTOTEXT=required turn what is missing here
 * from a remark into a failure; TEST_DATABASE_URL names a server to test against. The last line adds all runners up.
 * npm test -- --changed[=commit]: the packages that changed since this branch left main (or since that commit) with
 * all that depend on them, and the browser tests where the product is among them. Whole packages, because tests also
 * run what they do not import: built servers, pages, the content library.
 */
endOnSignals();

/** Where a package's vitest writes its counts; turbo keeps the file with what it cached. */
const vitestResult = join('test-results', 'vitest.json');

/** It takes as long as all others together, which run beside it, and waits for processes it started more than they do. */
const longestSuite = '@repo/server';
const workersOf = (filter) => (filter.endsWith(`=${longestSuite}`) ? 3 : 2);

function listVitestResults() {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name, vitestResult)),
  );
}

async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return { environment: {}, stop: async () => {} };
  const server = process.env.TEST_REAL_POSTGRES === 'off' ? null : await startThrowawayPostgres();
  if (server) {
    // Required, so that turbo never takes what passed on the embedded one for what passed here.
    const environment = { TEST_THROWAWAY_URL: server.url, TEST_REAL_POSTGRES: 'required' };
    return { environment, stop: server.stop };
  }
  if (process.env.TEST_REAL_POSTGRES === 'required') {
    throw new Error('TEST_REAL_POSTGRES=required, but no Postgres server is installed here.');
  }
  console.log('No real Postgres found: race tests are skipped.');
  return { environment: { TEST_REAL_POSTGRES: 'off' }, stop: async () => {} };
}

/** @param {string | null} base the commit to compare with, null for everything */
async function testPackages(base) {
  const results = listVitestResults();
  for (const file of results) rmSync(file, { force: true });
  const { environment, stop } = await findPostgres();
  try {
    const turboFlags = ['--continue=always', '--concurrency=1', '--output-logs=new-only'];
    const vitestFlags = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResult}`];
    const lanes = base ? [filterSince(base)] : [`--filter=${longestSuite}`, `--filter=!${longestSuite}`];
    const codes = await Promise.all(
      lanes.map((filter) =>
        runTurbo(
          ['test', filter, ...turboFlags, '--', `--maxWorkers=${workersOf(filter)}`, ...vitestFlags],
          environment,
        ),
      ),
    );
    const code = Math.max(...codes);
    return {
      counts: withExitCode(addUp(results.map(readVitest)), code),
      times: results.flatMap(readVitestTimes),
      failures: withRunner(results.flatMap(readVitestFailures), 'apps, packages', code),
    };
  } finally {
    await stop();
  }
}

async function testScripts(resultFolder) {
  const result = join(resultFolder, 'scripts.tap');
  const files = ['scripts', 'deploy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.test.mjs'))
      .map((name) => join(folder, name)),
  );
  const reporters = ['spec', 'stdout', 'tap', result].map((value, index) =>
    index % 2 ? `--test-reporter-destination=${value}` : `--test-reporter=${value}`,
  );
  const code = await run(process.execPath, ['--test', ...reporters, ...files], { cwd: root });
  return {
    counts: withExitCode(readTap(result), code),
    failures: withRunner(readTapFailures(result), 'scripts, deploy', code),
  };
}

async function testInBrowser(resultFolder, base) {
  const none = { counts: addUp([]), times: [], failures: [] };
  const chosen = base ? browserArguments(listAffected(base), base) : [];
  if (!chosen) {
    console.log('Nothing changed that a browser shows.');
    return none;
  }
  const chromium = findChromium();
  if (!chromium) {
    const isRequired = process.env.TEST_BROWSER === 'required';
    console.log(
      `No Chromium found: the browser tests ${isRequired ? 'are required and fail' : 'are skipped'}.`,
    );
    return { ...none, counts: { passed: 0, failed: isRequired ? 1 : 0, skipped: 0 } };
  }
  const result = join(resultFolder, 'playwright.json');
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: result };
  const code = await runBrowserTests({ chromium, args: ['--reporter=list,json', ...chosen], environment });
  return {
    counts: withExitCode(readPlaywright(result), code),
    times: readPlaywrightTimes(result),
    failures: withRunner(readPlaywrightFailures(result), 'apps/e2e', code),
  };
}

async function main() {
  const base = findBase(process.argv.slice(2));
  await install();
  await build();
  const resultFolder = mkdtempSync(join(tmpdir(), 'test-results-'));
  try {
    const [packages, scripts] = await Promise.all([testPackages(base), testScripts(resultFolder)]);
    const browser = await testInBrowser(resultFolder, base);
    console.log('\nThe slowest tests:');
    for (const line of listSlowest([...packages.times, ...browser.times])) console.log(line);
    const failures = [packages, scripts, browser].flatMap((runner) => runner.failures);
    if (failures.length > 0) console.log('\nWhat failed:');
    for (const line of listFailures(failures)) console.log(line);
    return addUp([packages.counts, scripts.counts, browser.counts]);
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
