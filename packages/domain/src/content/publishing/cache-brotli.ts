import { ByteCache } from '#src/byte-cache.ts';
import { compressWhole, smallestQuality } from './whole-brotli.ts';

/**
 * Caches texts in the smallest Brotli, up to `bytesMax` bytes in all.
 * @returns a function that takes a text's key and reads it if needed; it returns null when compressing failed,
 * and while another text is compressed: a download of all chapters would wait for seconds, and gzip is only
 * larger
 */
export function cacheBrotli(bytesMax: number) {
  const cache = new ByteCache(bytesMax);
  let isCompressing = false;
  return async (key: string, read: () => Buffer | Promise<Buffer>): Promise<Buffer | null> => {
    const known = cache.get(key);
    if (known || isCompressing) return known ?? null;
    isCompressing = true;
    try {
      const text = await read();
      const bytes = Buffer.concat((await compressWhole([text], text.length, smallestQuality)) ?? []);
      cache.set(key, bytes);
      return bytes;
    } catch {
      return null;
    } finally {
      isCompressing = false;
    }
  };
}
