import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { desktop, phone } from './src/devices.ts';

const app = (name: string) => fileURLToPath(new URL(`../${name}/dist/main.js`, import.meta.url));

/** Settings made once and inherited by the workers, which read this file again. */
const { env } = process;
// Below the ports that systems give to outgoing connections, which could hold one of these.
env.E2E_PORT ??= String(20_000 + (process.pid % 4_000) * 3);
env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-'));
env.CHROMIUM_PATH ??= ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  .map((name) => `/usr/bin/${name}`)
  .find(existsSync);

const firstPort = Number(env.E2E_PORT);
const workerCount = Number(env.E2E_WORKERS ?? 3);
/** Each worker tests its own product, so that no test sees what another one publishes or breaks. */
const portOf = (worker: number) => firstPort + worker * 3;
const urlOf = (port: number) => `http://localhost:${port}`;
// Playwright assigns a worker its number before the worker reads this file.
const ownWorker = Number(env.TEST_PARALLEL_INDEX ?? 0) % workerCount;
const port = portOf(ownWorker);
export const productUrl = urlOf(port);
export const sandboxUrl = urlOf(port + 1);
/** For a server of a test's own, behind the ports of all workers; and where the build of the server is. */
export const secondPort = firstPort + workerCount * 3 + ownWorker;
export const serverFile = app('server');
/** The file with the browser state of a viewer, shared by the successive workers of this product. */
export const signedInFileOf = (viewer: string) =>
  join(env.E2E_DATA_DIR ?? '', `signed-in-${port}-${viewer}.json`);

/** The data folder of a product: where the run has one of a server that was started before, a copy of that. */
export function makeDataDir(path: string): string {
  if (env.E2E_SEEDED_DIR && !existsSync(path)) cpSync(env.E2E_SEEDED_DIR, path, { recursive: true });
  return path;
}

/** A filled database of this run's Postgres; empty without one, for the embedded database in the data folder. */
const databaseOf = (name: string) => (env.E2E_DATABASES ? `${env.E2E_DATABASES}/${name}` : '');
export const secondDatabase = databaseOf(`second_${ownWorker}`);

/** The server inherits our environment; an empty variable counts as absent there. */
const unset = {
  DATABASE_URL: '',
  ADMIN_PASSWORD: '',
  NODE_ENV: '',
  SEED: '',
  REDIS_URL: '',
  CONSENT: '',
  CONSENT_PROOF: '',
  TRUST_PROXY: '',
};

/**
 * What runs: `push` is what every push needs, one journey for each area on one device and a smoke walk of the states;
 * `all` is everything (`npm run e2e`, `npm run test:all`). The folder of a test says on which devices it means something.
 */
const isPush = env.E2E_TIER === 'push';
const walk = '**/states.spec.ts';
const onPhone = '**/phone/**';
const onDesktop = '**/desktop/**';
const onBoth = '**/both/**';
/** Teachers write at a desktop, students read on a phone: there each journey is tried on a push. */
const ofTeachers = '**/both/admin-*';
const launchOptions = {
  executablePath: env.CHROMIUM_PATH,
  args: [
    ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    // Pages live for seconds: collecting garbage later and on one thread saves a tenth of the processor time.
    '--js-flags=--min-semi-space-size=32 --single-threaded-gc',
  ],
};
/** One renderer at a time, without a spare one, takes an eighth less of the processor. */
const ofWalks = {
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--renderer-process-limit=1'] },
};
const tests: readonly NonNullable<PlaywrightTestConfig['projects']>[number][] = isPush
  ? [
      { name: 'phone', use: phone, testMatch: [onPhone, onBoth], testIgnore: ofTeachers, grep: /@journey/ },
      { name: 'desktop', use: desktop, testMatch: [onDesktop, ofTeachers], grep: /@journey/ },
      { name: 'states', use: ofWalks, testMatch: walk, fullyParallel: true, grep: /@smoke/ },
    ]
  : [
      { name: 'phone', use: phone, testMatch: [onPhone, onBoth] },
      { name: 'desktop', use: desktop, testMatch: [onDesktop, onBoth] },
      { name: 'states', use: ofWalks, testMatch: walk, fullyParallel: true, grepInvert: /@smoke/ },
      { name: 'large-text', use: ofWalks, testMatch: '**/large-text.spec.ts', fullyParallel: true },
    ];

type WebServer = Extract<PlaywrightTestConfig['webServer'], unknown[]>[number];

/** The settings of a server whose outside world is the sandbox beside this port. */
const environmentBeside = (port: number) => ({
  ...unset,
  SMTP_URL: `smtp://127.0.0.1:${port + 2}`,
  GOOGLE_ISSUER: `http://127.0.0.1:${port + 1}/oidc`,
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
  CASHFREE_BASE_URL: `http://127.0.0.1:${port + 1}/pg`,
  CASHFREE_CLIENT_ID: '',
  CASHFREE_CLIENT_SECRET: '',
  CASHFREE_MODE: '',
  VAPID_PUBLIC_KEY: '',
  VAPID_PRIVATE_KEY: '',
  VAPID_SUBJECT: '',
  PUSH_HOSTS: `127.0.0.1:${port + 1},localhost:${port + 1}`,
  RATE_LIMIT_SCALE: '1000',
  LOG_LEVEL: 'warn',
});
export const productEnvironment = { ...env, ...environmentBeside(port) };

function startProduct(worker: number): WebServer[] {
  const port = portOf(worker);
  const sandboxPort = String(port + 1);
  const smtpPort = String(port + 2);
  return [
    {
      command: `"${process.execPath}" "${app('sandbox')}"`,
      url: urlOf(port + 1),
      env: { SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort, PUBLIC_URL: urlOf(port) },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" "${app('server')}"`,
      url: `${urlOf(port)}/readyz`,
      timeout: 120_000,
      env: {
        ...environmentBeside(port),
        PORT: String(port),
        PUBLIC_URL: urlOf(port),
        DATABASE_URL: databaseOf(`product_${worker}`),
        DATA_DIR: makeDataDir(join(env.E2E_DATA_DIR ?? '', String(worker))),
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ];
}

export default defineConfig({
  testDir: './tests',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: workerCount,
  forbidOnly: Boolean(env.CI),
  reporter: env.E2E_JSON ? [['list'], ['json', { outputFile: env.E2E_JSON }]] : 'list',
  use: {
    baseURL: productUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every step costs a third of the whole run: `npm run e2e -- --trace retain-on-failure` does it.
    trace: 'off',
    // Only the motion specs test motion, so all others need not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Installing the app takes a second of processor time: allowed where a test goes offline or updates.
    serviceWorkers: 'block',
    launchOptions,
  },
  // The states go last and one by one, so that all workers are busy to the end.
  projects: [...tests],
  webServer: Array.from({ length: workerCount }, (_, worker) => startProduct(worker)).flat(),
});
