import { createECDH } from 'node:crypto';
import type { PushSubscriptionKeys } from '@repo/contracts/reminders';
import type { PushService } from '@repo/domain';
import type { PushSettings } from '#src/config/push.ts';
import { isPushEndpoint } from '#src/config/push-hosts.ts';

/** From connecting to the last byte of the answer's head. */
const defaultLimitMs = 6_000;
/** The service knows no such subscription any more: never, or ended by the browser. */
const goneStatuses = new Set([404, 410]);
/** The subscription is for another sender: made with another key. */
const refusedStatus = 403;

/** What the push service said when it refused; its words stay unread. */
export class PushRefusal extends Error {
  override readonly name = 'PushRefusal';
  readonly status: number;

  constructor(status: number) {
    super(`The push service answered ${status}`);
    this.status = status;
  }
}

/** The list of hosts is shorter than when the browser was subscribed: a slip in a setting must not cost students their choice. */
class PushHostUnknown extends Error {
  override readonly name = 'PushHostUnknown';
}

/** Whether it is a point of the curve that messages are encrypted by. */
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
 * Web Push (RFC 8030, 8291, 8292) to the services of the browsers' makers. A message goes to hosts of the list alone, follows
 * no redirect and ends within 6 seconds.
 * @param settings null: nothing is offered
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
