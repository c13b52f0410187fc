import { type BrowserContext, expect, type Page, test, type Worker } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { newPushSubscription, usePushOfSandbox } from '#src/push.ts';
import { createStudent } from '#src/student.ts';

test.use({ serviceWorkers: 'allow' });

/** The worker's calls to its browser. */
type Asked = {
  shown: { title: string; body?: string; actions?: unknown }[];
  opened: string[];
  /** Open pages that got the focus. */
  focused: string[];
  ended: number;
  /** The network and the browser's push service both fail. */
  isStuck: boolean;
};

/** Headless Chromium shows no notifications and opens no windows, so these calls are recorded instead. */
const keepWhatIsAsked = (worker: Worker, endpoint: string) =>
  worker.evaluate((address) => {
    const asked: Asked = { shown: [], opened: [], focused: [], ended: 0, isStuck: false };
    const scope = self as unknown as {
      asked: Asked;
      fetch: typeof fetch;
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<null> };
      WindowClient: { prototype: { focus: (this: { url: string }) => Promise<void> } };
    };
    const ask = scope.fetch.bind(scope);
    scope.asked = asked;
    scope.registration.showNotification = async (title, options) => {
      asked.shown.push({ title, ...options });
    };
    scope.registration.pushManager.getSubscription = async () =>
      ({
        endpoint: address,
        unsubscribe: async () => {
          if (asked.isStuck) return false;
          asked.ended += 1;
          return true;
        },
      }) as PushSubscription;
    scope.fetch = (...call) => (asked.isStuck ? Promise.reject(new Error('no network')) : ask(...call));
    scope.WindowClient.prototype.focus = async function () {
      asked.focused.push(new URL(this.url).pathname);
    };
    scope.clients.openWindow = async (path) => {
      asked.opened.push(path);
      return null;
    };
  }, endpoint);

const whatWasAsked = (worker: Worker) => worker.evaluate(() => (self as unknown as { asked: Asked }).asked);

/** Delivers a push message to the page's worker, as the browser would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ isDeleted }) => !isDeleted);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Dispatches an event to the worker. @returns when the worker has handled it */
const dispatch = (worker: Worker, type: string, fields: object) =>
  worker.evaluate(
    async ([name, given]) => {
      let done: unknown;
      const event = Object.assign(new Event(name), { notification: { close() {} } }, given, {
        waitUntil(work: unknown) {
          done = work;
        },
      });
      self.dispatchEvent(event);
      await done;
    },
    [type, fields] as const,
  );

/** A tap on the notification, or on one of its buttons. */
const tap = (worker: Worker, action: string) => dispatch(worker, 'notificationclick', { action });

/**
 * A new student asks for reminders in this browser. @returns its worker, and its address at the push service
 */
async function remind(page: Page, context: BrowserContext) {
  await usePushOfSandbox(page, context.request);
  await logIn(page, await createStudent(context.request));
  await page.goto('/profile');
  const reminder = page.getByRole('switch', { name: /^Reminder/ });
  await expect(reminder).toBeEnabled();
  const saved = page.waitForResponse((reply) => reply.url().includes('auth.reminder.set'));
  await reminder.check({ force: true });
  const { subscription } = JSON.parse((await saved).request().postData() ?? '{}')['0'];
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('the app has no worker');
  return { worker, subscription: subscription as { endpoint: string } };
}

// docs/product/study.md#reminders
test('the service worker shows a reminder, a tap opens Home, and "Turn off" ends reminders without opening anything, or shows the profile', async ({
  page,
  context,
}) => {
  const { worker, subscription } = await remind(page, context);
  await keepWhatIsAsked(worker, subscription.endpoint);

  await deliver(
    page,
    JSON.stringify({ title: 'Time to study', body: '20 minutes would do.', turnOff: 'Turn off' }),
  );
  await expect
    .poll(async () => (await whatWasAsked(worker)).shown)
    .toMatchObject([
      {
        ...{ title: 'Time to study', body: '20 minutes would do.', tag: 'reminder' },
        actions: [{ action: 'off', title: 'Turn off' }],
      },
    ]);
  await deliver(page, 'not what our server sends');
  await expect.poll(async () => (await whatWasAsked(worker)).shown.at(-1)?.title).toBe('Time to study');
  expect((await whatWasAsked(worker)).shown).toHaveLength(2);

  await tap(worker, '');
  expect((await whatWasAsked(worker)).opened).toEqual(['/dashboard']);
  await worker.evaluate(() => {
    (self as unknown as { asked: Asked }).asked.isStuck = true;
  });
  await tap(worker, 'off');
  expect(await whatWasAsked(worker)).toMatchObject({
    opened: ['/dashboard'],
    focused: ['/profile'],
    ended: 0,
  });
  await worker.evaluate(() => {
    (self as unknown as { asked: Asked }).asked.isStuck = false;
  });
  await tap(worker, 'off');
  expect(await whatWasAsked(worker)).toMatchObject({
    opened: ['/dashboard'],
    focused: ['/profile'],
    ended: 1,
  });
  await page.reload();
  const reminder = page.getByRole('switch', { name: /^Reminder/ });
  await expect(reminder).toBeEnabled();
  await expect(reminder).not.toBeChecked();
});

// docs/product/study.md#reminders
test('a browser that changes its push subscription is reminded at the new subscription alone', async ({
  page,
  context,
}) => {
  const { worker, subscription } = await remind(page, context);
  const newSubscription = await newPushSubscription(context.request);
  await dispatch(worker, 'pushsubscriptionchange', {
    oldSubscription: { endpoint: subscription.endpoint },
    newSubscription,
  });
  const isOn = async (endpoint: string) => {
    const input = encodeURIComponent(JSON.stringify({ endpoint }));
    const reply = await context.request.get(`/api/trpc/auth.reminder.get?input=${input}`);
    return (await reply.json()).result.data.isOn;
  };
  expect([await isOn(subscription.endpoint), await isOn(newSubscription.endpoint)]).toEqual([false, true]);
});
