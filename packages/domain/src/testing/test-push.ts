import type { PushSubscriptionKeys } from '@repo/contracts/reminders';
import type { PushMessage, PushService } from '#src/reminders/push-service.ts';

export type TestPush = PushService & {
  publicKey: string | null;
  /** All accepted messages, oldest first. */
  taken: { endpoint: string; message: PushMessage }[];
  /** Endpoints whose browser has ended its subscription. */
  gone: Set<string>;
  /** Endpoints whose push service accepts only another sender's messages. */
  refused: Set<string>;
  /** If set, the push service answers every message with this status. */
  failure: number | null;
  /** A subscription that it accepts. */
  subscriptionOf(name: string): PushSubscriptionKeys;
};

const origin = 'https://push.example/';

/** An in-memory push service. */
export function createTestPush(): TestPush {
  const push: TestPush = {
    publicKey: 'a-public-key',
    taken: [],
    gone: new Set(),
    refused: new Set(),
    failure: null,
    takes: ({ endpoint }) => endpoint.startsWith(origin),
    async send({ endpoint }, message) {
      if (push.failure !== null) throw Object.assign(new Error('refused'), { status: push.failure });
      if (push.gone.has(endpoint)) return 'gone';
      if (push.refused.has(endpoint)) return 'refused';
      push.taken.push({ endpoint, message });
      return 'taken';
    },
    subscriptionOf: (name) => ({
      endpoint: `${origin}${name}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    }),
  };
  return push;
}
