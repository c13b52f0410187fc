import { brand } from '@repo/contracts/brand';
import { useEffect } from 'react';

/** Sets the browser tab's title: `{screen} · {brand}`. */
export function useScreenTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · ${brand.name}`;
  }, [screen]);
}
