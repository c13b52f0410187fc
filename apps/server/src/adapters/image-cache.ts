import { messages } from '@repo/contracts/messages';
import { DomainError } from '@repo/domain';

/** Whoever asks for names that do not exist may keep only so many requests to the store under way. */
const readsMax = 64;
const retryAfterSeconds = 1;

type Read = (name: string) => Promise<Buffer | null>;

/**
 * Keeps the images last shown in memory, up to `bytesMax` in all. Many who ask for one image at once cause one read;
 * failures and missing images are not kept.
 * @throws (the returned function) UNAVAILABLE when too many reads are under way
 */
export function cacheImages(read: Read, bytesMax: number): Read {
  // A Map keeps the order of insertion: the first is the one not asked for longest.
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer | null>>();
  let keptBytes = 0;

  function drop(name: string): void {
    keptBytes -= kept.get(name)?.length ?? 0;
    kept.delete(name);
  }

  function keep(name: string, bytes: Buffer): void {
    drop(name);
    kept.set(name, bytes);
    keptBytes += bytes.length;
    for (const oldest of kept.keys()) {
      if (keptBytes <= bytesMax) return;
      drop(oldest);
    }
  }

  async function readAndKeep(name: string): Promise<Buffer | null> {
    try {
      const bytes = await read(name);
      if (bytes) keep(name, bytes);
      return bytes;
    } finally {
      underWay.delete(name);
    }
  }

  return async (name) => {
    const bytes = kept.get(name);
    if (bytes) {
      keep(name, bytes);
      return bytes;
    }
    const started = underWay.get(name);
    if (started) return started;
    if (underWay.size >= readsMax)
      throw new DomainError('UNAVAILABLE', messages.imagesUnavailable, { retryAfterSeconds });
    const reading = readAndKeep(name);
    underWay.set(name, reading);
    return reading;
  };
}
