import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from './installed.ts';

const run = promisify(execFile);

export type Load = {
  url: string;
  headers?: Record<string, string>;
  connections?: number;
  seconds?: number;
  /** A Lua script for requests that differ. */
  script?: string;
};

/** @throws when wrk is not installed */
export function requireWrk(): void {
  if (!findProgram('wrk')) throw new Error('wrk is not installed (Debian: wrk); it makes the load.');
}

const unitMs = { us: 0.001, ms: 1, s: 1000, m: 60_000 } as const;

/** @returns requests answered, requests per second and the 99th percentile in milliseconds @throws when any reply was not 2xx or 3xx */
export async function load({ url, headers = {}, connections = 16, seconds = 3, script }: Load) {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '30s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
  ]);
  if (/Non-2xx or 3xx responses/.test(stdout)) throw new Error(`${url} refused under load:\n${stdout}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const [, p99 = '', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout) ?? [];
  return { requests, perSecond: rate, p99Ms: Number(p99) * unitMs[unit as keyof typeof unitMs] };
}
