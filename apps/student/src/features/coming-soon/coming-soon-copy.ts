import { texts } from '#src/platform/language/texts.ts';

export const comingSoonCopy = texts('comingSoon', {
  title: 'Coming soon',
  line: 'Pencil sharp hai, kaam chalu hai.',
  home: 'Home',
  signUp: 'Sign up',
  follow: 'Follow us',
  followText: 'New things are told there first.',
  on: (network: string, brandName: string) => `${brandName} on ${network}`,
  mail: 'Write to us',
  features: [
    { name: 'New subjects', text: 'More books of Class 10, chapter by chapter.' },
    { name: 'Interactive quizzes', text: 'More kinds of questions, marked at once.' },
    { name: 'Smart flashcards', text: 'Cards that come back just before you forget them.' },
    { name: 'Educational memes', text: 'More laughs that stay in the head till the exam.' },
    { name: 'Community features', text: 'Study with friends and ask each other.' },
    { name: 'Advanced analytics', text: 'See what is strong and what wants another look.' },
  ],
} as const);
