import type { CollectionName } from './collections.ts';

/**
 * What is made of items before a screen gets them. An app in another language sets it at its start; what is stored stays
 * as it came, so that a change of the language needs no download.
 */
export const shownItems: { change?: (collection: CollectionName, items: unknown[]) => unknown[] } = {};
