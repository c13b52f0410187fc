import { useEffect } from 'react';
import { useLibrary } from '#src/content/library/library.ts';

const storeAfterMs = 2_500;

/** Downloads figures of open chapters in the background, again when the library changes. */
export function useStoredFigures(): void {
  const library = useLibrary();
  useEffect(() => {
    const store = () =>
      import('#src/content/figures/store-figures.ts').then((figures) => figures.storeFigures());
    const timer = setTimeout(() => void store().catch(() => {}), storeAfterMs);
    return () => clearTimeout(timer);
  }, [library]);
}
