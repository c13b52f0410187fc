import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';

/** The order of a student whose session ended during the checkout; checked after the login. */
export const orderToCheck = persisted<string, null>({
  key: 'order-to-check',
  scope: 'device',
  area: 'session',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});
