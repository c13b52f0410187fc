import '../device-databases.ts';
import { expect, test } from 'vitest';
import { readCachedHead } from '#src/content/library/indexeddb-cache.ts';
import { activateLibrary, getLibrary } from '#src/content/library/library.ts';
import { fetchLatestLibrary, loadLibrary } from '#src/content/library/load-library.ts';
import { storageName, writeText } from '#src/platform/storage/stored-text.ts';
import { startContentServer } from '../content-server.ts';
import { openNewTab, useLibraryStorage } from '../library-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser({ plan: 'Pro' });
const hindi = 'परावर्तन क्या है?';

const cardTexts = () =>
  getLibrary()
    .ownItems('flashcards', 's1-c1')
    .map(({ question, variants }) => variants?.['hi-IN']?.question ?? question);

/** A server whose first card is in Hindi too, and an English device with its first version. */
async function startInEnglish() {
  const server = await startContentServer({ hasLight: true });
  server.change(([first]) => {
    for (const card of first?.flashcards.slice(0, 1) ?? []) card.variants = { 'hi-IN': { question: hindi } };
  });
  await loadLibrary(user, 'token');
  expect(server.calls.splice(0)).toEqual(['light']);
  expect(cardTexts()).not.toContain(hindi);
  return server;
}

/** Restarts the app in the same tab, as a change of the language does. */
async function restartIn(language: string) {
  writeText('local', storageName('language'), language);
  activateLibrary(null);
  await loadLibrary(user, 'token');
}

test('a device in English downloads no translations, and later only what changed', async () => {
  const server = await startInEnglish();
  activateLibrary(await fetchLatestLibrary(user, 'token'));
  expect(server.calls).toEqual([]);
  server.change((chapters) => {
    for (const chapter of chapters.slice(1, 2)) chapter.name = 'Renamed';
  });
  activateLibrary(await fetchLatestLibrary(user, 'token'));
  expect(server.calls.splice(0)).toEqual(['manifest', 's1-c2']);
  openNewTab();
  await loadLibrary(user, 'token');
  expect([server.calls, getLibrary().findChapter('s1-c2')?.name]).toEqual([[], 'Renamed']);
});

test('a device whose language is changed downloads the translations once', async () => {
  const server = await startInEnglish();
  await restartIn('hi-IN');
  expect(server.calls.splice(0)).toEqual(['manifest', 'bulk']);
  expect(cardTexts()).toContain(hindi);
  for (const language of ['hi-IN', 'en-IN', 'hi-IN']) await restartIn(language);
  activateLibrary(await fetchLatestLibrary(user, 'token'));
  expect([server.calls, cardTexts()[0]]).toEqual([[], hindi]);
});

test('a device whose language is changed without a network shows English, and has the translations at the next start', async () => {
  const server = await startInEnglish();
  server.before = () => 'drop';
  await restartIn('hi-IN');
  expect(cardTexts()).toHaveLength(getLibrary().ownItems('flashcards', 's1-c1').length);
  expect(cardTexts()).not.toContain(hindi);
  server.before = () => undefined;
  await restartIn('hi-IN');
  expect(cardTexts()).toContain(hindi);
});

test('a copy without translations has no ETag and no hashes that an older release would compare', async () => {
  const server = await startInEnglish();
  const head = await readCachedHead();
  expect(head?.etag).toBeNull();
  const whole = JSON.stringify(server.whole().data.subjects.flatMap(({ chapters }) => chapters));
  expect(whole).toContain(hindi);
  expect([...(head?.hashes?.values() ?? [])].every((hash) => !/^[0-9a-f]{64}$/.test(hash))).toBe(true);
});

test('an interrupted download of translations resumes with the chapters that are missing', async () => {
  const server = await startInEnglish();
  server.before = (call) => (call === 'bulk' || call === 's1-c8' ? 'drop' : undefined);
  await restartIn('hi-IN');
  await restartIn('hi-IN');
  server.before = () => undefined;
  server.calls.length = 0;
  await restartIn('hi-IN');
  expect(server.calls).toEqual(['manifest', 's1-c8']);
  expect(cardTexts()).toContain(hindi);
});
