import type { CollectionName } from './collections.ts';

/**
 * Transforms items before screens get them. A translated app sets it at startup; stored items stay original,
 * so that changing the language needs no download.
 */
export const shownItems: { change?: (collection: CollectionName, items: unknown[]) => unknown[] } = {};
