import './workspace/require-node.mjs';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBrowserTests } from './workspace/browser-tests.mjs';
import { browserArguments, findBase, listAffected, listTestedPackages } from './workspace/changed-tests.mjs';
import { findChromium } from './workspace/chromium.mjs';
import {
  listFailures,
  readPlaywrightFailures,
  readTapFailures,
  readVitestFailures,
  withRunner,
} from './workspace/failed-tests.mjs';
import { install } from './workspace/install.mjs';
import { endOnSignals, isEndingOnSignal, runMeasured } from './workspace/processes.mjs';
import { root } from './workspace/root.mjs';
import { addUp, readPlaywright, readTap, readVitest, withExitCode } from './workspace/test-counts.mjs';
import { findTestPostgres } from './workspace/test-postgres.mjs';
import { describeTimes, readPlaywrightTimes, readVitestTimes, writeTimes } from './workspace/test-times.mjs';
import { build, measureTurbo } from './workspace/turbo.mjs';

/**
 * npm test: what a push needs. npm run test:all: that and what has the tag nightly, the browser tests on both devices
 * and the whole walk of the states; --nightly takes only what has the tag. TEST_BROWSER, TEST_REAL_POSTGRES,
 * TEST_PGBOUNCER, TEST_PROMTOOL and TEST_PDFTOTEXT=required turn what is missing here from a remark into a failure,
 * TEST_BROWSER=off leaves the browser out; TEST_DATABASE_URL names a server to test against; TEST_FAILURES_FILE is a
 * file to which what failed is added.
 * --changed[=commit]: the packages that changed since this branch left main (or since that commit) with all that depend
 * on them, and the browser tests where the product is among them. Whole packages, because tests also run what they do
 * not import: built servers, pages, the content library.
 * --write: writes the times into docs/testing.md. The last line adds all runners up.
 */
const args = process.argv.slice(2);
const tier = ['all', 'nightly'].find((name) => args.includes(`--${name}`)) ?? 'push';
endOnSignals();

/** Where a package's vitest writes its counts; turbo keeps the file with what it cached. */
const vitestResult = join('test-results', 'vitest.json');

/** It takes as long as all others together, which run beside it, and waits for processes it started more than they do. */
const longestSuite = '@repo/server';

const tagsFilter = { push: ['--tags-filter=!nightly'], nightly: ['--tags-filter=nightly'], all: [] }[tier];

async function testPackage({ name, folder, files }, environment) {
  const result = join(root, folder, vitestResult);
  rmSync(result, { force: true });
  const turboFlags = [
    '--continue=always',
    '--output-logs=new-only',
    '--log-order=stream',
    '--log-prefix=none',
  ];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResult}`];
  const workers = `--maxWorkers=${name === longestSuite ? 3 : 2}`;
  const { code, ...spent } = await measureTurbo(
    ['test', `--filter=${name}`, ...turboFlags, '--', workers, ...tagsFilter, ...reporters, ...files],
    environment,
  );
  return {
    suite: { name: folder, ...spent },
    counts: withExitCode(readVitest(result, tier), code),
    times: readVitestTimes(result),
    failures: withRunner(readVitestFailures(result), folder, code),
  };
}

/** @param {string | null} base the commit to compare with, null for everything */
async function testPackages(base) {
  const packages = listTestedPackages(base, tier);
  const { environment, stop } = await findTestPostgres();
  const results = [];
  const runLane = async (lane) => {
    for (const each of lane) results.push(await testPackage(each, environment));
  };
  try {
    const isLongest = ({ name }) => name === longestSuite;
    await Promise.all([
      runLane(packages.filter(isLongest)),
      runLane(packages.filter((each) => !isLongest(each))),
    ]);
    return results;
  } finally {
    await stop();
  }
}

const isInTier = (isNightly) => tier === 'all' || isNightly === (tier === 'nightly');

async function testScripts(resultFolder) {
  const result = join(resultFolder, 'scripts.tap');
  const files = ['scripts', 'deploy'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.test.mjs') && isInTier(name.endsWith('.nightly.test.mjs')))
      .map((name) => join(folder, name)),
  );
  const reporters = ['spec', 'stdout', 'tap', result].map((value, index) =>
    index % 2 ? `--test-reporter-destination=${value}` : `--test-reporter=${value}`,
  );
  const { code, ...spent } = await runMeasured(process.execPath, ['--test', ...reporters, ...files], {
    cwd: root,
  });
  return {
    suite: { name: 'scripts, deploy', ...spent },
    times: [],
    counts: withExitCode(readTap(result), code),
    failures: withRunner(readTapFailures(result), 'scripts, deploy', code),
  };
}

async function testInBrowser(resultFolder, base) {
  const none = { suite: null, counts: addUp([]), times: [], failures: [] };
  if (process.env.TEST_BROWSER === 'off') {
    console.log('TEST_BROWSER=off: the browser tests are left out.');
    return none;
  }
  const chosen = base ? browserArguments(listAffected(base), base, tier) : [];
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
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: result,
    E2E_TIER: tier === 'push' ? 'push' : 'all',
  };
  const { code, ...spent } = await runBrowserTests({
    chromium,
    args: ['--reporter=list,json', ...chosen],
    environment,
  });
  return {
    suite: { name: 'apps/e2e', ...spent },
    counts: withExitCode(readPlaywright(result), code),
    times: readPlaywrightTimes(result),
    failures: withRunner(readPlaywrightFailures(result), 'apps/e2e', code),
  };
}

async function main() {
  const startedAt = performance.now();
  const base = findBase(args);
  await install();
  await build();
  const resultFolder = mkdtempSync(join(tmpdir(), 'test-results-'));
  try {
    const [packages, scripts] = await Promise.all([testPackages(base), testScripts(resultFolder)]);
    const results = [...packages, scripts, await testInBrowser(resultFolder, base)];
    const tests = results.flatMap(({ times }) => times);
    const suites = results.flatMap(({ suite, counts }) => (suite ? [{ ...suite, counts }] : []));
    const wallMs = performance.now() - startedAt;
    for (const line of describeTimes({ suites, tests, wallMs })) console.log(line);
    if (args.includes('--write')) writeTimes(tier, { suites, tests, wallMs });
    const failed = listFailures(results.flatMap(({ failures }) => failures));
    if (failed.length > 0) console.log('\nWhat failed:');
    for (const line of failed) console.log(line);
    const { TEST_FAILURES_FILE } = process.env;
    if (TEST_FAILURES_FILE) appendFileSync(TEST_FAILURES_FILE, failed.map((line) => `${line}\n`).join(''));
    if (tier === 'push') console.log('\nLeft for npm run test:all: what has the tag nightly.');
    return addUp(results.map(({ counts }) => counts));
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
