import { join } from 'node:path';
import type { Measures } from '@repo/api';
import type { MigrationList } from '@repo/db';
import type { DomainContext } from '@repo/domain';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import type { IdentityProvider } from './adapters/identity.ts';
import type { S3Images } from './adapters/s3-images.ts';
import type { Config } from './config.ts';
import { mountGoogle } from './identity/google-routes.ts';
import { identityProof } from './identity/identity-proof.ts';
import type { Counting } from './limits/limiter.ts';
import type { Metrics } from './metrics/metrics.ts';
import { mountPaymentWebhook } from './payment/webhook-route.ts';
import { answerClientError } from './plugins/client-errors.ts';
import { closing } from './plugins/closing.ts';
import { deviceCookie } from './plugins/device-cookie.ts';
import { answerFrameworkError, errors } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { bucketImages, images } from './plugins/images.ts';
import { oneHost } from './plugins/one-host.ts';
import { pages } from './plugins/pages.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { refusalLog } from './plugins/refusal-log.ts';
import { requestIdOf, requestLog } from './plugins/request-log.ts';
import { requestLogger } from './plugins/request-logger.ts';
import { requestMetrics } from './plugins/request-metrics.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { sessionToken } from './plugins/session-token.ts';
import { mountBulkData } from './rest/bulk-data.ts';
import { mountFigures } from './rest/figures.ts';
import { mountLibraryZip } from './rest/library-zip.ts';
import { mountDocs } from './rest/mount-docs.ts';
import { mountRest } from './rest/mount-rest.ts';
import { mountPictures } from './rest/pictures.ts';
import { mountRpc } from './rpc/mount-rpc.ts';

/** A page of notes may hold 200,000 characters, in Devanagari three bytes each. */
const bodyMaxBytes = 1_048_576;
/** tRPC's client joins several calls in one path. */
const batchedPathMaxLength = 5_000;
/** Limit for receiving a request, from its first byte to its last, and how often Node enforces it. */
const requestMaxMs = 30_000;
const requestCheckMs = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where calls report their measurements. */
    measures: Measures;
  }
}

const nothingMeasured: Measures = { saved() {}, signedUp() {}, publishing: (work) => work };

export type ServerParts = {
  config: Config;
  domain: DomainContext;
  identity: IdentityProvider;
  /** Where limits are counted; by default in this process. */
  counting?: Counting;
  redis?: Redis | null;
  /** The bucket for images; null stores them in the data folder. */
  s3Images?: S3Images | null;
  /** Where to measure; null measures nothing. */
  metrics?: Metrics | null;
  /** What the database must have; by default what it has at the first check. */
  migrations?: MigrationList;
  /** The builds of the two apps. */
  studentFolder: string;
  adminFolder: string;
  logger: FastifyServerOptions['logger'];
  /** Limit for receiving a request. */
  requestMaxMs?: number;
};

export const imagesFolder = (config: Config) => join(config.dataDir, 'images');

/** Fastify accepts a number of proxies only as a function. */
function trustProxyOf({ trustProxy }: Config): FastifyServerOptions['trustProxy'] {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/**
 * The whole server, not yet listening: plugins, the APIs at /api/trpc, /api/v1 and /api/docs, then the pages.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, domain } = parts;
  const app = Fastify({
    logger: parts.logger ?? false,
    trustProxy: trustProxyOf(config),
    bodyLimit: bodyMaxBytes,
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: batchedPathMaxLength },
    requestTimeout: parts.requestMaxMs ?? requestMaxMs,
    http: {
      headersTimeout: parts.requestMaxMs ?? requestMaxMs,
      connectionsCheckingInterval: requestCheckMs,
      // Off, because Node's own refusal has no body: a plugin refuses such requests with our usual error.
      requireHostHeader: false,
    },
    // A load balancer reuses connections for about a minute; ours must live longer.
    keepAliveTimeout: 75_000,
    return503OnClosing: false,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    childLoggerFactory: (logger, bindings, options) => requestLogger(logger, bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
  });

  app.decorate('measures', parts.metrics ?? nothingMeasured);
  await app.register(requestLog);
  if (parts.metrics) await app.register(requestMetrics, { metrics: parts.metrics });
  await app.register(refusalLog);
  await app.register(errors);
  await app.register(oneHost);
  await app.register(closing);
  await app.register(securityHeaders, { isHttps: config.isHttps, checkout: config.cashfree });
  await app.register(
    rateLimits,
    parts.counting ?? { scale: config.rateLimitScale, redis: parts.redis ?? null },
  );
  const own = {
    publicUrl: config.publicUrl,
    isListenerOwn: !config.isProduction,
    isHttps: config.isHttps,
  };
  await app.register(sessionToken, own);
  await app.register(deviceCookie, own);
  await app.register(identityProof, own);
  await app.register(health, { domain, redis: parts.redis ?? null, migrations: parts.migrations });

  // Registered as siblings, because tRPC's adapter replaces the body parsers of its scope.
  await app.register(mountRpc, { domain });
  await app.register(
    async (api) => {
      api.removeContentTypeParser('text/plain');
      await mountBulkData(api, { domain, metrics: parts.metrics ?? null });
      await mountGoogle(api, { domain, identity: parts.identity, isHttps: config.isHttps });
      await mountRest(api, { domain });
    },
    { prefix: '/api' },
  );
  await app.register(
    (api) => mountPaymentWebhook(api, { domain, clientSecret: config.cashfree.clientSecret }),
    { prefix: '/api' },
  );
  await app.register(mountFigures, { domain });
  await app.register(mountLibraryZip, { domain });
  await app.register(mountPictures, { domain });
  await app.register(mountDocs, { publicUrl: config.publicUrl });

  if (parts.s3Images) await app.register(bucketImages, { images: parts.s3Images });
  else await app.register(images, { folder: imagesFolder(config) });
  await app.register(pages, { studentFolder: parts.studentFolder, adminFolder: parts.adminFolder });
  return app;
}
