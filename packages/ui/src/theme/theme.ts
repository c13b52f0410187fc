export type ThemeChoice = 'system' | 'light' | 'dark';
export type ThemeStore = {
  get: () => ThemeChoice;
  set: (choice: ThemeChoice) => void;
  /** For useSyncExternalStore(theme.subscribe, theme.get). Also notified by other tabs. */
  subscribe: (listener: () => void) => () => void;
  /** Applies the stored choice to <html>; call it once before the first render. */
  apply: () => void;
};

const isChoice = (value: unknown): value is ThemeChoice =>
  value === 'light' || value === 'dark' || value === 'system';

/**
 * The chosen theme in localStorage under `storageKey`; when storage is blocked or full, the choice lasts for
 * this page.
 */
export function createThemeStore(storageKey: string): ThemeStore {
  let current: ThemeChoice | null = null;
  const listeners = new Set<() => void>();

  const read = (): ThemeChoice => {
    try {
      const stored = localStorage.getItem(storageKey);
      return isChoice(stored) ? stored : 'system';
    } catch {
      return 'system';
    }
  };
  const get = () => {
    current ??= read();
    return current;
  };
  const show = () => {
    const root = document.documentElement;
    if (get() === 'system') root.removeAttribute('data-theme');
    else root.setAttribute('data-theme', get());
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey && event.key !== null) return;
    current = null;
    show();
  };

  return {
    get,
    apply: show,
    set: (choice) => {
      current = choice;
      try {
        localStorage.setItem(storageKey, choice);
      } catch {
        // Storage failed: the choice lasts until the page is closed.
      }
      show();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Source of a <head> script that sets the stored theme before the first paint. */
export function themeScript(storageKey: string): string {
  return `try{var t=localStorage.getItem(${JSON.stringify(storageKey).replaceAll('<', '\\u003c')});if(t==="light"||t==="dark")document.documentElement.setAttribute("data-theme",t)}catch(e){}`;
}

/**
 * Source of a <head> script: reads space-separated names from localStorage `storageKey` and sets those in
 * `names` as attributes of <html>, such as data-calm, before the first paint.
 */
export function rootNamesScript(storageKey: string, names: readonly string[]): string {
  const text = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `try{(localStorage.getItem(${text(storageKey)})||"").split(" ").forEach(function(n){if(${text(names)}.indexOf(n)>=0)document.documentElement.setAttribute("data-"+n,"")})}catch(e){}`;
}
