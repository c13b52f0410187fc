export const lockCopy = {
  locked: 'This chapter is locked',
  text: 'Notes, flashcards, quiz and memes of this chapter open once it is unlocked.',
  useFree: 'Use free chapter',
  back: 'Back to chapters',
  hinglish: { free: 'Ek chapter bilkul free hai. Isi ko chun sakte ho.' },
} as const;
