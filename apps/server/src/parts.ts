import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';
import { type Database, readMigrations } from '@repo/db';
import { adultChecksOf, createDomainContext, type DomainContext } from '@repo/domain';
import type { Redis } from 'ioredis';
import { createCashfreeCheckout } from './adapters/cashfree-checkout.ts';
import { clock, ids } from './adapters/clock-and-ids.ts';
import { createDiskImages } from './adapters/disk-images.ts';
import { createIdentityProvider, type IdentityProvider } from './adapters/identity.ts';
import { createImportReader } from './adapters/import-reader.ts';
import { createLibraryPacker } from './adapters/library-packer.ts';
import { createMailer } from './adapters/mailer.ts';
import { createPasswordHasher } from './adapters/password-hasher.ts';
import { pictureEncoder } from './adapters/picture-encoder.ts';
import { createS3Images, type S3Images } from './adapters/s3-images.ts';
import { createWebPush } from './adapters/web-push.ts';
import type { Config } from './config.ts';
import { callbackPath } from './identity/google-routes.ts';
import { releaseMemoryWhenIdle } from './idle-memory.ts';
import { createAccountTries } from './limits/account-tries.ts';
import type { Counting } from './limits/limiter.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { watchPool } from './metrics/pool-watch.ts';
import { watchProcess, watchShared } from './metrics/state-metrics.ts';
import { places } from './places.ts';
import { createReadiness } from './plugins/readiness.ts';

/** The domain of one process with its adapters. */
export type Parts = {
  domain: DomainContext;
  identity: IdentityProvider;
  counting: Counting;
  redis: Redis | null;
  s3Images: S3Images | null;
  metrics: Metrics | null;
  /** @throws when the mail server does not answer */
  checkMail(): Promise<unknown>;
  close(): void;
};

type Surroundings = {
  config: Config;
  database: Database;
  /** Counts limits for several workers of one server; null: Redis or this process counts. */
  counter?: Counting['counter'];
  /** How many workers answer requests; by default only this process. */
  readyWorkers?: () => number;
  say: (message: string) => void;
};

/** Loads the client only if Redis is configured, because it takes memory. */
async function openRedisOf({ redisUrl }: Config, say: Surroundings['say']): Promise<Redis | null> {
  if (redisUrl === null) return null;
  const { openRedis } = await import('./limits/redis.ts');
  return openRedis(redisUrl, say);
}

/** Connects the configuration, a database and the adapters. Child processes start on demand. */
export async function openParts(surroundings: Surroundings): Promise<Parts> {
  const { config, database, counter = null, readyWorkers = () => 1, say } = surroundings;
  const redis = await openRedisOf(config, say);
  const counting: Counting = { scale: config.rateLimitScale, redis, counter };
  const metrics = config.metrics === null ? null : createMetrics();
  const watched = <T extends object>(party: string, port: T): T => metrics?.watch(party, port) ?? port;
  const passwords = createPasswordHasher(Math.max(1, Math.floor(availableParallelism() / config.workers)));
  const imports = createImportReader();
  const packer = createLibraryPacker();
  const smtp = createMailer(config);
  const mailer = watched('mail', smtp);
  const s3Images = config.s3 === null ? null : watched('images', createS3Images(config.s3));
  const redirectAddress = `${config.publicUrl}/api${callbackPath}`;
  const identity = watched('identity', createIdentityProvider({ ...config.google, redirectAddress }));
  const ports = {
    clock,
    ids,
    mailer,
    passwords,
    images: s3Images ?? createDiskImages(config.dataDir),
    pictures: pictureEncoder,
    imports,
    packer,
    tries: createAccountTries(counting),
    checkout: watched('payment', createCashfreeCheckout(config)),
    identity,
    adultChecks: adultChecksOf(config.consent.proofs),
    push: watched('push', createWebPush(config.push)),
  };
  const { publicUrl, adminPassword, adminTotpSecret, consent } = config;
  const settings = { publicUrl, adminPassword, adminTotpSecret, isConsentRequired: consent.isRequired };
  const domain = createDomainContext(database, ports, settings);
  const sources = {
    domain,
    waitingPasswords: passwords.waiting,
    redis,
    workers: { ready: readyWorkers, wanted: config.workers },
    isMailServerUp: smtp.isServerUp,
    // Says nothing, because /readyz runs the same check and logs the differences.
    checkReady: createReadiness({ domain, migrations: readMigrations(places.migrations), say() {} }),
  };
  const stopWatchingPool = watchPool(database.poolUse, say);
  const stopReleasing = releaseMemoryWhenIdle();
  if (metrics) watchProcess(metrics, sources);
  if (metrics && !cluster.isWorker) watchShared(metrics, sources);
  return {
    domain,
    identity,
    counting,
    redis,
    s3Images,
    metrics,
    checkMail: () => mailer.check(),
    close() {
      stopWatchingPool();
      stopReleasing();
      passwords.close();
      packer.close();
      imports.close();
      mailer.close();
      redis?.disconnect();
    },
  };
}
