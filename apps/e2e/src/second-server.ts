import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  makeDataDir,
  productEnvironment,
  secondDatabase,
  secondPort,
  serverFile,
} from '../playwright.config.ts';

export type SecondServer = {
  url: string;
  /** Advances the server's clock, if it was started with `movableClock`. */
  moveClock(): void;
  stop(): Promise<void>;
};

/** Generous, because a first start on a busy machine is slow. */
const startLimitMs = 300_000;

async function isReady(url: string): Promise<boolean> {
  const reply = await fetch(`${url}/readyz`).catch(() => null);
  return reply?.ok ?? false;
}

/**
 * Starts the product again with other settings, a separate database and this worker's sandbox, so that tests
 * on it affect no others. The test has to stop it.
 */
export async function startSecondServer(settings: Record<string, string>): Promise<SecondServer> {
  const url = `http://localhost:${secondPort}`;
  const folder = mkdtempSync(join(tmpdir(), 'e2e-second-'));
  const ownDir = join(folder, 'data');
  // With its own SEED setting the server starts on empty data.
  const data =
    'SEED' in settings
      ? { DATA_DIR: ownDir }
      : { DATA_DIR: makeDataDir(ownDir), DATABASE_URL: secondDatabase };
  const own = { PORT: String(secondPort), PUBLIC_URL: url, ...data };
  const server = spawn(process.execPath, [serverFile], {
    env: { ...productEnvironment, ...own, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const giveUpAt = Date.now() + startLimitMs;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error('the second server did not start');
    }
    await delay(200);
  }
  return { url, moveClock: () => void server.kill('SIGWINCH'), stop };
}
