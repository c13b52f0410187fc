import { expect, it } from 'vitest';
import { ByteCache } from './byte-cache.ts';

it('a cache of bytes stays within its limit, and drops what was used least recently', () => {
  const cache = new ByteCache(30);
  for (const name of ['a', 'b', 'c']) cache.set(name, Buffer.alloc(10));
  cache.get('a');
  cache.set('d', Buffer.alloc(15));
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'd']);
  cache.set('a', Buffer.alloc(12));
  expect(cache.byteLength).toBe(27);
  cache.set('too large', Buffer.alloc(31));
  expect(cache.byteLength).toBe(27);
});
