/** Pages that lack a part on purpose, by their topic's id and their number from 1. */
export const incompletePages: Record<string, { lacks: readonly string[]; because: string }> = {};
