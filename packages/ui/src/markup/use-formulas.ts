import { useEffect, useSyncExternalStore } from 'react';

type Formulas = typeof import('./formulas.ts');
type FormulasState = { kind: 'none' | 'loading' | 'failed' } | { kind: 'ready'; formulas: Formulas };

let state: FormulasState = { kind: 'none' };
const listeners = new Set<() => void>();

function become(next: FormulasState) {
  state = next;
  for (const listener of listeners) listener();
}

/** Fonts of nearly every formula. */
const fonts = ['1em KaTeX_Main', 'italic 1em KaTeX_Math'];
const fontsPatienceMs = 3_000;

/** Late fonts change the width of formulas, so lines would jump. Waits only a limited time. */
async function loadFonts(): Promise<void> {
  if (typeof document.fonts?.load !== 'function') return;
  const loading = Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, fontsPatienceMs))]);
}

/** Loads KaTeX once. Never rejects: without it formulas show their source. */
export async function loadFormulas(): Promise<void> {
  if (state.kind === 'ready' || state.kind === 'loading') return;
  become({ kind: 'loading' });
  try {
    const formulas = await import('./formulas.ts');
    await loadFonts();
    become({ kind: 'ready', formulas });
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

/** Loading state of KaTeX; doesn't start loading. */
export const useFormulasState = (): FormulasState =>
  useSyncExternalStore(subscribe, currentState, currentState);

/** Loads KaTeX on first use; retries on the next use and when the network is back. */
export function useFormulas(): FormulasState {
  const now = useFormulasState();
  useEffect(() => {
    void loadFormulas();
    const retry = () => void loadFormulas();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);
  return now;
}
