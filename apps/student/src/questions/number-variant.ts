/** A question with other numbers on the screen: what it is drawn from, and its checked answer or `unanswered`. */
export type NumberVariant = { seed: number; given: number };
