import { brand } from '@repo/contracts/brand';
import { reminderMessage } from '@repo/contracts/messages/reminders';
import { speech } from '@repo/ui/words';
import { currentLanguage } from '#src/platform/language/language.ts';

const cacheName = `${brand.storagePrefix}-reminder`;
/** Read by the service worker (public/reminder-worker.js). */
const address = '/reminder-words';

async function store(): Promise<void> {
  const language = currentLanguage();
  if (language === 'en-IN') {
    await caches.delete(cacheName);
    return;
  }
  // The catalogue didn't load, or another tab changed the language.
  if (document.documentElement.lang !== language) return;
  const words = Object.fromEntries(
    Object.values(reminderMessage).map((sentence) => [sentence, speech.say(sentence)]),
  );
  const cache = await caches.open(cacheName);
  await cache.put(address, Response.json({ language, words }));
}

/**
 * Stores the reminder texts in the app's language for the service worker, which can't read localStorage
 * (docs/product/study.md#reminders). Never fails: the fallback is English.
 */
export const storeReminderWords = (): Promise<void> => store().catch(() => {});
