import { brand } from '@repo/contracts/brand';
import { reminderMessage } from '@repo/contracts/messages/reminders';
import { speech } from '@repo/ui/words';
import { currentLanguage } from '#src/language/language.ts';

const cacheName = `${brand.storagePrefix}-reminder`;
/** The service worker reads it there (public/reminder-worker.js). */
const address = '/reminder-words';

async function store(): Promise<void> {
  const language = currentLanguage();
  if (language === 'en-IN') {
    await caches.delete(cacheName);
    return;
  }
  // The catalogue did not load, or another tab has changed the language.
  if (document.documentElement.lang !== language) return;
  const words = Object.fromEntries(
    Object.values(reminderMessage).map((sentence) => [sentence, speech.say(sentence)]),
  );
  const cache = await caches.open(cacheName);
  await cache.put(address, Response.json({ language, words }));
}

/**
 * Leaves the words of a reminder in the language of the app for the service worker, which can't read local storage
 * (docs/product/study.md#reminders). Never fails: without them the reminder is in English.
 */
export const storeReminderWords = (): Promise<void> => store().catch(() => {});
