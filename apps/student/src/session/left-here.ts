import { persisted } from '#src/storage/persisted.ts';
import { guarded, isText } from '#src/storage/schema.ts';

/** Set by a logout, until the next login of this tab: whatever the browser's cookie says, nobody is logged in here. */
export const leftHere = persisted<string, null>({
  key: 'left-here',
  scope: 'device',
  area: 'session',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});
