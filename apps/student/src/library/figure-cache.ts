import { brand } from '@repo/contracts/brand';

/** Figures on the device; the service worker answers from here (vite/offline-shell.ts). */
export const figureCacheName = `${brand.storagePrefix}-figures`;

/** Pictures that the service worker keeps: of content and memes, and from older releases profile pictures among them. */
const pictureCacheNames = [`${brand.storagePrefix}-pictures`, `${brand.storagePrefix}-memes`];

const remove = (name: string): Promise<unknown> | undefined => window.caches?.delete(name).catch(() => {});

/** Takes all figures off the device. Never fails. */
export const clearFigureCache = (): Promise<unknown> | undefined => remove(figureCacheName);

/** Takes all other pictures off the device that were kept since somebody saw them. Never fails. */
export const clearPictureCaches = (): Promise<unknown> => Promise.all(pictureCacheNames.map(remove));
