import { brand } from '@repo/contracts/brand';

/** Cache of figures, served by the service worker (vite/offline-shell.ts). */
export const figureCacheName = `${brand.storagePrefix}-figures`;

/**
 * Caches of the service worker: pictures of content and memes; those of older releases include profile
 * pictures.
 */
const pictureCacheNames = [`${brand.storagePrefix}-pictures`, `${brand.storagePrefix}-memes`];

const remove = (name: string): Promise<unknown> | undefined => window.caches?.delete(name).catch(() => {});

/** Deletes all cached figures. Never fails. */
export const clearFigureCache = (): Promise<unknown> | undefined => remove(figureCacheName);

/** Deletes all other cached pictures. Never fails. */
export const clearPictureCaches = (): Promise<unknown> => Promise.all(pictureCacheNames.map(remove));
