import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { apiModeInput, normalApi } from './api-mode.ts';
import { CashfreeError } from './cashfree-error.ts';
import { orderEntity, paymentEntity } from './entities.ts';
import { forgeries } from './forgery.ts';
import { type Gateway, orderActions } from './gateway.ts';
import type { Order } from './order.ts';
import { paymentsPage } from './payments-page.ts';
import type { FinalPayment } from './webhook-body.ts';
import { standardPlan, webhookPlanInput } from './webhook-plan.ts';

const orderParams = z.object({ orderId: z.string() });
const actionInput = z.object({
  action: z.enum(orderActions),
  lateMs: z.coerce.number().int().min(0).max(86_400_000).optional(),
  method: z.enum(['upi', 'card', 'netbanking']).optional(),
});
const sendInput = z.object({
  status: z.enum(['SUCCESS', 'FAILED', 'USER_DROPPED']).default('SUCCESS'),
  forge: z.enum(['none', ...forgeries]).default('none'),
  otherOrderId: z.string().optional(),
  count: z.coerce.number().int().min(1).max(1_000).default(1),
});
const changeInput = z.strictObject({
  order_amount: z.number().positive().optional(),
  order_currency: z.string().length(3).optional(),
  order_status: z.enum(['ACTIVE', 'PAID', 'EXPIRED', 'TERMINATED', 'TERMINATION_REQUESTED']).optional(),
});
const releaseInput = z.object({ order: z.enum(['as-made', 'reversed', 'shuffled']).default('as-made') });

const withPayments = (order: Order) => ({
  ...orderEntity(order),
  payments: order.payments.map((payment) => paymentEntity(order, payment)),
});

/**
 * Adds the calls by which tests pay, fail payments, and configure API and webhooks; and the page for people.
 */
export function paymentsRoutes(app: FastifyInstance, gateway: Gateway): void {
  const { webhooks, orders } = gateway;

  app.get('/api/cashfree/mode', async () => gateway.mode());
  app.put('/api/cashfree/mode', async (request) => {
    gateway.setMode(apiModeInput.parse(request.body));
    return gateway.mode();
  });
  app.delete('/api/cashfree/mode', async () => {
    gateway.setMode(normalApi);
    return gateway.mode();
  });

  app.get('/api/cashfree/webhooks', async () => ({ plan: webhooks.plan(), ...webhooks.log() }));
  app.put('/api/cashfree/webhooks', async (request) => {
    webhooks.setPlan(webhookPlanInput.parse(request.body));
    return webhooks.plan();
  });
  app.delete('/api/cashfree/webhooks', async () => {
    webhooks.setPlan(standardPlan);
    webhooks.clear();
    return webhooks.plan();
  });
  app.post('/api/cashfree/webhooks/release', async (request) =>
    webhooks.release(releaseInput.parse(request.body ?? {}).order),
  );

  app.get('/api/cashfree/orders', async () => orders.list().map(withPayments));
  app.delete('/api/cashfree/orders', async (_request, reply) => {
    gateway.clear();
    return reply.code(204).send();
  });
  app.patch('/api/cashfree/orders/:orderId', async (request) => {
    const order = orders.get(orderParams.parse(request.params).orderId);
    const {
      order_amount: amount,
      order_currency: currency,
      order_status: status,
    } = changeInput.parse(request.body);
    Object.assign(order, amount && { amount }, currency && { currency }, status && { status });
    return withPayments(order);
  });
  app.post('/api/cashfree/orders/:orderId/actions', async (request) => {
    const { action, ...how } = actionInput.parse(request.body);
    return withPayments(gateway.act(orderParams.parse(request.params).orderId, action, how));
  });
  app.post('/api/cashfree/orders/:orderId/webhooks', async (request) => {
    const order = orders.get(orderParams.parse(request.params).orderId);
    const { status, forge, otherOrderId, count } = sendInput.parse(request.body ?? {});
    if (!order.notifyUrl) throw new CashfreeError(409, 'notify_url_missing', 'The order has no notify_url');
    const forgery = forge === 'none' ? undefined : forge;
    return webhooks.sendNow(order, paymentOf(order, status), { forgery, otherOrderId, count });
  });

  /** The order's last payment of that status, or an invented one. */
  function paymentOf(order: Order, status: FinalPayment['status']): FinalPayment {
    const found = order.payments.findLast((payment) => payment.status === status);
    return (found ?? orders.newPayment(order, status)) as FinalPayment;
  }

  app.get('/payments', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(paymentsPage(gateway)),
  );
  app.post('/payments/mode', async (request, reply) => {
    // A form without ticked boxes sends no field for them.
    gateway.setMode(apiModeInput.parse({ endpoints: [], ...(request.body as object) }));
    return reply.redirect('/payments', 303);
  });
  app.post('/payments/webhooks', async (request, reply) => {
    webhooks.setPlan(webhookPlanInput.parse({ isEnabled: false, ...(request.body as object) }));
    return reply.redirect('/payments', 303);
  });
  app.post('/payments/release', async (request, reply) => {
    await webhooks.release(releaseInput.parse(request.body ?? {}).order);
    return reply.redirect('/payments', 303);
  });
  app.post('/payments/orders/:orderId', async (request, reply) => {
    gateway.act(orderParams.parse(request.params).orderId, actionInput.parse(request.body).action);
    return reply.redirect('/payments', 303);
  });
}
