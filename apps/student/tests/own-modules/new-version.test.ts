import { beforeEach, describe, expect, test, vi } from 'vitest';

/** A fake worker whose state the test changes in every tab that knows it. */
class FakeWorker extends EventTarget {
  state = 'installed';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** Opens a page of the installed app that finds a new version waiting, or none. */
async function openPage(waiting: FakeWorker | null) {
  const registration = Object.assign(new EventTarget(), {
    active: new FakeWorker(),
    waiting,
    installing: null as FakeWorker | null,
    update: () => Promise.resolve(),
  });
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
  vi.resetModules();
  const { registerWorker } = await import('#src/platform/offline/register-worker.ts');
  const { getDefaultStore } = await import('jotai');
  const { newVersionAtom } = await import('#src/platform/offline/new-version.ts');
  registerWorker();
  return {
    registration,
    offered: () => getDefaultStore().get(newVersionAtom),
    isOffered: () => getDefaultStore().get(newVersionAtom) !== null,
  };
}

beforeEach(() => void vi.stubEnv('PROD', true));

describe('a waiting new version', () => {
  test('a waiting new version is withdrawn once another tab activates it', async () => {
    const waiting = new FakeWorker();
    const { isOffered } = await openPage(waiting);
    await vi.waitFor(() => expect(isOffered()).toBe(true));
    waiting.become('activating');
    expect(isOffered()).toBe(false);
  });

  test('a waiting new version is replaced by a newer one, which stays offered', async () => {
    const waiting = new FakeWorker();
    const { registration, isOffered } = await openPage(waiting);
    await vi.waitFor(() => expect(isOffered()).toBe(true));
    const newer = new FakeWorker();
    registration.installing = newer;
    registration.dispatchEvent(new Event('updatefound'));
    registration.waiting = newer;
    newer.become('installed');
    waiting.become('redundant');
    expect(isOffered()).toBe(true);
    newer.become('activating');
    expect(isOffered()).toBe(false);
  });

  test('a waiting new version that another tab activated while this one was frozen is opened by a reload', async () => {
    const waiting = new FakeWorker();
    const { offered } = await openPage(waiting);
    await vi.waitFor(() => expect(offered()).not.toBeNull());
    // A page in the back/forward cache gets no event.
    waiting.state = 'activated';
    const reload = vi.fn();
    vi.stubGlobal('location', Object.assign(Object.create(location), { reload }));
    offered()?.apply();
    expect(reload).toHaveBeenCalled();
  });
});
