/** Words on the curtain before a reload; they are Hindi in Latin script. */
export const reloadCopy = { refreshing: 'Refresh ho raha hai…' } as const;
