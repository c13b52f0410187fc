import { useMemo, useSyncExternalStore } from 'react';
import { changedEvent, type Persisted } from './persisted.ts';

/**
 * Calls back on every change of a stored value, in other tabs too.
 * @returns a function that stops this
 */
export function subscribeToStored(listener: () => void): () => void {
  const events = ['storage', changedEvent];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/**
 * A stored value, updated on every change, in other tabs too. In its own file, because the login does not
 * need this hook.
 */
export function usePersisted<Value, Fallback>({
  text,
  parse,
}: Pick<Persisted<Value, Fallback>, 'text' | 'parse'>): Value | Fallback {
  const now = useSyncExternalStore(subscribeToStored, text);
  return useMemo(() => parse(now), [now, parse]);
}
