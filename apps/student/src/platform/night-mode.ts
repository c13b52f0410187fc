import { createThemeStore } from '@repo/ui/theme';
import { useSyncExternalStore } from 'react';
import { storageName } from '#src/platform/storage/stored-text.ts';

const theme = createThemeStore(storageName('theme'));
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  const system = systemIsDark();
  const stop = theme.subscribe(listener);
  system.addEventListener('change', listener);
  return () => {
    stop();
    system.removeEventListener('change', listener);
  };
}

const isNightNow = () => (theme.get() === 'system' ? systemIsDark().matches : theme.get() === 'dark');

/** Whether dark mode is on. Follows the device until set here. */
export function useNightMode(): { isNight: boolean; setNight: (isNight: boolean) => void } {
  const isNight = useSyncExternalStore(subscribe, isNightNow);
  return { isNight, setNight: (wanted) => theme.set(wanted ? 'dark' : 'light') };
}
