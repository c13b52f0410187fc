import { vi } from 'vitest';

/** The push service's address for the first subscription of this browser. */
export const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';

type Subscription = {
  endpoint: string;
  toJSON(): object;
  unsubscribe(): Promise<boolean>;
};

/**
 * Gives the page a fake push API. Like real ones it keeps a subscription until it ends, refuses another key
 * meanwhile, and gives each subscription a new address.
 */
export function withPush(
  permission: NotificationPermission = 'default',
  answer: NotificationPermission = 'granted',
) {
  let current: { subscription: Subscription; key: unknown } | null = null;
  let count = 0;
  const unsubscribe = vi.fn(async () => {
    current = null;
    return true;
  });
  const pushManager = {
    getSubscription: async () => current?.subscription ?? null,
    subscribe: vi.fn(async (options: { applicationServerKey?: unknown }) => {
      const key = options.applicationServerKey;
      if (current && current.key !== key) throw new DOMException('another key', 'InvalidStateError');
      if (!current) {
        const address = count === 0 ? endpoint : `${endpoint}-${count}`;
        count += 1;
        const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
        const subscription = { endpoint: address, toJSON: () => ({ endpoint: address, keys }), unsubscribe };
        current = { subscription, key };
      }
      return current.subscription;
    }),
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      // Hide the clipboard, because reading the real one through a derived object throws.
      clipboard: { value: undefined, configurable: true },
      serviceWorker: {
        value: {
          getRegistration: async () => registration,
          ready: Promise.resolve(registration),
          register: async () => registration,
          addEventListener() {},
        },
      },
      onLine: { value: true },
    }),
  );
  return { pushManager, notification, subscription: { unsubscribe } };
}
