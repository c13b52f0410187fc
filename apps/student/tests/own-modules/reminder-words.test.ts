import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { reminderMessage } from '@repo/contracts/messages/reminders';
import { speech } from '@repo/ui/words';
import { beforeEach, expect, test, vi } from 'vitest';
import { storeReminderWords } from '#src/account/reminder/reminder-words.ts';
import { endSession } from '#src/account/session/end-session.ts';
import { loadLanguage } from '#src/app/language/load-language.ts';
import type { Language } from '#src/platform/language/language.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { storageName, writeText } from '#src/platform/storage/stored-text.ts';
import { makeUser } from '../users.ts';

const workerFile = join(import.meta.dirname, '../../public/reminder-worker.js');

/** Adds Cache storage to the page. */
function makeCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return { put: async (address: string, response: Response) => void entries.set(address, response) };
  };
  const match = vi.fn(async (address: string) =>
    [...stored.values()].map((entries) => entries.get(address)?.clone()).find(Boolean),
  );
  const caches = { open, match, delete: async (name: string) => stored.delete(name) };
  vi.stubGlobal('caches', caches);
  return caches;
}

/** The notification that the service worker shows for a message. */
async function shownFor(message: object) {
  const handlers: Record<string, (event: object) => void> = {};
  const showNotification = vi.fn();
  const self = {
    addEventListener: (type: string, handler: (event: object) => void) => {
      handlers[type] = handler;
    },
    registration: { showNotification },
  };
  runInNewContext(readFileSync(workerFile, 'utf8'), { self, caches });
  let done: unknown;
  const waitUntil = (work: unknown) => {
    done = work;
  };
  handlers.push?.({ data: { json: () => message }, waitUntil });
  await done;
  const [title, { body, actions, lang }] = showNotification.mock.calls[0] ?? [];
  return { title, body, turnOff: actions[0]?.title, lang };
}

const documented = { ...reminderMessage, lang: 'en-IN' };

/** Opens the app in this language. */
async function openIn(language: Language) {
  writeText('local', storageName('language'), language);
  speech.say = (sentence) => sentence;
  document.documentElement.lang = 'en-IN';
  await loadLanguage(language);
  await storeReminderWords();
}

let deviceCaches: ReturnType<typeof makeCaches>;
beforeEach(() => {
  deviceCaches = makeCaches();
});

// docs/product/study.md#reminders
test.each([
  ['hi-Latn', 'Padhai ka time ho gaya', '20 minute bhi kaafi hain.', 'Band karo'],
  ['hi-IN', 'पढ़ने का समय हो गया', '20 मिनट भी काफ़ी हैं।', 'बंद करो'],
] as const)("the reminder is in the app's language %s", async (lang, title, body, turnOff) => {
  await openIn(lang);
  expect(await shownFor(reminderMessage)).toEqual({ title, body, turnOff, lang });
  expect((await shownFor({ title: 'Time to study' })).title).toBe(title);
});

test('the reminder returns to English when the app does', async () => {
  await openIn('hi-IN');
  await openIn('en-IN');
  expect(await shownFor(reminderMessage)).toEqual(documented);
});

test('a device without stored texts shows the reminder as received', async () => {
  expect(await shownFor(reminderMessage)).toEqual(documented);
  deviceCaches.match.mockRejectedValue(new DOMException('no storage here'));
  expect(await shownFor(reminderMessage)).toEqual(documented);
});

test('a reminder with a sentence missing from the stored texts is shown as received', async () => {
  await openIn('hi-IN');
  const newer = { ...reminderMessage, body: '15 minutes would do.' };
  expect(await shownFor(newer)).toEqual({ ...newer, lang: 'en-IN' });
});

test("the stored texts stay when the app's catalogue could not be loaded", async () => {
  await openIn('hi-IN');
  speech.say = (sentence) => sentence;
  document.documentElement.lang = 'en-IN';
  await storeReminderWords();
  expect((await shownFor(reminderMessage)).lang).toBe('hi-IN');
});

test('the stored texts stay for the next student after a logout, like the language', async () => {
  setCredentials(makeUser(), 'secret');
  await openIn('hi-IN');
  vi.stubGlobal('location', { assign: vi.fn() });
  await endSession('loggedOut');
  expect((await shownFor(reminderMessage)).lang).toBe('hi-IN');
});
