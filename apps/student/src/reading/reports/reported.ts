/** What can be reported: a page, card or written question by id, a multiple-choice question by its text. */
export type Reported =
  | { kind: 'page' | 'card' | 'written'; chapterId: string; itemId: string }
  | { kind: 'question'; chapterId: string; question: string };
