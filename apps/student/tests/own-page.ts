import { afterAll, vi } from 'vitest';

/**
 * Files share a process, its document and its packages. Each has the app's modules to itself, no database unless it imports
 * `device-databases.ts`, and leaves neither listeners nor anyone logged in.
 */
vi.resetModules();
Reflect.deleteProperty(globalThis, 'indexedDB');

/** What a module listens to as long as its page lives. React and Testing Library prepare the document only once. */
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
