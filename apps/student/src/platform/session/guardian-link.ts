import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';

/** Token of the guardian's link for this tab, since it is removed from the URL. */
export const guardianLink = persisted<string, null>({
  key: 'guardian-link',
  scope: 'device',
  area: 'session',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});
