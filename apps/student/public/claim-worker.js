// Part of the service worker (vite/offline-shell.ts): claims a page that was loading while the worker
// started. Shipped as is, without a build.

self.addEventListener('message', (event) => {
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
