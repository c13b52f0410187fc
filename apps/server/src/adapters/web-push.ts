import { createECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from '@repo/contracts/reminders';
import type { PushService } from '@repo/domain';
import type { PushSettings } from '#src/config/push.ts';
import { isPushEndpoint } from '#src/config/push-hosts.ts';

/** Limit from connecting to the end of the response's head. */
const defaultLimitMs = 6_000;
/** The service does not know this subscription: it never existed, or the browser ended it. */
const goneStatuses = new Set([404, 410]);
/** The subscription was made with another sender's key. */
const refusedStatus = 403;

/** A refusal by the push service. Its body is not read. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal';
  readonly status: number;

  constructor(status: number) {
    super(`The push service answered ${status}`);
    this.status = status;
  }
}

/**
 * The host was removed from the list since the browser subscribed. A mistake there must not delete
 * subscriptions.
 */
class PushHostUnknown extends Error {
  override readonly name = 'PushHostUnknown';
}

/** Whether it is a point on the curve that messages are encrypted with. */
function isPublicKey(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(p256dh, 'base64url');
    return true;
  } catch {
    return false;
  }
}

const nothingOffered: PushService = {
  publicKey: null,
  takes: () => false,
  async send() {
    throw new Error('No keys are set for push messages');
  },
};

/**
 * Web Push (RFC 8030, 8291, 8292) to the services of the browser vendors. A message is only sent to hosts of
 * the list, follows no redirect and ends within 6 seconds.
 * @param settings null: push is not offered
 */
export function createWebPush(
  settings: PushSettings | null,
  { limitMs = defaultLimitMs }: { limitMs?: number } = {},
): PushService {
  if (settings === null) return nothingOffered;
  const { publicKey, privateKey, subject, hosts } = settings;
  const takes = ({ endpoint, keys }: PushSubscriptionKeys) =>
    isPushEndpoint(endpoint, hosts) && isPublicKey(keys.p256dh);
  return {
    publicKey,
    takes,
    async send(subscription, { payload, lifeSeconds, topic }) {
      if (!takes(subscription)) throw new PushHostUnknown('PUSH_HOSTS has no such host');
      const { default: webPush } = await import('web-push');
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: lifeSeconds,
        urgency: 'normal',
        topic,
        contentEncoding: 'aes128gcm',
      });
      const { 'Content-Length': _ofBody, ...others } = headers;
      const reply = await fetch(endpoint, {
        method,
        headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(limitMs),
      });
      await reply.body?.cancel();
      if (goneStatuses.has(reply.status)) return 'gone';
      if (reply.status === refusedStatus) return 'refused';
      if (!reply.ok) throw new PushRefusal(reply.status);
      return 'taken';
    },
  };
}
