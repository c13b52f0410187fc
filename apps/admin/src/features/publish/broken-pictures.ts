import type { PublishPicture } from '@repo/contracts/admin';
import pLimit from 'p-limit';
import { useEffect, useState } from 'react';

const loadedAtOnce = 6;
/** Longest wait for a picture; students would not wait longer either. */
const patienceSeconds = 20;

/** Whether this browser can show a picture; one that fails while offline counts as shown. */
function doesLoad(address: string, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    const end = (isShown: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      image.onload = null;
      image.onerror = null;
      image.src = '';
      resolve(isShown);
    };
    const leave = () => end(true);
    const timer = setTimeout(() => end(false), patienceSeconds * 1_000);
    signal.addEventListener('abort', leave);
    image.onload = () => end(true);
    image.onerror = () => end(!navigator.onLine);
    // Uses the referrer policy of the student's app.
    image.referrerPolicy = 'no-referrer';
    image.src = address;
  });
}

const nothing: readonly PublishPicture[] = [];

/**
 * Tries to load pictures, a few at a time. `broken` grows with each failure, in the given order; unmounting
 * stops it.
 */
export function useBrokenPictures(pictures: readonly PublishPicture[]): {
  broken: readonly PublishPicture[];
  isChecking: boolean;
} {
  const [tried, setTried] = useState({ pictures: nothing, broken: new Set<string>(), left: 0 });
  useEffect(() => {
    const addresses = [...new Set(pictures.map(({ address }) => address))];
    const leaving = new AbortController();
    const limit = pLimit(loadedAtOnce);
    setTried({ pictures, broken: new Set(), left: addresses.length });
    for (const address of addresses)
      void limit(async () => {
        if (leaving.signal.aborted) return;
        const isShown = await doesLoad(address, leaving.signal);
        if (leaving.signal.aborted) return;
        setTried(({ broken, left }) => ({
          pictures,
          broken: isShown ? broken : new Set(broken).add(address),
          left: left - 1,
        }));
      });
    return () => leaving.abort();
  }, [pictures]);
  const isOfThese = tried.pictures === pictures;
  return {
    broken: isOfThese ? pictures.filter(({ address }) => tried.broken.has(address)) : nothing,
    isChecking: isOfThese ? tried.left > 0 : pictures.length > 0,
  };
}
