import { orderStatusValues } from '@repo/contracts/payment';
import { type DomainContext, getMailOutboxState, getOrdersState, getSweepState } from '@repo/domain';
import type { Redis } from 'ioredis';
import { buildInfo } from '#src/build-info.ts';
import { doesRedisAnswer } from '../limits/redis-answer.ts';
import { within } from '../limits/within.ts';
import type { Metrics } from './metrics.ts';

/** How long a scrape waits for the database; after that, these values are omitted. */
const readLimitMs = 2_000;

export type StateSources = {
  domain: DomainContext;
  /** How many passwords wait to be hashed or compared. */
  waitingPasswords(): number;
  redis: Redis | null;
  /** Processes that answer requests. */
  workers: { ready(): number; wanted: number };
  /** Whether the mail server answered at the last attempt; null before the first. */
  isMailServerUp(): boolean | null;
  /** Throws when the server should get no traffic, like /readyz. */
  checkReady(): Promise<void>;
};

const fromDatabase = <T>(read: () => Promise<T>) => within(readLimitMs, read(), 'the database took too long');

/** Metrics of each process: its connections, its queue and the content that it serves. */
export function watchProcess(metrics: Metrics, { domain, waitingPasswords }: StateSources): void {
  metrics.gauge(
    {
      name: 'database_pool_connections',
      help: 'Connections of this process to the database',
      labels: ['state'],
    },
    async () => {
      const { max, inUse } = domain.database.poolUse();
      return [
        { labels: { state: 'in_use' }, value: inUse },
        { labels: { state: 'max' }, value: max },
      ];
    },
  );
  metrics.gauge(
    { name: 'database_pool_waiting', help: 'Statements and transactions that wait for a connection' },
    async () => [{ value: domain.database.poolUse().waiting }],
  );
  metrics.total(
    {
      name: 'database_pool_full_seconds_total',
      help: 'Time in which every connection of this process to the database was in use',
    },
    () => domain.database.poolUse().fullMs / 1_000,
  );
  metrics.gauge(
    { name: 'password_queue_waiting', help: 'Passwords that wait to be hashed or compared' },
    async () => [{ value: waitingPasswords() }],
  );
  metrics.gauge(
    {
      name: 'content_published_timestamp_seconds',
      help: 'When the content that this process serves was published',
      aggregator: 'max',
    },
    async () => {
      const version = await fromDatabase(() => domain.published.current());
      return version ? [{ value: version.publishedAt.getTime() / 1_000 }] : [];
    },
  );
}

/** Metrics that all processes of a server share: the current state of orders, mails and Redis. */
export function watchShared(metrics: Metrics, sources: StateSources): void {
  const { domain, redis, workers, checkReady, isMailServerUp } = sources;
  metrics.gauge(
    {
      name: 'server_ready',
      help: 'Whether a worker answers, the database answers, has this server’s migrations and what is published can be read, as /readyz asks',
    },
    async () => {
      const isDatabaseReady = await fromDatabase(checkReady).then(
        () => true,
        () => false,
      );
      return [{ value: isDatabaseReady && workers.ready() > 0 ? 1 : 0 }];
    },
  );
  metrics.gauge(
    {
      name: 'server_workers',
      help: 'Processes of this server that answer requests, and how many there should be',
      labels: ['state'],
    },
    async () => [
      { labels: { state: 'ready' }, value: workers.ready() },
      { labels: { state: 'wanted' }, value: workers.wanted },
    ],
  );
  metrics.gauge(
    { name: 'daily_sweep_started_timestamp_seconds', help: 'When any server last began the daily sweep' },
    async () => {
      const { startedAt } = await fromDatabase(() => getSweepState(domain));
      return startedAt ? [{ value: startedAt.getTime() / 1_000 }] : [];
    },
  );
  metrics.gauge(
    {
      name: 'build_info',
      help: 'Always 1; version and git commit of the build',
      labels: ['version', 'commit'],
    },
    async () => [{ labels: buildInfo, value: 1 }],
  );
  metrics.gauge(
    {
      name: 'mail_outbox_mails',
      help: 'Mails that are not sent yet, and those given up in 7 days',
      labels: ['state'],
    },
    async () => {
      const { waiting, failed } = await fromDatabase(() => getMailOutboxState(domain));
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'failed' }, value: failed },
      ];
    },
  );
  metrics.gauge(
    { name: 'mail_outbox_oldest_seconds', help: 'Age of the oldest mail that is not sent yet' },
    async () => [{ value: (await fromDatabase(() => getMailOutboxState(domain))).oldestWaitingSeconds }],
  );
  metrics.gauge(
    { name: 'mail_server_up', help: 'Whether the mail server answered at the last try' },
    async () => {
      const isUp = isMailServerUp();
      return isUp === null ? [] : [{ value: isUp ? 1 : 0 }];
    },
  );
  metrics.gauge({ name: 'orders', help: 'Orders by their status', labels: ['status'] }, async () => {
    const { byStatus } = await fromDatabase(() => getOrdersState(domain));
    return orderStatusValues.map((status) => ({ labels: { status }, value: byStatus[status] ?? 0 }));
  });
  metrics.gauge(
    { name: 'orders_oldest_due_seconds', help: 'How long the order due for longest waits to be asked about' },
    async () => [{ value: (await fromDatabase(() => getOrdersState(domain))).oldestDueSeconds }],
  );
  if (redis)
    metrics.gauge({ name: 'redis_up', help: 'Whether Redis answers' }, async () => [
      { value: (await doesRedisAnswer(redis)) ? 1 : 0 },
    ]);
}
