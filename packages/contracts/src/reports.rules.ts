/**
 * What a report can be about: a page of notes or a summary, a flashcard, a question with options, a written
 * question.
 */
export const reportedKinds = ['page', 'card', 'question', 'written'] as const;
export type ReportedKind = (typeof reportedKinds)[number];

export const reportFaults = ['answer', 'text', 'figure', 'typing', 'other'] as const;
export type ReportFault = (typeof reportFaults)[number];
