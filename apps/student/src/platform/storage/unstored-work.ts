import { localText } from './local-text.ts';
import { namesIn, readText, storageName } from './stored-text.ts';

/** Whether work of this student waits in the memory of this tab alone: no storage took it. Never fails. */
export const hasUnstoredWork = (userId: string): boolean =>
  namesIn('local', storageName('outbox ', `${userId} `)).some(
    (name) => localText(name) !== readText('local', name),
  );
