import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { desktop, phone } from './src/devices.ts';

const app = (name: string) => fileURLToPath(new URL(`../${name}/dist/main.js`, import.meta.url));

/** Settings made once and inherited by the workers, which read this file again. */
const { env } = process;
env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'e2e-'));
env.CHROMIUM_PATH ??= ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
  existsSync,
);

const port = Number(env.E2E_PORT);
export const productUrl = `http://localhost:${port}`;
export const sandboxUrl = `http://localhost:${port + 1}`;
const smtpPort = String(port + 2);

/** The server inherits our environment; an empty variable counts as absent there. */
const unset = {
  DATABASE_URL: '',
  ADMIN_PASSWORD: '',
  NODE_ENV: '',
  SEED: '',
  REDIS_URL: '',
  TRUST_PROXY: '',
};

const walk = '**/states.spec.ts';
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);
/** Teachers write at a desktop: on a phone the walk looks at every screen, and admin-chapter.spec writes a page. Dialogs go by keys. */
const desktopOnly = specs('admin-items', 'admin-notes', 'dialogs');
/** What does not depend on the width of the screen is tried where students are. */
const phoneOnly = specs(
  'acceptance',
  'brand',
  'checks',
  'double-click',
  'forced-colors',
  'forms',
  'google',
  'offline',
  'payment',
  'payment-once',
  'practice',
  'profile',
  'progress',
  'robust',
);

/** What changes nothing that another test could see, and minds no change that others make. */
const apart = specs(
  'acceptance',
  'access',
  'admin-mindmap',
  'brand',
  'checks',
  'entry-size',
  'forced-colors',
  'keyboard',
  'keyboard-path',
  'motion',
  'study',
);

export default defineConfig({
  testDir: './tests',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(env.CI),
  reporter: env.E2E_JSON ? [['list'], ['json', { outputFile: env.E2E_JSON }]] : 'list',
  use: {
    baseURL: productUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording every step costs a third of the whole run: `pnpm e2e --trace retain-on-failure` does it.
    trace: 'off',
    // What moves is waited for only where motion is the subject (motion, payment-once).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  // Two lanes of one worker: tests that publish or let a provider fail take turns, and beside them goes the walk
  // through the states with what stands apart. `--no-deps` runs the desktop's turns alone.
  projects: [
    { name: 'phone', use: phone, workers: 1, testIgnore: [walk, ...desktopOnly, ...apart] },
    { name: 'states', workers: 1, testMatch: walk },
    { name: 'phone-apart', use: phone, workers: 1, testMatch: apart, dependencies: ['states'] },
    {
      name: 'desktop',
      use: desktop,
      workers: 1,
      testIgnore: [walk, ...phoneOnly],
      dependencies: ['phone'],
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" "${app('sandbox')}"`,
      url: sandboxUrl,
      env: { SANDBOX_PORT: String(port + 1), SANDBOX_SMTP_PORT: smtpPort, PUBLIC_URL: productUrl },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" "${app('server')}"`,
      url: `${productUrl}/readyz`,
      timeout: 120_000,
      env: {
        ...unset,
        PORT: String(port),
        PUBLIC_URL: productUrl,
        DATA_DIR: env.E2E_DATA_DIR,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        GOOGLE_ISSUER: `http://127.0.0.1:${port + 1}/oidc`,
        GOOGLE_CLIENT_ID: '',
        GOOGLE_CLIENT_SECRET: '',
        CASHFREE_BASE_URL: `http://127.0.0.1:${port + 1}/pg`,
        CASHFREE_CLIENT_ID: '',
        CASHFREE_CLIENT_SECRET: '',
        CASHFREE_MODE: '',
        RATE_LIMIT_SCALE: '1000',
        LOG_LEVEL: 'warn',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
