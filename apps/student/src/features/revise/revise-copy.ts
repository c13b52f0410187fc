import { texts } from '#src/platform/language/texts.ts';
import { counted, type ItemKinds } from '#src/study/reviews/counted.ts';

export const reviseCopy = texts('revise', {
  title: 'Revise',
  left: (count: number) => `${count} left`,
  end: 'End the revision',
  flip: 'Show answer',
  undo: 'Undo',
  putAway: 'Put this card away',
  putAwayDone: 'Put away. It does not come back.',
  putQuestionAway: 'Put this question away',
  check: 'Check',
  missed: 'Missed once',
  spokenCard: (left: number, text: string) => `${left} left: ${text}`,
  spokenAnswer: (text: string) => `Answer: ${text}`,
  keys: 'Space: show the answer. 1 to 4: how well you knew it. U: undo.',
  doneTitle: 'That is all for today',
  done: (count: number, known: number, kinds: ItemKinds) =>
    `${counted(count, kinds)} revised, ${known} known at once.`,
  next: (day: string) => `The next ones come back ${day === 'tomorrow' ? day : `on ${day}`}.`,
  rampTitle: (days: number) => (days === 1 ? 'One day is left' : `${days} days are left`),
  rampText: (amount: number) =>
    `Now looking at cards helps most. Would you like ${amount} a day until the exam?`,
  rampAll: (count: number) => `Then you see all ${count} cards once more.`,
  rampPart: (reviews: number, count: number) => `Then you see about ${reviews} of ${count} cards once more.`,
  rampYes: (amount: number) => `Yes, ${amount} a day`,
  rampNo: (amount: number) => `Stay with ${amount}`,
  nothingTitle: 'Nothing to revise today',
  nothingText:
    'Cards that you have gone through and questions that you missed come back here before you forget them.',
  noMistakesTitle: 'No mistakes left',
  noMistakesText: 'What you missed in this chapter was right on two days.',
  mistakes: 'My mistakes',
  home: 'Back to Home',
} as const);
