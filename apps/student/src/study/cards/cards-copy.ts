import { texts } from '#src/platform/language/texts.ts';

export const cardsCopy = texts('cards', {
  question: 'Question',
  answer: 'Answer',
  own: 'Your card',
  difficulty: { easy: 'Simple', medium: 'Medium', hard: 'Tricky' },
  howWell: 'How well did you know it?',
  grades: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
  onceMore: 'once more',
  tomorrow: 'tomorrow',
} as const);
