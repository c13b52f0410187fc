import { texts } from '#src/language/texts.ts';

/** Words over the screen while it is about to change; they are Hindi in Latin script. */
export const refreshCopy = texts('refresh', { refreshing: 'Refresh ho raha hai…' } as const);
