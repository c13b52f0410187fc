import { type ReactNode, useDeferredValue } from 'react';

/** Defers children until after the next paint, so that the tap stays responsive on slow devices. */
export function Behind({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
