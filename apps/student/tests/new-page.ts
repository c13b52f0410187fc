import { afterAll, vi } from 'vitest';

/** Each file opens a new page: it loads the app's modules again, and has a database only if it imports `fresh-database.ts`. */
vi.resetModules();
Reflect.deleteProperty(globalThis, 'indexedDB');

const channels = new Set<BroadcastChannel>();
const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.add(this);
  }
};

// The page before is closed: it neither sends anything nor answers as another tab.
afterAll(async () => {
  globalThis.BroadcastChannel = Channel;
  if ('document' in globalThis) (await import('#src/session/session.ts')).clearSession();
  for (const channel of channels) Object.assign(channel, { postMessage() {} }).close();
});
