import { busyCores, type Figures } from './figures.ts';

/** The limits for an exam's eve. */
export const limits = { saveP99Ms: 500, errorShare: 0.001, loopP99Ms: 50, latenessP99Ms: 50 } as const;

export type Limit = keyof typeof limits;

const seen: Record<Limit, (figures: Figures) => number> = {
  latenessP99Ms: ({ latenessP99Ms }) => latenessP99Ms,
  errorShare: ({ errorShare }) => errorShare,
  saveP99Ms: ({ saveP99Ms }) => saveP99Ms,
  loopP99Ms: ({ loopP99Ms }) => Math.max(...loopP99Ms),
};

export const limitTexts: Record<Limit, string> = {
  latenessP99Ms: `the generator: p99 of its own lateness > ${limits.latenessP99Ms} ms`,
  errorShare: `errors > ${limits.errorShare * 100} %`,
  saveP99Ms: `p99 of saves > ${limits.saveP99Ms} ms`,
  loopP99Ms: `event loop p99 > ${limits.loopP99Ms} ms`,
};

/**
 * The limits that these figures exceed. The generator's own limit comes first: its lateness would also appear
 * as lateness of the servers.
 */
export const brokenLimits = (figures: Figures): Limit[] =>
  (Object.keys(seen) as Limit[]).filter((limit) => !(seen[limit](figures) <= limits[limit]));

/** A resource, the figure that shows it is exhausted, and what raises its capacity. */
export type Cause = { name: string; isUsedUp(figures: Figures): boolean; moves: string };

const full = 0.9;
const isFull = (cores: number) => cores >= full;

/** In order of cause: the first exhausted resource explains why those after it wait. */
export const causes: readonly Cause[] = [
  {
    name: 'the cores of this machine',
    isUsedUp: ({ cores }) => busyCores(cores) >= 0.95 * cores.available,
    moves:
      'more cores, first of all for what has most of them in this row; the generator on a machine of its own',
  },
  {
    name: 'the generator',
    isUsedUp: ({ cores, latenessP99Ms }) => isFull(cores.generator) || latenessP99Ms > limits.latenessP99Ms,
    moves: 'a generator on a machine of its own: of the servers this row says nothing',
  },
  {
    name: 'one core of a server process',
    isUsedUp: ({ cores }) => cores.servers.some(isFull),
    moves: 'more servers, or WORKERS above 1 where cores are free',
  },
  {
    name: 'connections to the database',
    isUsedUp: ({ poolWaiting }) => poolWaiting >= 1,
    moves: 'DATABASE_POOL_MAX, and default_pool_size of PgBouncer, while Postgres has cores left',
  },
  {
    name: 'hashing of passwords',
    isUsedUp: ({ passwordsWaiting }) => passwordsWaiting >= 10,
    moves: 'more cores or servers: sign-ins alone need them',
  },
  {
    name: 'the disk of Postgres',
    isUsedUp: ({ cores }) => cores.disk >= 0.3,
    moves: 'a disk that syncs faster',
  },
];

const unknown: Pick<Cause, 'name' | 'moves'> = {
  name: 'nothing that is measured here',
  moves: 'not known: look at locks (pg_stat_activity) and at the proxy',
};

/** The exhausted resource behind an exceeded limit. */
export const causeOf = (figures: Figures): Pick<Cause, 'name' | 'moves'> =>
  causes.find(({ isUsedUp }) => isUsedUp(figures)) ?? unknown;
