import { namesIn, readText, storageName } from './stored-text.ts';

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Whether work of this student waits in the memory of this tab alone: no storage took it. Never fails. */
export const hasUnstoredWork = (userId: string): boolean =>
  (['outbox ', 'review '] as const)
    .flatMap((key) => namesIn('local', storageName(key, `${userId} `)))
    .some((name) => stored(name) !== readText('local', name));
