import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@repo/contracts/brand';
import type { Profile } from './profile.ts';

const keysFile = fileURLToPath(new URL('../../../student/src/platform/storage/keys.ts', import.meta.url));

/** Keys of the student app that `studyEverything` doesn't fill, with the reason. */
const unfilled: Record<string, string> = {
  'signup-draft': 'before the login',
  'signup-picture': 'before the login',
  invite: 'before the login',
  'order-to-check': 'before the login',
  'guardian-link': "on a guardian's device",
  'left-here': 'after the logout',
  flash: 'until the next page only',
  celebrated: 'needs the checkout',
  'reminded-at': 'needs a push service whose keys changed',
  'picture-': "needs a picture of the account's",
  'read-aloud': 'needs a voice',
  language: 'the test reads the words of the default language',
  'weak-unit-': 'worked out again each day',
  'earlier-mistakes': 'asked of the server once more',
  'card-answers-': 'only builds before 1.0 stored answers to flashcards',
  'mark ': 'only read: release 1.0.0-pre noted changes there',
  'review ': 'only read: release 1.0.0-pre noted reviews there',
  'studied ': 'only read: release 1.0.0-pre noted days there',
};

/** Every key of local and session storage in the student app's source. */
export function studentKeys(): string[] {
  const keys = [...readFileSync(keysFile, 'utf8').matchAll(/\{ key: '([^']+)'/g)];
  return keys.flatMap(([, key]) => key ?? []);
}

/** A key that doesn't end in a letter is a prefix of many names. */
function isNameOf(key: string, name: string): boolean {
  const start = `${brand.storagePrefix}-${key}`;
  return /[a-z]$/.test(key) ? name === start : name.startsWith(start);
}

/** The student app's stores that are empty on this device, except those that may be. */
export function emptyStores({
  localStorage,
  sessionStorage,
  indexedDB = [],
}: Pick<Profile, 'localStorage' | 'sessionStorage' | 'indexedDB'>): string[] {
  // `board-paper-` is a prefix of the `board-paper-answers-` names too.
  const keys = studentKeys().sort((one, other) => other.length - one.length);
  const names = Object.keys({ ...localStorage, ...sessionStorage });
  const filled = new Set(names.map((name) => keys.find((key) => isNameOf(key, name))));
  const databases = indexedDB.flatMap(({ name, stores }) =>
    stores.filter(({ records }) => records.length === 0).map((store) => `${name} ${store.name}`),
  );
  return [...keys.filter((key) => !filled.has(key) && !(key in unfilled)).sort(), ...databases];
}
