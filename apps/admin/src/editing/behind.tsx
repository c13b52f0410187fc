import { type ReactNode, useDeferredValue } from 'react';

/** Draws its children behind the paint that its place appears with: a slow device would hold up the tap that opens it. */
export function Behind({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
