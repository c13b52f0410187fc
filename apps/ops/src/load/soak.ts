import { milliseconds, type Row } from '#src/measure/table.ts';
import type { Figures } from './figures.ts';
import type { LedgerReport } from './ledger.ts';
import { limits } from './limits.ts';
import { type Point, slopeOf } from './slope.ts';
import type { MemorySample } from './watch.ts';

/** Share of the time excluded from the slope: 5 of 30 minutes, in which caches fill and code is compiled. */
const warmUpShare = 1 / 6;
const slopeMax = 1;
/** Contains several garbage collections: the lowest sample is the memory in use. */
const windowMinutes = 2;

export type Soak = {
  minutes: number;
  figures: Figures;
  memory: readonly MemorySample[];
  ledger: LedgerReport;
};

const servers = [0, 1] as const;
const count = (n: number) => n.toLocaleString('en-IN');

/** The lowest sample of each two minutes, without the warm-up. */
function lows({ minutes, memory }: Pick<Soak, 'minutes' | 'memory'>, server: 0 | 1): Point[] {
  const begin = minutes * warmUpShare;
  const lowest = new Map<number, Point>();
  for (const { atMinutes, megabytes } of memory) {
    if (atMinutes < begin) continue;
    const window = Math.floor((atMinutes - begin) / windowMinutes);
    const known = lowest.get(window);
    if (!known || megabytes[server] < known.y) lowest.set(window, { x: atMinutes, y: megabytes[server] });
  }
  return [...lowest.values()];
}

/**
 * Megabytes a minute by which the memory of a server grew that is left when garbage was collected: between two
 * collections it rises and falls by a hundred, which is no leak and hides one.
 */
export const growthOf = (soak: Pick<Soak, 'minutes' | 'memory'>, server: 0 | 1): number =>
  slopeOf(lows(soak, server));

/** The slope through all samples, garbage included. */
function growthOfAll({ minutes, memory }: Pick<Soak, 'minutes' | 'memory'>, server: 0 | 1): number {
  const counted = memory.filter(({ atMinutes }) => atMinutes >= minutes * warmUpShare);
  return slopeOf(counted.map(({ atMinutes, megabytes }) => ({ x: atMinutes, y: megabytes[server] })));
}

function memoryRow(soak: Soak, server: 0 | 1): Row {
  const growth = growthOf(soak, server);
  const sizes = soak.memory.map(({ megabytes }) => megabytes[server]);
  const range = `${Math.round(Math.min(...sizes))} to ${Math.round(Math.max(...sizes))} MB`;
  return {
    work: `memory of server ${server + 1}, what is left when garbage was collected: growth after the first ${(soak.minutes * warmUpShare).toFixed(1)} minutes`,
    against: '',
    seen: `${growth.toFixed(2)} MB a minute (through all samples ${growthOfAll(soak, server).toFixed(2)}; ${range})`,
    goal: `< ${slopeMax} MB a minute`,
    isReached: growth < slopeMax,
  };
}

const loopRow = ({ figures }: Soak, server: 0 | 1): Row => ({
  work: `event loop of server ${server + 1}: p99 of its delay, worst minute`,
  against: '',
  seen: milliseconds(figures.loopP99Ms[server]),
  goal: `< ${limits.loopP99Ms} ms`,
  isReached: figures.loopP99Ms[server] < limits.loopP99Ms,
});

function lossRow({ ledger: { acknowledged, lost, doubled } }: Soak): Row {
  const kinds = [
    `${count(acknowledged.position)} positions`,
    `${count(acknowledged.quiz)} quizzes`,
    `${count(acknowledged.written)} written answers`,
    `${count(acknowledged.payment)} payments`,
  ];
  return {
    work: 'acknowledged, and counted in the database at the end',
    against: '',
    seen: `${kinds.join(', ')}: ${lost.length} lost, ${doubled.length} twice`,
    goal: 'none lost, none twice',
    isReached: lost.length + doubled.length === 0,
  };
}

/** The long run's results compared with its goals. */
export function soakRows(soak: Soak): Row[] {
  const { figures } = soak;
  const unanswered = [...figures.errors]
    .filter(([what]) => what.endsWith('no answer'))
    .reduce((sum, [, times]) => sum + times, 0);
  const told = (work: string, seen: string): Row => ({ work, against: '', seen, goal: '', isReached: null });
  return [
    told(
      'load',
      `${count(figures.studentsAtOnce)} students at once, ${figures.requestsPerSecond.toFixed(0)} requests/s, ${soak.minutes} minutes`,
    ),
    ...servers.map((server) => memoryRow(soak, server)),
    ...servers.map((server) => loopRow(soak, server)),
    {
      work: 'answers of 500 and above; requests without an answer',
      against: '',
      seen: `${count(figures.serverErrors)}; ${count(unanswered)}`,
      goal: 'none',
      isReached: figures.serverErrors + unanswered === 0,
    },
    lossRow(soak),
    told(
      'all requests, p50 and p99; saves, p99; sign-ins, p99',
      [figures.p50Ms, figures.p99Ms, figures.saveP99Ms, figures.signInP99Ms].map(milliseconds).join('; '),
    ),
    told('errors of any kind', errorsText(figures)),
  ];
}

/** What went wrong and how often. */
export const errorsText = ({ errors }: Pick<Figures, 'errors'>): string =>
  errors.size === 0
    ? 'none'
    : [...errors]
        .sort(([, one], [, other]) => other - one)
        .map(([what, times]) => `${count(times)} x ${what}`)
        .join(', ');
