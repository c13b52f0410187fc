// Part of the service worker (vite/offline-shell.ts): shows reminders that arrive while no page of the app is
// open. Shipped as is, without a build.

const home = '/dashboard';
const profile = '/profile';

/** Browsers require that every message shows a notification, even one that can't be read. */
function messageOf(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Time to study' };
  }
}

/**
 * The message in the app's language, if the app has stored all its texts (src/reminder/reminder-words.ts).
 */
async function translated({ title, body, turnOff }) {
  try {
    const { language, words } = await (await caches.match('/reminder-words')).json();
    if ([title, body, turnOff].every((text) => !text || words[text]))
      return { title: words[title], body: words[body], turnOff: words[turnOff], lang: language };
  } catch {
    // The app stores no texts while it is in English.
  }
  return { title, body, turnOff, lang: 'en-IN' };
}

async function show(message) {
  const { title, body, turnOff, lang } = await translated(message);
  const actions = turnOff ? [{ action: 'off', title: turnOff }] : [];
  const shown = { body, actions, tag: 'reminder', icon: '/icon-192.png', lang };
  await self.registration.showNotification(title, shown);
}

self.addEventListener('push', (event) => {
  event.waitUntil(show(messageOf(event.data)));
});

/** @param call of reminders, such as 'stop' */
function tellServer(call, input) {
  const headers = { 'content-type': 'application/json' };
  return fetch(`/api/trpc/auth.reminder.${call}`, { method: 'POST', headers, body: JSON.stringify(input) });
}

/**
 * Sends both in parallel, because a browser gives a worker little time. If the call fails, for want of a
 * session or network, the push service reports the ended subscription to our server at the next message.
 */
async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  const [hasHeard, hasEnded] = await Promise.all([
    tellServer('stop', { endpoint: subscription.endpoint }).then(
      (reply) => reply.ok,
      () => false,
    ),
    subscription.unsubscribe().catch(() => false),
  ]);
  if (!hasHeard && !hasEnded) throw new Error('neither the server nor the browser has ended it');
}

/** The browser replaced its subscription: tell the server the new one. */
async function move(before, given) {
  if (!before) return;
  const subscription = given ?? (await self.registration.pushManager.subscribe(before.options));
  await tellServer('move', { endpoint: before.endpoint, subscription });
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(move(event.oldSubscription, event.newSubscription));
});

/** Don't navigate an open page: a quiz may be running in it. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'off' ? turnOff().catch(() => open(profile)) : open(home));
});
