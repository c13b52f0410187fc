/**
 * What a student saves and changes on several devices: the id field of each kind
 * (docs/decisions/0058-the-study-log.md). Without zod, because the student app's first screens use it.
 */
export const savedIds = { mark: 'markId', ownCard: 'cardId' } as const;

export type SavedKind = keyof typeof savedIds;
export const savedKindNames = Object.keys(savedIds) as SavedKind[];
