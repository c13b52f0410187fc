import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

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

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const walk = '**/states.spec.ts';
/** Teachers write at a desktop: on a phone the walk looks at every screen, and admin-chapter.spec writes a page. */
const desktopOnly = ['admin-items', 'admin-notes'].map((name) => `**/${name}.spec.ts`);
/** What does not depend on the width of the screen. */
const phoneOnly = ['brand', 'checks', 'double-click', 'google', 'payment-once'].map(
  (name) => `**/${name}.spec.ts`,
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
  // One worker each, two in all: the walk through the states goes on beside the other tests, which take turns,
  // since some of them publish or let a provider fail.
  projects: [
    { name: 'phone', use: phone, workers: 1, testIgnore: [walk, ...desktopOnly] },
    { name: 'phone-states', use: phone, workers: 1, testMatch: walk },
    { name: 'desktop-states', use: desktop, workers: 1, testMatch: walk },
    { name: 'desktop', use: desktop, workers: 1, testIgnore: [walk, ...phoneOnly] },
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
