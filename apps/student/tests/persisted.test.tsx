import { createRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { clearStudent } from '#src/platform/storage/clear-student.ts';
import type { StorageKey } from '#src/platform/storage/keys.ts';
import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';
import { storageName } from '#src/platform/storage/stored-text.ts';
import { usePersisted } from '#src/platform/storage/use-persisted.ts';
import { blockedStorage, QuotaStorage } from './quota-storage.ts';

const places = () =>
  persisted<{ page: number }, null>({
    key: 'last-read',
    scope: 'student',
    area: 'local',
    schema: z.object({ page: z.number() }),
    fallback: null,
  });
const text = { schema: guarded(isText), fallback: 'none', format: 'text' } as const;
const inTab = persisted<string>({ key: 'invite', scope: 'device', area: 'session', ...text });
const pictures = persisted<string>({ key: 'picture-', scope: 'device', area: 'local', ...text });
const practices = persisted<string>({ key: 'practice-', scope: 'student', area: 'localOrSession', ...text });

describe('a value on this device', () => {
  test('a value on this device is read as written, with a zod schema or a guard', () => {
    expect(places().get()).toBeNull();
    expect(places().set({ page: 3 })).toBe(true);
    expect(places().get()).toEqual({ page: 3 });
    inTab.set('plain');
    expect(sessionStorage.getItem(storageName('invite'))).toBe('plain');
    places().clear();
    pictures.set('plain', 'a');
    expect([pictures.get('a'), pictures.get('b')]).toEqual(['plain', 'none']);
    pictures.clear('a');
    expect(localStorage.length).toBe(0);
  });

  test.each(['{"page":', '{"page":"3"}', 'null', '[]'])(
    'a value on this device that is %s reads as the default',
    (text) => {
      localStorage.setItem(places().nameOf(), text);
      expect(places().get()).toBeNull();
    },
  );

  test.each([
    ['full', () => new QuotaStorage(10)],
    ['blocked', blockedStorage],
  ])('a value on this device lives as long as the page where storage is %s', (_what, storage) => {
    const full = _what === 'full' ? storage() : null;
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => full ?? storage());
    expect(places().set({ page: 3 })).toBe(false);
    expect(places().get()).toEqual({ page: 3 });
    places().clear();
    expect(places().get()).toBeNull();
  });

  test('a value on this device stored only in memory yields to what another tab stored later', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    places().set({ page: 3 });
    vi.restoreAllMocks();
    localStorage.setItem(places().nameOf(), '{"page":4}');
    expect(places().get()).toEqual({ page: 4 });
  });

  test('a value on this device moves to sessionStorage when localStorage is full, and is cleared in both', () => {
    const small = new QuotaStorage(40);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => small);
    practices.set('short', 'a');
    practices.set('x'.repeat(40), 'a');
    expect([small.length, sessionStorage.length]).toEqual([0, 1]);
    expect(practices.get('a')).toBe('x'.repeat(40));
    practices.clear('a');
    expect([practices.get('a'), sessionStorage.length]).toEqual(['none', 0]);
  });

  test('a value on this device is never missing for other tabs while it is rewritten', () => {
    const held: (string | null)[] = [];
    class WatchedStorage extends QuotaStorage {
      override removeItem(key: string) {
        super.removeItem(key);
        held.push(this.getItem(key));
      }
    }
    const watched = new WatchedStorage();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => watched);
    practices.set('first', 'a');
    practices.set('second', 'a');
    expect(practices.get('a')).toBe('second');
    expect(held).toEqual([]);
  });

  test('a value on this device updates a component when another tab changes it', async () => {
    const place = places();
    const element = document.createElement('div');
    const root = createRoot(element);
    onTestFinished(() => root.unmount());
    const Page = () => <p>{usePersisted(place)?.page ?? 'none'}</p>;
    root.render(<Page />);
    await vi.waitFor(() => expect(element.textContent).toBe('none'));
    place.set({ page: 3 });
    await vi.waitFor(() => expect(element.textContent).toBe('3'));
    localStorage.setItem(place.nameOf(), '{"page":4}');
    window.dispatchEvent(new StorageEvent('storage', { key: place.nameOf(), storageArea: localStorage }));
    await vi.waitFor(() => expect(element.textContent).toBe('4'));
  });
});

describe('a logout', () => {
  const names = (storage: Storage) => Object.keys(storage).sort();
  const put = (storage: Storage, key: StorageKey['key'], part: string, value: unknown) =>
    storage.setItem(storageName(key, part), typeof value === 'string' ? value : JSON.stringify(value));

  test("a logout deletes the student's values from the device, and keeps the others", () => {
    put(localStorage, 'auth', '', { token: 'secret' });
    put(localStorage, 'last-read', '', { chapterId: 'c' });
    put(localStorage, 'position-', 's-c', { pageIndex: 1, userId: 'asha' });
    put(localStorage, 'used-tabs', '', { day: 'today', tabs: {} });
    put(localStorage, 'reviewed', '', { userId: 'asha' });
    put(localStorage, 'card-answers-', 'asha', { version: 1, userId: 'asha', cards: {} });
    put(localStorage, 'seen-ticks-', 's', { userId: 'asha', completed: [] });
    put(localStorage, 'first-answers-', 'asha', { version: 1, chapters: {} });
    put(localStorage, 'asked-before-', 'asha', [['a1']]);
    put(localStorage, 'quiz-', 'asha-t', { attemptId: 'a' });
    put(localStorage, 'quiz-answers-', 'asha-t', { runId: 'a' });
    put(localStorage, 'practice-', 'asha', { answers: [] });
    put(localStorage, 'practice-answers-', 'asha', { runId: '1' });
    put(localStorage, 'written-practice-marks-', 'asha', { runId: 'w' });
    put(sessionStorage, 'quiz-', 'asha-t2', { attemptId: 'b' });
    const left = [
      ['outbox ', 'asha 1'],
      ['review ', 'asha 1'],
      ['picture-', 'asha@example.in'],
      ['celebrated', ''],
      ['character', ''],
      ['sheet-size', ''],
      ['theme', ''],
      ['position-', 's-c2'],
      ['quiz-', 'bala-t'],
      ['quiz-answers-', 'bala-t'],
      ['practice-', 'ashan'],
      ['card-answers-', 'bala'],
      ['asked-before-', 'bala'],
    ] as const;
    for (const [key, part] of left) put(localStorage, key, part, { userId: 'bala' });
    clearStudent('asha');
    expect(names(localStorage)).toEqual(left.map(([key, part]) => storageName(key, part)).sort());
    expect(names(sessionStorage)).toEqual([]);
  });

  test('a logout never fails', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(blockedStorage);
    expect(() => clearStudent('asha')).not.toThrow();
  });
});
