// Part of the service worker (vite/offline-shell.ts): takes in a page that was on its way while the worker began.
// Written as it is shipped: no build touches it.

self.addEventListener('message', (event) => {
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
