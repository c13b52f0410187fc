import { parseArgs } from 'node:util';
import { hasPooler } from '@repo/db/testing';
import { writeMeasured } from '#src/measure/measurements-page.ts';
import { whyNoCluster } from './cluster/cluster.ts';
import { clusterFaults } from './cluster/cluster-faults.ts';
import { type Fault, faults as faultsOfOne } from './faults.ts';
import { outcomesTable, reportText } from './report.ts';
import { type DatabaseKind, startStand } from './stand.ts';
import { type Outcome, tryFault } from './try-fault.ts';

const faults = [...faultsOfOne, ...clusterFaults];

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const chosen = faults.filter(({ name }) => !values.only || values.only.includes(name));
if (chosen.length === 0) throw new Error(`--only takes one of ${faults.map(({ name }) => name).join(', ')}`);

const outcomes: Outcome[] = [];
const skipped: string[] = [];

async function tryAll(some: readonly Fault[], kind: DatabaseKind): Promise<void> {
  if (some.length === 0) return;
  const stand = await startStand(kind);
  try {
    for (const fault of some) {
      if (fault.needs === 'redis' && !stand.redis) {
        skipped.push(`${fault.name}, since no redis-server is installed`);
        continue;
      }
      const outcome = await tryFault(stand, fault, { isShort: values.short });
      outcomes.push(outcome);
      console.log(`${outcome.title}: ${outcome.faults.length === 0 ? 'held' : 'DID NOT HOLD'}`);
      for (const what of outcome.faults.slice(0, 10)) console.log(`  ${what}`);
    }
  } finally {
    await stand.stop();
  }
}

const needing = (need: Fault['needs']) => chosen.filter(({ needs }) => needs === need);
await tryAll([...needing('nothing'), ...needing('redis')], 'one');
const pooled = needing('pooler');
if (pooled.length > 0 && !hasPooler()) skipped.push('pooler, since no PgBouncer is installed');
else await tryAll(pooled, 'pooled');
const clustered = needing('cluster');
const why = clustered.length > 0 ? whyNoCluster() : null;
if (why) skipped.push(`${clustered.map(({ name }) => name).join(', ')}, ${why}`);
else await tryAll(clustered, 'cluster');

console.log(`\n${outcomesTable(outcomes)}\n`);
for (const reason of skipped) console.log(`Not tried: ${reason}`);
if (values.write) await writeMeasured('chaos', () => reportText(outcomes, skipped));
process.exitCode = outcomes.every((outcome) => outcome.faults.length === 0) ? 0 : 1;
