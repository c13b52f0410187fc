/**
 * What a student saves and changes on several devices, by kind: the field with the id of a thing
 * (docs/decisions/0058-the-study-log.md). Without zod, for the first screens of the student app.
 */
export const savedIds = { mark: 'markId', ownCard: 'cardId' } as const;

export type SavedKind = keyof typeof savedIds;
export const savedKindNames = Object.keys(savedIds) as SavedKind[];
