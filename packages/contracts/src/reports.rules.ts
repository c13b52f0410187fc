/** What a report can be about: a page of notes or of a summary, a flashcard, a question with options, a written question. */
export const reportedKinds = ['page', 'card', 'question', 'written'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

/** What may be wrong with it. */
export const reportFaults = ['answer', 'text', 'figure', 'typing', 'other'] as const;
export type ReportFault = (typeof reportFaults)[number];
