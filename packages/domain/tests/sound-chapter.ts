import type { Chapter } from '@repo/contracts/content';
import { findChapterProblems } from '#src/content/publishing/publish-problems.ts';

export const ref = { _id: 'light' };
export const page = (content: string) => ({ _id: 'p', pageNumber: 1, content });
export const figure = (caption: string, description: string) =>
  `![${caption}](a-lens-d360x248-0f1e2d3c4b5a "${description}")`;

/** A chapter without problems. */
export const sound: Chapter = {
  _id: 'light',
  name: 'Light',
  subject: { _id: 'physics' },
  isLocked: false,
  isAllContentAvailable: true,
  topics: [{ _id: 't', name: 'Rays', description: '', chapter: ref, pages: [page('A $v = u + at$ ray.')] }],
  summaries: [
    { _id: 's', title: 'In short', chapter: ref, pages: [page(figure('A lens', 'Two rays meet.'))] },
  ],
  flashcards: [
    {
      _id: 'c',
      question: 'Costs \\$5?',
      answer: '$\\ce{2H2 + O2 -> 2H2O}$',
      difficulty: 'easy',
      chapter: ref,
    },
  ],
  tests: [
    {
      _id: 'q',
      title: 'Quiz',
      chapter: ref,
      timeLimit: 10,
      passingScore: 40,
      questions: [
        {
          question: '$x^2$?',
          options: ['$1$', '2'],
          correctAnswer: 0,
          difficulty: 'easy',
          explanation: 'One squared is one.',
        },
      ],
    },
  ],
  memes: [],
  mindmaps: [
    { _id: 'm', title: 'Map', chapter: ref, nodes: [{ id: 'root', text: 'Light', x: 0, y: 0 }], edges: [] },
  ],
};

/** The problems of the chapter after a change: list, item and message of each. */
export const messagesOf = async (change: Partial<Chapter>) =>
  (await findChapterProblems({ ...sound, ...change })).map(({ list, itemId, message }) => [
    list,
    itemId,
    message,
  ]);
