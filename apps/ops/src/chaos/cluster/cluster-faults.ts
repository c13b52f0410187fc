import { setTimeout as delay } from 'node:timers/promises';
import type { Writers } from '@repo/server/tests/writers';
import { between, type Fault, times } from '../faults.ts';
import type { Stand } from '../stand.ts';
import type { Cluster } from './cluster.ts';

/** Patroni's ttl in deploy/high-availability/patroni.yml, plus the time to elect a leader and connect. */
const windowSeconds = 20 + 5;
/** Longer than the failover window, so that the cluster continues without the node. */
const partitionMs = 45_000;

function clusterOf({ cluster }: Stand): Cluster {
  if (!cluster) throw new Error('this fault needs a cluster');
  return cluster;
}

async function memberWith(cluster: Cluster, role: 'leader' | 'sync_standby'): Promise<string> {
  const found = (await cluster.members()).find((member) => member.role === role);
  if (!found) throw new Error(`no ${role} in the cluster`);
  return found.name;
}

/**
 * Runs each fault on a complete cluster under load. @returns the leaders, and the longest time without an
 * acknowledged write
 */
async function repeatWhole(
  count: number,
  stand: Stand,
  writers: Writers,
  work: (cluster: Cluster) => Promise<void>,
): Promise<string> {
  const cluster = clusterOf(stand);
  const leaders = [await memberWith(cluster, 'leader')];
  for (let n = 0; n < count; n++) {
    await writers.acknowledge(between);
    await work(cluster);
    await cluster.untilWhole();
    leaders.push(await memberWith(cluster, 'leader'));
  }
  await writers.acknowledge(between);
  const gapSeconds = writers.tally().longestGapMs / 1000;
  if (gapSeconds > windowSeconds)
    throw new Error(`${gapSeconds.toFixed(1)} s without an acknowledged write, at most ${windowSeconds}`);
  return `led by ${leaders.join(', ')}`;
}

export const clusterFaults: readonly Fault[] = [
  {
    name: 'leader-killed',
    title: (extent) => `three nodes with Patroni: kill -9 of the leader ${times(3, 1, extent)} times`,
    needs: 'cluster',
    keepsServers: true,
    run: (stand, writers, extent) =>
      repeatWhole(times(3, 1, extent), stand, writers, async (cluster) => {
        const leader = await memberWith(cluster, 'leader');
        cluster.kill(leader);
        await writers.acknowledge(between);
        cluster.start(leader);
      }),
  },
  {
    name: 'switchover',
    title: (extent) => `three nodes with Patroni: another leader by patronictl ${times(3, 1, extent)} times`,
    needs: 'cluster',
    keepsServers: true,
    run: (stand, writers, extent) =>
      repeatWhole(times(3, 1, extent), stand, writers, async (cluster) => {
        const next = await memberWith(cluster, 'sync_standby');
        cluster.switchOver(await memberWith(cluster, 'leader'), next);
      }),
  },
  {
    name: 'leader-partitioned',
    title: () => `three nodes with Patroni: the leader's cable out for ${partitionMs / 1000} s`,
    needs: 'cluster',
    keepsServers: true,
    run: (stand, writers) => partition(stand, writers, 'leader'),
  },
  {
    name: 'standby-partitioned',
    title: () => `three nodes with Patroni: the synchronous standby's cable out for ${partitionMs / 1000} s`,
    needs: 'cluster',
    keepsServers: true,
    run: (stand, writers) => partition(stand, writers, 'sync_standby'),
  },
];

function partition(stand: Stand, writers: Writers, role: 'leader' | 'sync_standby'): Promise<string> {
  return repeatWhole(1, stand, writers, async (cluster) => {
    const cut = await memberWith(cluster, role);
    cluster.unplug(cut);
    try {
      await delay(partitionMs);
      // The other nodes continue without it.
      await writers.acknowledge(between);
    } finally {
      cluster.plugIn(cut);
    }
  });
}
