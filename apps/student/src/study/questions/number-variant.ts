/** A question shown with other numbers: the seed of the numbers, and the checked answer or `unanswered`. */
export type NumberVariant = { seed: number; given: number };
