/** Texts of the practice placeholder; those in `hinglish` are Hindi in Latin script and marked so on the page. */
export const practiceCopy = {
  title: 'Practice',
  heading: 'Coming Soon!',
  continueChapter: (chapter: string) => `Continue ${chapter}`,
  home: 'Back to Home',
  featuresTitle: 'What Practice will bring',
  features: [
    { name: 'Multi-chapter practice', text: 'Mix questions from several chapters in one go.' },
    { name: 'Timed assessments', text: 'Full papers against the clock, as in the exam.' },
    { name: 'Detailed analytics', text: 'See which topics cost you marks.' },
    { name: 'Smart recommendations', text: 'What to revise next, chosen from your answers.' },
  ],
  hinglish: { line: 'Prakar abhi naap raha hai. Tab tak ek chapter padh lo.' },
} as const;
