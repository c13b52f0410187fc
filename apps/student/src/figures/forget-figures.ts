import { brand } from '@repo/contracts/brand';

/** The service worker answers figures from here (vite/offline-shell.ts). */
export const figuresCacheName = `${brand.storagePrefix}-figures`;

/** Takes all figures off the device. Never fails. */
export async function forgetFigures(): Promise<void> {
  if ('caches' in window) await caches.delete(figuresCacheName).catch(() => false);
}
