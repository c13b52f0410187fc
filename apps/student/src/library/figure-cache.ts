import { brand } from '@repo/contracts/brand';

/** Figures on the device; the service worker answers from here (vite/offline-shell.ts). */
export const figureCacheName = `${brand.storagePrefix}-figures`;

/** Takes all figures off the device. Never fails. */
export async function clearFigureCache(): Promise<void> {
  if ('caches' in window) await caches.delete(figureCacheName).catch(() => false);
}
