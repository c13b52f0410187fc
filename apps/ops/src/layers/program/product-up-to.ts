import { clock, ids } from 'virtual:server/adapters/clock-and-ids.ts';
import type { ServerParts } from 'virtual:server/build-server.ts';
import type { Config } from 'virtual:server/config.ts';
import { identityProof } from 'virtual:server/identity/identity-proof.ts';
import { loggerOptions } from 'virtual:server/logging.ts';
import { closing } from 'virtual:server/plugins/closing.ts';
import { deviceCookie } from 'virtual:server/plugins/device-cookie.ts';
import { errors } from 'virtual:server/plugins/errors.ts';
import { rateLimits } from 'virtual:server/plugins/rate-limits.ts';
import { requestIdOf, requestLog } from 'virtual:server/plugins/request-log.ts';
import { requestLogger } from 'virtual:server/plugins/request-logger.ts';
import { securityHeaders } from 'virtual:server/plugins/security-headers.ts';
import { sessionToken } from 'virtual:server/plugins/session-token.ts';
import { mountRest } from 'virtual:server/rest/mount-rest.ts';
import { openDatabase } from '@repo/db';
import { createDomainContext, type DomainContext, type Ports } from '@repo/domain';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type ReadyReplies, reaches, type StepName } from '../steps.ts';
import { cutProcedures } from './cut-procedures.ts';

/** The options of build-server.ts that run with each request. */
function loggingApp(config: Config): FastifyInstance {
  return Fastify({
    logger: loggerOptions(config) satisfies ServerParts['logger'],
    genReqId: requestIdOf,
    childLoggerFactory: (logger, bindings, options) => requestLogger(logger, bindings, options),
    logController: new LogController({ disableRequestLogging: true }),
  });
}

/** The product's domain on its database, following publications; the two calls reach no port but these. */
async function openDomain(config: Config): Promise<DomainContext> {
  const { databaseUrl, directDatabaseUrl, databasePoolMax, publicUrl, adminPassword, adminTotpSecret } =
    config;
  if (databaseUrl === null) throw new Error('A step of the layers wants DATABASE_URL.');
  const database = openDatabase(databaseUrl, { directUrl: directDatabaseUrl, max: databasePoolMax });
  const ports = { clock, ids } as Partial<Ports> as Ports;
  const domain = createDomainContext(database, ports, {
    ...{ publicUrl, adminPassword, adminTotpSecret, isConsentRequired: config.consent.isRequired },
  });
  await domain.published.current();
  await domain.published.watch();
  return domain;
}

async function mountCalls(
  app: FastifyInstance,
  step: StepName,
  { config, ready }: { config: Config; ready: ReadyReplies },
): Promise<void> {
  if (!reaches(step, 'rest-row')) {
    app.get('/api/v1/auth/verify-token', async () => ready.read);
    app.put('/api/v1/progress/:subjectId/:chapterId', async () => ready.save);
    return;
  }
  const domain = cutProcedures(step, await openDomain(config), ready);
  app.decorate('measures', { saved() {}, signedUp() {}, publishing: (work) => work });
  await app.register(
    async (api) => {
      api.removeContentTypeParser('text/plain');
      await mountRest(api, { domain });
    },
    { prefix: '/api' },
  );
}

/**
 * The product's server, not yet listening, with its plugins in the order of build-server.ts up to those of a
 * step.
 * @param ready the reply if the step ends before the work
 */
export async function productUpTo(
  step: StepName,
  config: Config,
  ready: ReadyReplies,
): Promise<FastifyInstance> {
  const has = (layer: StepName) => reaches(step, layer);
  const { publicUrl, isProduction, isHttps, cashfree, rateLimitScale } = config;
  const own = { publicUrl, isListenerOwn: !isProduction, isHttps };
  const app = has('request-log') ? loggingApp(config) : Fastify({ logger: false });
  if (has('request-log')) await app.register(requestLog);
  if (has('closing')) {
    await app.register(errors);
    await app.register(closing);
  }
  if (has('security-headers')) await app.register(securityHeaders, { isHttps, checkout: cashfree });
  if (has('rate-limits')) await app.register(rateLimits, { scale: rateLimitScale, redis: null });
  if (has('session-token')) await app.register(sessionToken, own);
  if (has('browser-cookies')) {
    await app.register(deviceCookie, own);
    await app.register(identityProof, own);
  }
  await mountCalls(app, step, { config, ready });
  return app;
}
