import '../device-databases.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blockedStorage, QuotaStorage } from '../quota-storage.ts';

const asha = 'asha';
const none = () => undefined;
const refuse = () => {
  throw new DOMException('Not now.', 'QuotaExceededError');
};

/** Modules of a page that was just opened. */
async function openPage() {
  vi.resetModules();
  const { hasUnstoredWork } = await import('#src/platform/storage/unstored-work.ts');
  const { createJobStore } = await import('#src/study-log/outbox/job-store.ts');
  const jobs = createJobStore();
  const putJob = () =>
    jobs.put({
      ...{ id: 'completion s1 c1', userId: asha, rev: '1', keptAtMs: 1, notBeforeMs: 1 },
      work: { kind: 'completion', subjectId: 's1', chapterId: 'c1' },
    });
  return { putJob, hasUnstoredWork };
}

/** Makes IndexedDB and local storage refuse work. */
const blockDatabase = () => vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
const localStorages: Record<string, () => void> = {
  blocked: () => vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(blockedStorage),
  full: () => vi.stubGlobal('localStorage', new QuotaStorage(10)),
};

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('a pending job', () => {
  test.each(Object.keys(localStorages))(
    'a pending job counts as unstored while both storages refuse: local storage is %s',
    async (how) => {
      const page = await openPage();
      blockDatabase();
      localStorages[how]?.();
      await page.putJob();
      expect(page.hasUnstoredWork(asha)).toBe(true);
      expect(page.hasUnstoredWork('ravi'), 'another student').toBe(false);
    },
  );

  test.each([
    ['the database', 'blocked', none],
    ['local storage', 'open', blockDatabase],
  ] as const)('a pending job is stored if %s accepts it', async (_where, how, block) => {
    const page = await openPage();
    localStorages[how]?.();
    block();
    await page.putJob();
    expect(page.hasUnstoredWork(asha)).toBe(false);
  });
});
