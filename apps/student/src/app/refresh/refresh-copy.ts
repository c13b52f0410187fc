import { texts } from '#src/platform/language/texts.ts';

/** Text over the screen before it refreshes, in Hindi in Latin script. */
export const refreshCopy = texts('refresh', { refreshing: 'Refresh ho raha hai…' } as const);
