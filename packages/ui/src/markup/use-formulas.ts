import { useEffect, useSyncExternalStore } from 'react';

type Formulas = typeof import('./formulas.ts');
type FormulasState = { kind: 'none' | 'loading' | 'failed' } | { kind: 'ready'; formulas: Formulas };

let state: FormulasState = { kind: 'none' };
const listeners = new Set<() => void>();

function become(next: FormulasState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Loads KaTeX unless it is loaded or loading. Never fails: without it formulas show their source. */
export async function loadFormulas(): Promise<void> {
  if (state.kind === 'ready' || state.kind === 'loading') return;
  become({ kind: 'loading' });
  try {
    become({ kind: 'ready', formulas: await import('./formulas.ts') });
  } catch {
    become({ kind: 'failed' });
  }
}

const currentState = () => state;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** KaTeX, loaded on first use; tried again on the next use and when the network is back. */
export function useFormulas(): FormulasState {
  const now = useSyncExternalStore(subscribe, currentState, currentState);
  useEffect(() => {
    void loadFormulas();
    const retry = () => void loadFormulas();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return now;
}
