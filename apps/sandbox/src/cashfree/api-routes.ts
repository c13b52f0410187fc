import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cut, isOutage, meetOutage, waitUnlessLeft } from '#src/outage.ts';
import type { CashfreeEndpoint } from './api-mode.ts';
import { CashfreeError } from './cashfree-error.ts';
import { readCreateOrder } from './create-order-input.ts';
import { orderEntity, paymentEntity } from './entities.ts';
import type { Credentials, Gateway } from './gateway.ts';
import { createIdempotency } from './idempotency.ts';

const orderParams = z.object({ orderId: z.string() });

const endpointOf: Record<string, CashfreeEndpoint> = {
  'POST /pg/orders': 'create-order',
  'GET /pg/orders/:orderId': 'get-order',
  'GET /pg/orders/:orderId/payments': 'get-payments',
};

function assertCaller({ headers }: FastifyRequest, { clientId, clientSecret }: Credentials): void {
  if (!/^20\d\d-\d\d-\d\d$/.test(String(headers['x-api-version'] ?? ''))) {
    throw new CashfreeError(400, 'version_missing', 'version is missing in the header');
  }
  if (headers['x-client-id'] !== clientId || headers['x-client-secret'] !== clientSecret) {
    throw new CashfreeError(401, 'request_failed', 'authentication Failed', 'authentication_error');
  }
}

/** Adds the Cashfree PG API below /pg: create order, get order, its payments. */
export async function apiRoutes(app: FastifyInstance, gateway: Gateway): Promise<void> {
  const idempotency = createIdempotency<ReturnType<typeof orderEntity>>();

  const modeFor = (request: FastifyRequest) => {
    const endpoint = endpointOf[`${request.method} ${request.routeOptions.url}`];
    const mode = gateway.mode();
    return endpoint && mode.endpoints.includes(endpoint) ? mode : { ...mode, mode: 'normal' as const };
  };

  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const { mode, delayMs } = modeFor(request);
        if (isOutage(mode)) return meetOutage({ mode, delayMs }, request, reply);
        reply.header('x-request-id', request.headers['x-request-id'] ?? randomUUID());
        assertCaller(request, gateway.credentials);
      });
      scope.addHook('preSerialization', async (request, reply, payload) => {
        const { mode, delayMs } = modeFor(request);
        if (mode === 'slow-after') await waitUnlessLeft(request, delayMs);
        if (mode === 'drop-after') cut(request, reply);
        if (mode !== 'error-after') return payload;
        reply.code(500);
        return new CashfreeError(500, 'internal_error', 'internal Server Error', 'api_error').toBody();
      });
      scope.setErrorHandler((error, _request, reply) => {
        if (error instanceof CashfreeError) return reply.code(error.statusCode).send(error.toBody());
        const { statusCode = 500, message = '' } = error as { statusCode?: number; message?: string };
        const failure =
          statusCode < 500
            ? new CashfreeError(statusCode, 'request_invalid', message)
            : new CashfreeError(500, 'internal_error', 'internal Server Error', 'api_error');
        return reply.code(failure.statusCode).send(failure.toBody());
      });
      scope.setNotFoundHandler((_request, reply) =>
        reply
          .code(404)
          .send(new CashfreeError(404, 'request_failed', 'bad URL, please check API documentation').toBody()),
      );

      scope.post('/orders', async (request, reply) => {
        const key = request.headers['x-idempotency-key'];
        const { reply: order, isReplayed } = idempotency.run(key?.toString(), request.body, () =>
          orderEntity(gateway.orders.create(readCreateOrder(request.body))),
        );
        if (isReplayed) reply.header('x-idempotency-replayed', 'true');
        return order;
      });
      scope.get('/orders/:orderId', async (request) =>
        orderEntity(gateway.orders.get(orderParams.parse(request.params).orderId)),
      );
      scope.get('/orders/:orderId/payments', async (request) => {
        const order = gateway.orders.get(orderParams.parse(request.params).orderId);
        return order.payments.map((payment) => paymentEntity(order, payment)).reverse();
      });
    },
    { prefix: '/pg' },
  );
}
