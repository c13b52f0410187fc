import { afterAll, vi } from 'vitest';

/**
 * Files share a process, its document and its packages. Each file gets fresh modules of the app, no database
 * unless it imports `device-databases.ts`, and must leave no listeners and nobody logged in.
 */
vi.resetModules();
Reflect.deleteProperty(globalThis, 'indexedDB');

/**
 * Listeners that modules add for the lifetime of a page: removed between files. Those of React and Testing
 * Library stay, because they are added only once.
 */
const ofModules = { window: /./, document: /^visibilitychange$/ };

function noteListeners(target: EventTarget, types: RegExp): () => void {
  const add = target.addEventListener;
  const removals: (() => void)[] = [];
  target.addEventListener = (...given: Parameters<typeof add>) => {
    if (types.test(given[0])) removals.push(() => target.removeEventListener(...given));
    add.apply(target, given);
  };
  return () => {
    target.addEventListener = add;
    for (const remove of removals) remove();
  };
}

if ('document' in globalThis) {
  const ends = [noteListeners(window, ofModules.window), noteListeners(document, ofModules.document)];
  afterAll(async () => {
    const { clearSession } = await import('#src/platform/session/session.ts');
    const { reportReachability } = await import('#src/platform/offline/connectivity.ts');
    clearSession();
    reportReachability(null);
    for (const end of ends) end();
  });
}
