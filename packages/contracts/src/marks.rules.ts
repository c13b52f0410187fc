/** What a mark can be on: a page of notes or of a summary, a flashcard, a question with options, a written question. */
export const markedAbouts = ['page', 'card', 'question', 'written'] as const;
export type MarkedAbout = (typeof markedAbouts)[number];

/** A bookmark is on the whole item, a highlight on a piece of its text. */
export const markKinds = ['bookmark', 'highlight'] as const;
