import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isOutage, meetOutage } from '#src/outage.ts';
import { decryptMessage } from './decrypt.ts';
import { normalPush, pushModeInput } from './push-mode.ts';
import { pushPage } from './push-page.ts';
import type { PushService } from './push-service.ts';
import type { Subscription } from './push-store.ts';
import { verifySender } from './vapid.ts';

/** The limit of real services; RFC 8030 requires at least 4,096. */
const messageMaxBytes = 4_096;

const idParams = z.object({ id: z.string() });
const listQuery = z.object({ subscription: z.string().optional() });
const subscribeInput = z.object({ applicationServerKey: z.string().nullable().default(null) });
const messageHeaders = z.object({
  ttl: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  'content-encoding': z.literal('aes128gcm'),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
  topic: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,32}$/)
    .optional(),
});

const refuse = (reply: FastifyReply, status: number, message: string) => reply.code(status).send({ message });

/**
 * Adds the endpoints of browsers and senders (RFC 8030), the page /push, and the calls that read messages and
 * set the mode.
 */
export async function pushRoutes(
  app: FastifyInstance,
  service: PushService,
  origin: () => string,
): Promise<void> {
  const { store } = service;

  async function receive(request: FastifyRequest, reply: FastifyReply, subscription: Subscription) {
    const headers = messageHeaders.safeParse(request.headers);
    if (!headers.success) return refuse(reply, 400, z.prettifyError(headers.error));
    const body = request.body as Buffer;
    if (body.length > messageMaxBytes) return refuse(reply, 413, 'the message is too large');
    // The address that the sender used, because localhost and 127.0.0.1 both lead to this service.
    const audience = `${request.protocol}://${request.host}`;
    const sender = await verifySender(request.headers.authorization, audience).catch(() => null);
    if (!sender) return refuse(reply, 401, 'the token of the sender is not right');
    if (subscription.senderKey !== null && subscription.senderKey !== sender.publicKey)
      return refuse(reply, 403, 'the subscription is for another sender');
    let text: string;
    try {
      text = decryptMessage(body, subscription);
    } catch {
      return refuse(reply, 400, 'the browser cannot read the message');
    }
    const { ttl: lifeSeconds, urgency = null, topic = null } = headers.data;
    const { subject } = sender;
    const { id } = store.receive({
      subscriptionId: subscription.id,
      text,
      lifeSeconds,
      urgency,
      topic,
      subject,
    });
    return reply
      .code(201)
      .header('location', `${origin()}/push/messages/${id}`)
      .header('ttl', lifeSeconds)
      .send();
  }

  await app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      const { mode, delayMs } = service.mode();
      if (isOutage(mode)) return meetOutage({ mode, delayMs }, request, reply);
    });
    scope.post('/push/:id', async (request, reply) => {
      const { mode } = service.mode();
      const subscription = store.find(idParams.parse(request.params).id);
      if (!subscription) return refuse(reply, 404, 'there is no such subscription');
      if (mode === 'gone' || subscription.isGone) return refuse(reply, 410, 'the subscription has ended');
      if (mode === 'forbidden') return refuse(reply, 403, 'the subscription is for another sender');
      if (mode === 'busy') return refuse(reply.header('retry-after', '60'), 429, 'too many messages');
      if (mode === 'redirect') return reply.redirect(`${origin()}/push/elsewhere`, 307);
      return receive(request, reply, subscription);
    });
  });

  app.get('/push', async (_request, reply) => reply.type('text/html; charset=utf-8').send(pushPage(service)));
  app.post('/push/clear', async (_request, reply) => {
    store.clear();
    return reply.redirect('/push', 303);
  });
  app.post('/push/mode', async (request, reply) => {
    service.setMode(pushModeInput.parse(request.body));
    return reply.redirect('/push', 303);
  });

  app.post('/api/push/subscriptions', async (request, reply) => {
    const { applicationServerKey } = subscribeInput.parse(request.body ?? {});
    return reply.code(201).send(service.subscribe(applicationServerKey));
  });
  app.delete('/api/push/subscriptions/:id', async (request, reply) => {
    const subscription = store.find(idParams.parse(request.params).id);
    if (subscription) subscription.isGone = true;
    return reply.code(204).send();
  });
  app.get('/api/push/messages', async (request) => store.list(listQuery.parse(request.query).subscription));
  app.get('/api/push/messages/version', async () => ({ version: store.version() }));
  app.delete('/api/push/messages', async (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });
  app.get('/api/push/mode', async () => service.mode());
  app.put('/api/push/mode', async (request) => {
    service.setMode(pushModeInput.parse(request.body));
    return service.mode();
  });
  app.delete('/api/push/mode', async () => {
    service.setMode(normalPush);
    return service.mode();
  });
}
