import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { countCores } from '#src/measure/cpu-share.ts';
import type { Figures } from './figures.ts';
import { type ServerMetrics, scrape } from './metrics.ts';

export type Watched = {
  serverPids: readonly [number, number];
  postgresPid: number;
  metricsUrls: readonly [string, string];
};

/** Megabytes of memory that a process has now, by Linux' /proc. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;

/** Memory of both servers at a moment of the watch. */
export type MemorySample = { atMinutes: number; megabytes: readonly [number, number] };

export type Seen = Pick<Figures, 'loopP99Ms' | 'poolWaiting' | 'passwordsWaiting' | 'cores'> & {
  memory: readonly MemorySample[];
};

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Watches servers, Postgres and this process from now on.
 * @param intervals how often each server is scraped and its memory read, in milliseconds
 * @returns a function that stops watching and returns the observations
 */
export async function startWatch(
  { serverPids, postgresPid, metricsUrls }: Watched,
  intervals: { scrapeMs: number; memoryMs: number },
): Promise<() => Promise<Seen>> {
  const scrapes: (readonly [ServerMetrics, ServerMetrics])[] = [];
  const memory: MemorySample[] = [];
  const scrapeBoth = () => Promise.all([scrape(metricsUrls[0]), scrape(metricsUrls[1])] as const);
  // Ignore everything before this.
  await scrapeBoth();
  const startedAt = performance.now();
  const coresSince = countCores([...serverPids, postgresPid]);
  const ownBefore = process.cpuUsage();

  let failure: unknown;
  const keep = async () => void scrapes.push(await scrapeBoth());
  const scraping = setInterval(
    () => void keep().catch((error: unknown) => (failure = error)),
    intervals.scrapeMs,
  );
  const looking = setInterval(() => {
    const megabytes = [residentMegabytes(serverPids[0]), residentMegabytes(serverPids[1])] as const;
    memory.push({ atMinutes: (performance.now() - startedAt) / 60_000, megabytes });
  }, intervals.memoryMs);

  return async () => {
    clearInterval(scraping);
    clearInterval(looking);
    const { trees, machine, disk } = coresSince();
    const own = process.cpuUsage(ownBefore);
    const generator = (own.user + own.system) / 1_000 / (performance.now() - startedAt);
    await keep();
    if (failure) throw failure;
    const [first = 0, second = 0, postgres = 0] = trees;
    const worstLoop = (index: 0 | 1) => Math.max(...scrapes.map((both) => both[index].loopP99Ms));
    const each = scrapes.flat();
    return {
      loopP99Ms: [worstLoop(0), worstLoop(1)],
      poolWaiting: mean(each.map(({ poolWaiting }) => poolWaiting)),
      passwordsWaiting: mean(each.map(({ passwordsWaiting }) => passwordsWaiting)),
      cores: {
        servers: [first, second],
        postgres,
        generator,
        rest: Math.max(0, machine - first - second - postgres - generator),
        disk,
        available: cpus().length,
      },
      memory,
    };
  };
}
