/** What a report is about: a page, card or written question by its id, a question with options by its text. */
export type Reported =
  | { kind: 'page' | 'card' | 'written'; chapterId: string; itemId: string }
  | { kind: 'question'; chapterId: string; question: string };
