import { brand } from '@repo/contracts/brand';
import { useEffect } from 'react';

/** Names the browser tab after the screen: `{screen} · {brand}`. */
export function useScreenTitle(screen: string): void {
  useEffect(() => {
    document.title = `${screen} · ${brand.name}`;
  }, [screen]);
}
