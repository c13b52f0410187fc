import { ByteCache, DomainError } from '@repo/domain';
import { imagesUnavailable } from './image-names.ts';

/**
 * Concurrent reads of the store, at most: requests for missing names are not cached and would cause any
 * number.
 */
const readsMax = 64;
const retryAfterSeconds = 1;

type Read = (name: string) => Promise<Buffer | null>;

/**
 * An LRU cache of images, up to `bytesMax` in all. Simultaneous requests for one image cause one read; failures and
 * missing images are not cached.
 * @throws (the returned function) UNAVAILABLE when too many reads are under way
 */
export function cacheImages(read: Read, bytesMax: number): Read {
  const cache = new ByteCache(bytesMax);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function readAndStore(name: string): Promise<Buffer | null> {
    try {
      const bytes = await read(name);
      if (bytes) cache.set(name, bytes);
      return bytes;
    } finally {
      underWay.delete(name);
    }
  }

  return async (name) => {
    const bytes = cache.get(name);
    if (bytes) return bytes;
    const started = underWay.get(name);
    if (started) return started;
    if (underWay.size >= readsMax)
      throw new DomainError('UNAVAILABLE', imagesUnavailable, { retryAfterSeconds, busy: 'images' });
    const reading = readAndStore(name);
    underWay.set(name, reading);
    return reading;
  };
}
