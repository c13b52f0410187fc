/** A student's own rating of an answer: Again, Hard, Good, Easy. */
export const grades = { again: 1, hard: 2, good: 3, easy: 4 } as const;
export type Grade = (typeof grades)[keyof typeof grades];
