import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';

/** Set by a logout until this tab's next login: the cookie is ignored meanwhile. */
export const leftHere = persisted<string, null>({
  key: 'left-here',
  scope: 'device',
  area: 'session',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});
