import { localText } from './local-text.ts';
import { namesIn, readText, storageName } from './stored-text.ts';

/** Whether unsent work of this student is only in this tab's memory. Never fails. */
export const hasUnstoredWork = (userId: string): boolean =>
  namesIn('local', storageName('outbox ', `${userId} `)).some(
    (name) => localText(name) !== readText('local', name),
  );
