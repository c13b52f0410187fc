import { afterEach, beforeEach, vi } from 'vitest';
import { type collectionNames, storageKey } from '#src/content/library/collections.ts';
import { activateLibrary, clearLibrary } from '#src/content/library/library.ts';
import { type BulkShape, makeBulkReply } from './bulk-factory.ts';
import { startLocalServer } from './local-server.ts';
import { blockedStorage, QuotaStorage } from './quota-storage.ts';

let current: QuotaStorage;

/** The session storage of the tab. */
export const session = (): QuotaStorage => current;

export function useSession(storage: QuotaStorage): void {
  current = storage;
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => storage);
}

export function blockSession(): void {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(blockedStorage);
}

/** A bulk endpoint; `requests` lists the If-None-Match of each call, `publish` changes what it serves. */
export async function startBulkServer(shape: BulkShape = {}) {
  const requests: (string | undefined)[] = [];
  let reply: unknown = makeBulkReply(shape);
  let version = 1;
  await startLocalServer((request, response) => {
    const etag = `"v${version}"`;
    requests.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  const publish = (next: unknown) => {
    reply = next;
    version += 1;
  };
  return { requests, publish };
}

/** Simulates a reload: memory is lost, storage stays. A new tab loses session storage too. */
export const reload = () => activateLibrary(null);
export const openNewTab = () => {
  reload();
  current.clear();
};

export const held = (name: (typeof collectionNames)[number]) =>
  JSON.parse(current.getItem(storageKey(name)) ?? 'null');

/** Web Locks, which jsdom lacks. */
function useLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const request = (name: string, work: () => Promise<unknown>) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(
      name,
      turn.catch(() => {}),
    );
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** Each test of the file starts in a new tab of a new device. */
export function useLibraryStorage(): void {
  useLocks();
  beforeEach(() => useSession(new QuotaStorage()));
  afterEach(clearLibrary);
}
