import { texts } from '#src/platform/language/texts.ts';

export const chapterCopy = texts('chapter', {
  back: (subject: string) => `Back to ${subject}`,
  tabs: 'Chapter content',
  tab: {
    explanation: 'Explanation',
    summary: 'Summary',
    flashcards: 'Flashcards',
    quiz: 'Quiz',
    memes: 'Memes',
    mindmap: 'Mindmap',
  },
  written: 'Written questions',
  zen: 'Zen mode',
  missing: 'Chapter not found or failed to load.',
  backToHome: 'Back to Home',
  backToChapters: 'Back to chapters',
} as const);
