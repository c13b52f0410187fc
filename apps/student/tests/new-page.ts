import { afterAll, vi } from 'vitest';

/** Each file opens a new page: it loads the app's modules again, and has a database only if it imports `fresh-database.ts`. */
vi.resetModules();
Reflect.deleteProperty(globalThis, 'indexedDB');

/** Ends what the page began; its modules would do it in the pages after it. */
const endings: (() => void)[] = [];

const { BroadcastChannel: Channel, setTimeout: start, setInterval: repeat } = globalThis;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    endings.push(() => Object.assign(this, { postMessage() {} }).close());
  }
};
const ending = <Begin extends typeof start | typeof repeat>(begin: Begin) =>
  Object.assign((...given: Parameters<Begin>) => {
    const timer = begin(...(given as Parameters<typeof start>));
    endings.push(() => clearTimeout(timer));
    return timer;
  }, begin) as Begin;
globalThis.setTimeout = ending(start);
globalThis.setInterval = ending(repeat);

afterAll(async () => {
  Object.assign(globalThis, { BroadcastChannel: Channel, setTimeout: start, setInterval: repeat });
  if ('document' in globalThis) (await import('#src/session/session.ts')).clearSession();
  for (const end of endings) end();
});
