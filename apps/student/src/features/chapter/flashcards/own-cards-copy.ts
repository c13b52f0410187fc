import { texts } from '#src/platform/language/texts.ts';

/** Words around the cards that a student writes. */
export const ownCardsCopy = texts('ownCards', {
  title: 'Your own cards',
  open: (count: number) => (count === 0 ? 'Your own cards' : `Your own cards (${count})`),
  onlyYou: 'Only you see them. They come after the other cards of this chapter.',
  back: 'Back to the cards',
  write: 'Write a card',
  change: 'Change the card',
  front: 'Front',
  behind: 'Back',
  atMost: (max: number) => `At most ${max.toLocaleString('en-IN')} characters.`,
  save: 'Save',
  saved: 'Card saved.',
  cancel: 'Cancel',
  editOf: (front: string) => `Edit: ${front}`,
  deleteOf: (front: string) => `Delete: ${front}`,
  deleted: 'Card deleted',
  undo: 'Undo',
} as const);
