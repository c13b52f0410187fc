import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkoutPage, outcomePage, returnAddress, unknownSessionPage } from './checkout-page.ts';
import { type Gateway, orderActions } from './gateway.ts';
import { sdkScript } from './sdk-script.ts';

const checkoutQuery = z.object({ session: z.string().default('') });
const checkoutForm = checkoutQuery.extend({
  action: z.enum(orderActions),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
  stay: z.string().optional(),
});

/** Adds the hosted checkout and the script that opens it in the student's browser. */
export function checkoutRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get('/checkout', async (request, reply) => {
    const order = gateway.orders.findBySession(checkoutQuery.parse(request.query).session);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!order) return reply.code(404).send(unknownSessionPage());
    if (order.status !== 'ACTIVE') return reply.send(outcomePage(order));
    return reply.send(checkoutPage(order, gateway.webhooks.plan().lateMs));
  });

  app.post('/checkout', async (request, reply) => {
    const { session, action, method, stay } = checkoutForm.parse(request.body);
    const order = gateway.orders.findBySession(session);
    reply.type('text/html; charset=utf-8');
    if (!order) return reply.code(404).send(unknownSessionPage());
    if (order.status !== 'ACTIVE') return reply.code(409).send(outcomePage(order));
    gateway.act(order.orderId, action, { method });
    const back = returnAddress(order);
    return back && !stay ? reply.redirect(back, 303) : reply.send(outcomePage(order));
  });

  app.get('/sdk/cashfree.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(sdkScript),
  );
}
