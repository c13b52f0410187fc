import { execFileSync, spawn } from 'node:child_process';
import { openSync, realpathSync } from 'node:fs';
import { chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { findProgram } from '#src/measure/installed.ts';
import { createCleanup } from '#src/server/cleanup.ts';
import { createNetwork, type Node, whyNoNetwork } from './network.ts';

/** Three nodes with etcd, Patroni and Postgres, set up by the samples of deploy/high-availability. */
export type Cluster = {
  /** The addresses of all three nodes; the client finds the one that takes writes. */
  url: string;
  /** The operator's view: who leads, who follows, and who has every acknowledged commit. */
  members(): Promise<Member[]>;
  /** kill -9 of all Patroni and Postgres processes on a node; etcd survives. */
  kill(name: string): void;
  /** Starts Patroni again on a node that was killed. */
  start(name: string): void;
  switchOver(from: string, to: string): void;
  unplug(name: string): void;
  plugIn(name: string): void;
  /** Waits until all three nodes run and one of them follows synchronously. @throws after two minutes */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
};

export type Member = { name: string; role: 'leader' | 'sync_standby' | 'replica'; state: string };

const samples = fileURLToPath(new URL('../../../../../deploy/high-availability/', import.meta.url));
const subnet = '10.77.0';
const names = ['db1', 'db2', 'db3'];
const needed = ['etcd', 'patroni', 'patronictl', 'postgres', 'setpriv', 'ip'];
const passwords = {
  'PASSWORD-OF-POSTGRES': 'postgres',
  'PASSWORD-OF-REPLICATOR': 'replicator',
  'PASSWORD-OF-REWINDER': 'rewinder',
};

/** @returns null, or why no cluster can be started here */
export function whyNoCluster(): string | null {
  const missing = needed.filter((name) => findProgram(name) === null);
  return missing.length > 0 ? `since ${missing.join(', ')} is not installed` : whyNoNetwork();
}

/** A sample configuration for the node, with our own folders. */
async function settingsOf(sample: string, node: Node, folder: string): Promise<string> {
  let text = await readFile(join(samples, sample), 'utf8');
  const places = {
    'THIS-NAME': node.name,
    'THIS-ADDRESS': node.address,
    '10.0.0.': `${subnet}.`,
    '/var/lib/postgresql/study': join(folder, 'postgres'),
    '/var/run/postgresql': folder,
    '/var/lib/etcd/study': join(folder, 'etcd'),
    '/usr/lib/postgresql/15/bin': dirname(realpathSync(findProgram('postgres') ?? '')),
    ...passwords,
  };
  for (const [from, to] of Object.entries(places)) text = text.replaceAll(from, to);
  return text;
}

const environmentOf = (text: string) =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [, name, value] = line.match(/^([A-Z0-9_]+)=(.*)$/) ?? [];
      return name && value !== undefined ? [[name, value]] : [];
    }),
  );

/** Runs a command on a node as the system user postgres, because Postgres refuses to run as root. */
function runOn(
  node: Node,
  command: string,
  args: readonly string[],
  { log, environment = {} }: { log: string; environment?: Record<string, string> },
): void {
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args];
  const [first = '', ...rest] = [...node.prefix, ...asPostgres];
  const written = openSync(log, 'a');
  spawn(first, rest, {
    stdio: ['ignore', written, written],
    detached: true,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...environment },
  });
}

/** @throws when something it needs is missing */
export async function startCluster(): Promise<Cluster> {
  const cleanup = createCleanup();
  try {
    const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
    cleanup.add(() => rm(folder, { recursive: true, force: true }));
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
    await chown(folder, uid ?? 0, gid ?? 0);
    const network = createNetwork(subnet);
    cleanup.add(async () => network.remove());
    const nodes = new Map(names.map((name) => [name, network.addNode(name)]));
    const nodeOf = (name: string): Node => {
      const node = nodes.get(name);
      if (!node) throw new Error(`no node ${name}`);
      return node;
    };
    const configOf = (name: string) => join(folder, name, 'patroni.yml');
    for (const [name, node] of nodes) {
      const own = join(folder, name);
      await mkdir(own);
      await writeFile(configOf(name), await settingsOf('patroni.yml', node, own), { mode: 0o600 });
      await Promise.all([own, configOf(name)].map((path) => chown(path, uid ?? 0, gid ?? 0)));
      const environment = environmentOf(await settingsOf('etcd.env', node, own));
      runOn(node, 'etcd', [], { log: join(own, 'etcd.log'), environment });
    }
    const logOf = (name: string) => join(folder, name, 'patroni.log');
    const start = (name: string) => runOn(nodeOf(name), 'patroni', [configOf(name)], { log: logOf(name) });
    for (const name of names) start(name);

    const control = (...args: string[]) =>
      execFileSync('patronictl', ['-c', configOf('db1'), ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
      });
    const askNode = async ({ address }: Node): Promise<Member[]> => {
      const reply = await fetch(`http://${address}:8008/cluster`, {
        signal: AbortSignal.timeout(2_000),
      }).catch(() => null);
      return reply?.ok ? ((await reply.json()) as { members: Member[] }).members : [];
    };
    const askAll = () => Promise.all([...nodes.values()].map(askNode));
    const rolesOf = (seen: readonly Member[]) => seen.map(({ name, role }) => `${name} ${role}`).join();
    /** The majority's view: a node that was cut off still names the former leader. */
    const members = async (): Promise<Member[]> => {
      const views = await askAll();
      const agreeing = (seen: Member[]) => views.filter((other) => rolesOf(other) === rolesOf(seen)).length;
      return views.find((seen) => seen.length > 0 && agreeing(seen) > names.length / 2) ?? [];
    };
    const whyNotWhole = async (all: Member[]) => {
      const logs = await Promise.all(names.map((name) => readFile(logOf(name), 'utf8')));
      const ends = logs.map((log) => log.split('\n').slice(-15).join('\n'));
      return `the cluster is not whole: ${JSON.stringify(all)}\n${ends.join('\n\n')}`;
    };
    const untilWhole = async () => {
      const giveUpAt = Date.now() + 120_000;
      for (;;) {
        const [all = [], ...others] = await askAll();
        const running = all.filter(({ state }) => state === 'running' || state === 'streaming');
        const roles = running.map(({ role }) => role);
        const isAgreed = others.every((seen) => rolesOf(seen) === rolesOf(all));
        const isStaffed = roles.includes('leader') && roles.includes('sync_standby');
        if (isAgreed && isStaffed && running.length === names.length) return;
        if (Date.now() > giveUpAt) throw new Error(await whyNotWhole(all));
        await delay(500);
      }
    };
    await untilWhole();
    const hosts = [...nodes.values()].map(({ address }) => `${address}:5432`).join(',');
    const urlOf = (user: string, database: string) =>
      `postgres://${user}:${user}@${hosts}/${database}?target_session_attrs=primary`;
    const server = postgres(urlOf('postgres', 'postgres'), { max: 1 });
    await server.unsafe("create role study login password 'study'");
    await server.unsafe('create database study owner study');
    await server.end();
    return {
      url: urlOf('study', 'study'),
      members,
      kill: (name) => nodeOf(name).kill((command) => !command.startsWith('etcd')),
      start,
      switchOver: (from, to) =>
        void control('switchover', 'study', '--leader', from, '--candidate', to, '--force'),
      unplug: (name) => nodeOf(name).unplug(),
      plugIn: (name) => nodeOf(name).plugIn(),
      untilWhole,
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
