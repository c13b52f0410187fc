import { persisted } from '#src/storage/persisted.ts';
import { guarded, isText } from '#src/storage/schema.ts';

/** The order of someone who came back from the checkout when the session had ended: it is checked after the login. */
export const orderToCheck = persisted<string, null>({
  key: 'order-to-check',
  scope: 'device',
  area: 'session',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});
