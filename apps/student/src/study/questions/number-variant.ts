/** A visible variant: the seed it is drawn from, and its checked answer or `unanswered`. */
export type NumberVariant = { seed: number; given: number };
