/** Pages that intentionally lack a part, by topic id and page number from 1. */
export const incompletePages: Record<string, { lacks: readonly string[]; because: string }> = {};
