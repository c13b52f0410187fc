import { texts } from '#src/platform/language/texts.ts';

export const flashcardsCopy = texts('flashcards', {
  empty: 'No flashcards found for this chapter.',
  cardOf: (n: number, count: number) => `${n} of ${count}`,
  spokenQuestion: (n: number, count: number, text: string) => `Card ${n} of ${count}: ${text}`,
  spokenAnswer: (text: string) => `Answer: ${text}`,
  previous: 'Previous',
  flip: 'Flip',
  next: 'Next',
  didYouKnow: 'Did you know it?',
  knew: 'Knew it',
  notYet: 'Not yet',
  deckDone: 'Deck done',
  spokenEnd: (n: number, count: number) => `Deck done. ${n} of ${count} known`,
  known: (n: number, count: number) => `${n} of ${count} known`,
  onceMore: (n: number) => `${n} once more`,
  shuffle: 'Shuffle and go again',
  gradeKeys: 'Left and right arrow: other cards. Space: flip. 1 to 4: how well you knew it.',
  keys: 'Left and right arrow: other cards. Space: flip. K: knew it. N: not yet.',
  hinglish: { tap: 'Tap karke answer dekho', done: 'Saare cards ho gaye. Ek round aur?' },
} as const);
