import { messages } from '@repo/contracts/messages';
import { askSoon, type DomainContext, DomainError, recordPayment } from '@repo/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { judgeSignature, readWebhook } from '#src/adapters/cashfree-webhook.ts';

const bodyMaxBytes = 64 * 1024;

export type WebhookParts = { domain: DomainContext; clientSecret: string };

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/**
 * POST /v1/payment/webhook, where the payment provider tells of payments. It needs the body as it came over the wire,
 * so it is no ordinary row. 200 is said for what is kept, or is nothing to keep; anything else is sent again.
 */
export async function mountPaymentWebhook(app: FastifyInstance, { domain, clientSecret }: WebhookParts) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post('/v1/payment/webhook', { bodyLimit: bodyMaxBytes }, async (request) => {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signed = {
      rawBody,
      timestamp: header(request, 'x-webhook-timestamp'),
      signature: header(request, 'x-webhook-signature'),
    };
    const judgement = judgeSignature(signed, clientSecret, domain.clock.now());
    if (judgement === 'forged') throw new DomainError('NOT_SIGNED_IN', messages.webhookForged);
    const notice = readWebhook(rawBody);
    if (notice === 'unreadable') throw new DomainError('BAD_INPUT', messages.badJson);
    if (judgement === 'stale') {
      // Its word does not count any more, the provider's own does.
      if (notice !== 'nothing') await askSoon(domain, notice.orderId);
      throw new DomainError('NOT_SIGNED_IN', messages.webhookStale);
    }
    if (notice === 'nothing') return { success: true };
    const outcome = await recordPayment(domain, notice);
    if (outcome === 'unknown') throw new DomainError('NOT_FOUND', messages.orderMissing);
    if (outcome === 'mismatch') {
      request.log.error({ orderId: notice.orderId }, 'a webhook tells another amount, currency or payer');
      throw new DomainError('BAD_INPUT', messages.webhookMismatch);
    }
    return { success: true };
  });
}
