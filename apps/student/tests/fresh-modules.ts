import 'fake-indexeddb/auto';
import { getDefaultStore } from 'jotai';
import { beforeEach } from 'vitest';
import { zenModeAtom } from '#src/fullscreen/zen-mode.ts';
import { reportReachability } from '#src/offline/connectivity.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { clearSession } from '#src/session/session.ts';

/** Open connections stay usable: modules that outlive a test hold them. */
async function emptyDatabase(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    const transaction = database.transaction(stores, 'readwrite');
    for (const store of stores) transaction.objectStore(store).clear();
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
  }
  database.close();
}

/** Modules live on from file to file: each test finds them as in a page that was just opened, on a device nobody used. */
beforeEach(async () => {
  clearSession();
  // What the last test sent has ended by then; nobody is logged in, so nothing else is sent.
  await outbox.flush();
  for (const { name } of await indexedDB.databases()) if (name) await emptyDatabase(name);
  localStorage.clear();
  sessionStorage.clear();
  reportReachability(null);
  getDefaultStore().set(zenModeAtom, false);
});
