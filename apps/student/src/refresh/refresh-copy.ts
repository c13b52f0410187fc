/** Words over the screen while it is about to change; they are Hindi in Latin script. */
export const refreshCopy = { refreshing: 'Refresh ho raha hai…' } as const;
