import { brand } from '@repo/contracts/brand';

/** Figures on the device; the service worker answers from here (vite/offline-shell.ts). */
export const figureCacheName = `${brand.storagePrefix}-figures`;

/** Takes all figures off the device. Never fails. */
export const clearFigureCache = (): Promise<unknown> | undefined =>
  window.caches?.delete(figureCacheName).catch(() => {});
