import { useEffect } from 'react';
import { useLibrary } from '#src/library/library.ts';

const storeAfterMs = 5_000;

/** Brings the figures of open chapters onto the device behind the screens, and again when the library changes. */
export function useStoredFigures(): void {
  const library = useLibrary();
  useEffect(() => {
    const stop = new AbortController();
    const store = async () => {
      const { storeFigures } = await import('./store-figures.ts');
      await storeFigures(stop.signal);
    };
    const begin = () => void store().catch(() => undefined);
    const timer = setTimeout(begin, storeAfterMs);
    window.addEventListener('online', begin);
    return () => {
      stop.abort();
      clearTimeout(timer);
      window.removeEventListener('online', begin);
    };
  }, [library]);
}
