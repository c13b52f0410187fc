import { persisted } from '#src/storage/persisted.ts';
import { guarded, isText } from '#src/storage/schema.ts';

/** The token of the link in a guardian's mail, as long as this tab: the address of the page does not keep it. */
export const guardianLink = persisted<string, null>({
  key: 'guardian-link',
  scope: 'device',
  area: 'session',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});
