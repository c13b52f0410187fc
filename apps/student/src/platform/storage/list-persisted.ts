import type { Persisted } from './persisted.ts';
import { namesIn, readText } from './stored-text.ts';

/**
 * The values in local storage whose part starts with this; skips those that do not fit the schema. Never
 * fails.
 */
export const listPersisted = <Value>({ nameOf, parse }: Persisted<Value, null>, start = ''): Value[] =>
  namesIn('local', nameOf(start))
    .map((name) => parse(readText('local', name)))
    .filter((value) => value !== null);
