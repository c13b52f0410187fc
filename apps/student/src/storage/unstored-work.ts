import type { StorageKey } from './keys.ts';
import { localText } from './local-text.ts';
import { namesIn, readText, storageName } from './stored-text.ts';

type WaitingKey = Extract<StorageKey, { scope: 'device'; area: 'local'; key: `${string} ` }>['key'];

/** Of all work that the server does not have yet. */
const waitingKeys: Record<WaitingKey, true> = {
  'outbox ': true,
  'review ': true,
  'mark ': true,
  'studied ': true,
};

/** Jobs that carry no work: what they send is in notes of its own. */
const emptyJobs = /^reviews /;

/** Whether work of this student waits in the memory of this tab alone: no storage took it. Never fails. */
export function hasUnstoredWork(userId: string): boolean {
  return (Object.keys(waitingKeys) as WaitingKey[]).some((key) => {
    const start = storageName(key, `${userId} `);
    return namesIn('local', start).some((name) => {
      const isEmpty = key === 'outbox ' && emptyJobs.test(name.slice(start.length));
      return !isEmpty && localText(name) !== readText('local', name);
    });
  });
}
