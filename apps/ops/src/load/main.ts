import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeMeasured } from '#src/measure/measurements-page.ts';
import { createCleanup } from '#src/server/cleanup.ts';
import { applyLoad } from './apply-load.ts';
import { seededRandom } from './arrivals.ts';
import { createHttpClient } from './http-client.ts';
import { createLedger } from './ledger.ts';
import { brokenLimits } from './limits.ts';
import { startLoadStand } from './load-stand.ts';
import { limitText, modelText, soakText } from './report.ts';
import { searchLimit } from './search.ts';
import { soakRows } from './soak.ts';
import { createVisits } from './visits.ts';

const parts = ['model', 'limit', 'soak'] as const;
type Part = (typeof parts)[number];

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    short: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    students: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const only = values.only as Part | undefined;
if (only && !parts.includes(only)) throw new Error(`--only takes one of ${parts.join(', ')}`);
const isAsked = (part: Part) => only === undefined || only === part;

const extent = values.short
  ? { accounts: 2_000, searchMinutes: 1.5, settleMs: 2_000, measureMs: 8_000, factor: 2, soakMinutes: 1 }
  : {
      accounts: 40_000,
      searchMinutes: 12,
      settleMs: 5_000,
      measureMs: 25_000,
      factor: 1.25,
      soakMinutes: 30,
    };
const soakMinutes = Number(values.minutes ?? extent.soakMinutes);
const givenStudents = values.students === undefined ? null : Number(values.students);
if (!(soakMinutes > 0) || (givenStudents !== null && !(givenStudents > 0)))
  throw new Error('--minutes and --students take numbers above 0');

/** The search's first load; half of it is the long run's load when nothing was searched. */
const startStudents = givenStudents ?? 4_000;
const betweenLoadsMs = 3_000;
const minuteMs = 60_000;

async function keep(part: Part, text: string): Promise<void> {
  console.log(`\n${text}\n`);
  if (values.write) await writeMeasured(part, () => text);
}

/** @returns whether the long run reached all its goals */
async function loadServers(): Promise<boolean> {
  const cleanup = createCleanup();
  try {
    const client = createHttpClient();
    cleanup.add(async () => client.close());
    console.log(`two servers and ${extent.accounts} accounts are made`);
    const site = await startLoadStand(extent.accounts, client);
    cleanup.add(site.stop);
    const ledger = createLedger();
    const random = seededRandom(1);
    const visits = createVisits({ ...site, client, ledger, random });
    const apply = async (
      students: number,
      measureMs: number,
      every: { scrapeMs: number; memoryMs: number },
    ) => {
      const seen = await applyLoad(
        students,
        { visits, watched: site.watched(), random },
        { settleMs: extent.settleMs, measureMs, ...every },
      );
      const { requestsPerSecond, p99Ms } = seen.figures;
      const broken = brokenLimits(seen.figures).join(', ') || 'held';
      console.log(
        `${students} students: ${requestsPerSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(0)} ms, ${broken}`,
      );
      await delay(betweenLoadsMs);
      return seen;
    };

    let highest = startStudents;
    if (isAsked('limit')) {
      const stepMs = extent.settleMs + extent.measureMs + betweenLoadsMs;
      const search = await searchLimit(
        {
          start: startStudents,
          factor: extent.factor,
          // Leave room for a load that is tried twice.
          endsAtMs: performance.now() + extent.searchMinutes * minuteMs - 2 * stepMs,
        },
        async (students) =>
          (await apply(students, extent.measureMs, { scrapeMs: 5_000, memoryMs: 5_000 })).figures,
      );
      highest = search.held?.studentsAtOnce ?? startStudents;
      await visits.idle();
      await keep('limit', limitText(search, await ledger.compare(site.stand.database), site));
    }
    if (!isAsked('soak')) return true;

    await site.restartServers();
    const half = Math.ceil(highest / 2);
    const { figures, memory } = await apply(half, soakMinutes * minuteMs, {
      scrapeMs: minuteMs,
      memoryMs: values.short ? 1_000 : 10_000,
    });
    await visits.idle();
    const soak = {
      ...{ minutes: soakMinutes, figures, memory },
      ledger: await ledger.compare(site.stand.database),
    };
    await keep('soak', soakText(soak, site));
    return soakRows(soak).every(({ isReached }) => isReached !== false);
  } finally {
    await cleanup.run();
  }
}

if (isAsked('model')) await keep('model', modelText());
const isReached = only === 'model' || (await loadServers());
process.exitCode = isReached ? 0 : 1;
