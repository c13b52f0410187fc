import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@repo/db';
import { startThrowawayPostgres } from '@repo/db/testing';
import { type Quartiles, quartiles } from '#src/measure/quartiles.ts';
import { milliseconds, type Row } from '#src/measure/table.ts';
import { findFreePort, startProgram } from './processes.ts';
import { serverFile } from './product.ts';

const sandboxFile = fileURLToPath(new URL('../../../sandbox/dist/main.js', import.meta.url));

const samplesPerSide = 40;
const warmUps = 8;
/**
 * Pause after each call, so that its background work does not delay the next, which is always of the other
 * kind.
 */
const pauseMs = 150;

const password = 'secret-word';
const nobody = 'nobody@example.in';
const verified = 'verified@example.in';
const unverified = 'unverified@example.in';

type Comparison = { work: string; path: string; known: object; unknown: object };

const comparisons: Comparison[] = [
  {
    work: 'forgot password',
    path: 'send-reset-password-code',
    known: { email: verified },
    unknown: { email: nobody },
  },
  {
    work: 'resend verification',
    path: 'resend-verification',
    known: { email: unverified },
    unknown: { email: nobody },
  },
  {
    work: 'sign-in with a wrong password',
    path: 'sign-in',
    known: { email: verified, password: 'not-it' },
    unknown: { email: nobody, password: 'not-it' },
  },
];

async function post(url: string, path: string, body: object): Promise<Response> {
  return fetch(`${url}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Duration of one call, from sending it to the last byte of the reply. */
async function timeOf(url: string, path: string, body: object): Promise<number> {
  await delay(pauseMs);
  const startedAt = performance.now();
  await (await post(url, path, body)).arrayBuffer();
  return performance.now() - startedAt;
}

async function compare(url: string, { path, known, unknown }: Comparison) {
  for (let n = 0; n < warmUps; n++) await timeOf(url, path, n % 2 ? known : unknown);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < samplesPerSide; n++) {
    times.known.push(await timeOf(url, path, known));
    times.unknown.push(await timeOf(url, path, unknown));
  }
  return { known: quartiles(times.known), unknown: quartiles(times.unknown) };
}

const text = ({ p25, p50, p75 }: Quartiles) => [p25, p50, p75].map(milliseconds).join(' / ');

async function createAccounts(url: string, databaseUrl: string): Promise<void> {
  const person = { name: 'Asha Rao', age: 15, gender: 'Female', password };
  for (const email of [verified, unverified]) await post(url, 'sign-up', { ...person, email });
  const database = openDatabase(databaseUrl, { max: 1 });
  await database.sql`update users set verified_at = now() where email = ${verified}`;
  await database.close();
}

/** The sandbox, for its inbox. */
async function startMailServer() {
  const [port, smtpPort] = [await findFreePort(), await findFreePort()];
  const { stop } = await startProgram({
    command: process.execPath,
    args: [sandboxFile],
    port,
    readyPath: '/',
    environment: { SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: String(smtpPort) },
  });
  return { smtpUrl: `smtp://127.0.0.1:${smtpPort}`, stop };
}

/**
 * Measures whether response times reveal who has an account: the same call for an email with an account and
 * one without, 40 samples each in turn, on the built server with a durable Postgres and a working mail
 * server.
 * @throws without Postgres
 */
export async function measureMailTiming(tell: (row: Row) => void): Promise<Row[]> {
  const postgres = await startThrowawayPostgres({ isDurable: true });
  if (!postgres) throw new Error('No Postgres found: install one (Debian: postgresql).');
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const mails = await startMailServer();
  const port = await findFreePort();
  const server = await startProgram({
    command: process.execPath,
    args: [serverFile],
    port,
    readyPath: '/readyz',
    environment: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      SMTP_URL: mails.smtpUrl,
      SEED: 'empty',
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: 'error',
    },
  });
  const rows: Row[] = [];
  try {
    await createAccounts(server.url, postgres.url);
    for (const comparison of comparisons) {
      const { known, unknown } = await compare(server.url, comparison);
      const row = {
        work: `${comparison.work}, an email with an account: quartiles`,
        against: 'one without an account',
        seen: `${text(known)} against ${text(unknown)}`,
        goal: 'they overlap',
        isReached: known.p25 <= unknown.p75 && unknown.p25 <= known.p75,
      };
      rows.push(row);
      tell(row);
    }
  } finally {
    await server.stop();
    await mails.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return rows;
}
