export * from './chapters.ts';
export * from './flashcards.ts';
export * from './memes.ts';
export * from './mindmaps.ts';
export * from './subjects.ts';
export * from './summaries.ts';
export * from './tests.ts';
export * from './topics.ts';
