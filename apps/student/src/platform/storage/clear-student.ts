import { type Area, keys, type StorageKey } from './keys.ts';
import { namesIn, readText, removeText, storageName } from './stored-text.ts';

function ownerIn(text: string | null): unknown {
  try {
    return Reflect.get(Object(JSON.parse(text ?? '')), 'userId');
  } catch {
    return undefined;
  }
}

/** The key or the value names the owner; otherwise it belongs to the logged-in student. */
function isOf(userId: string, part: string, text: string | null): boolean {
  if (part === userId || part.startsWith(`${userId}-`)) return true;
  const owner = ownerIn(text);
  return owner === userId || (owner === undefined && part === '');
}

/** The names in local and session storage that belong to this student, by key. */
export function namesOfStudent(userId: string) {
  const longestFirst = keys
    .filter(({ scope }) => scope === 'student')
    .sort((a, b) => b.key.length - a.key.length);
  const found = new Map<string, { key: StorageKey['key']; area: Area; name: string; part: string }>();
  for (const { key, area } of longestFirst) {
    const start = storageName(key);
    for (const name of namesIn(area, start)) {
      const part = name.slice(start.length);
      const isThisKey = part === '' || key.endsWith('-');
      if (isThisKey && !found.has(name) && isOf(userId, part, readText(area, name)))
        found.set(name, { key, area, name, part });
    }
  }
  return [...found.values()];
}

/**
 * Removes what belongs to this student from local and session storage. Keeps the device's own values and
 * other students' unsent work.
 */
export function clearStudent(userId: string): void {
  for (const { area, name } of namesOfStudent(userId)) removeText(area, name);
}

/** Keys of the device that may reveal who used it; a picture is stored under the email. */
const tellingKeys: readonly StorageKey['key'][] = [
  'celebrated',
  'signup-draft',
  'signup-picture',
  'invite',
  'order-to-check',
];

/**
 * Removes everything that reveals this student from local and session storage, more than a logout does. Keeps
 * the app's looks and other students' values.
 */
export function clearAccount(userId: string): void {
  clearStudent(userId);
  for (const { key, area } of keys) {
    if (tellingKeys.includes(key)) removeText(area, storageName(key));
    const names = key.endsWith(' ') ? namesIn(area, storageName(key, `${userId} `)) : [];
    for (const name of names) removeText(area, name);
  }
  removeText('local', storageName('device-', userId));
}
