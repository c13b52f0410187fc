import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { load } from '#src/measure/wrk.ts';
import type { Running } from '#src/server/processes.ts';

const warmUpSeconds = 1;
const measuredSeconds = 2;
const idleCheckMs = 500;
/** CPU that an idle server's timers use in that time. */
const idleMaxMicroseconds = 15_000;
const idleChecksMax = 120;

/** CPU used so far by a server started with the probe, all threads, in microseconds. */
async function cpuMicroseconds({ child }: Running): Promise<number> {
  const answered = once(child, 'message');
  child.send('cpu');
  const [{ user, system }] = (await answered) as [NodeJS.CpuUsage];
  return user + system;
}

/**
 * Waits until a server is idle: after its start it compresses the published content.
 * @throws when it is still busy after a minute
 */
export async function waitUntilIdle(server: Running): Promise<void> {
  let before = await cpuMicroseconds(server);
  for (let check = 0; check < idleChecksMax; check++) {
    await delay(idleCheckMs);
    const now = await cpuMicroseconds(server);
    if (now - before < idleMaxMicroseconds) return;
    before = now;
  }
  throw new Error(`${server.url} is still busy, though nothing is asked of it`);
}

/**
 * Sends a server the requests of a wrk script, after a warm-up.
 * @returns microseconds of the server's CPU per answered request
 * @throws when a request is refused
 */
export async function cpuPerRequest(server: Running, script: string): Promise<number> {
  await load({ url: server.url, script, seconds: warmUpSeconds });
  const before = await cpuMicroseconds(server);
  const { requests } = await load({ url: server.url, script, seconds: measuredSeconds });
  return ((await cpuMicroseconds(server)) - before) / requests;
}
