import { invitesPerUnlock } from '@repo/contracts/limits/content';
import { texts } from '#src/platform/language/texts.ts';

export const lockCopy = texts('lock', {
  locked: 'This chapter is locked',
  text: 'Notes, flashcards, quiz and memes of this chapter open once it is unlocked.',
  unlock: 'Unlock with your invites',
  back: 'Back to chapters',
  hinglish: {
    free: 'Ek chapter bilkul free hai. Isi ko chun sakte ho.',
    invite: `${invitesPerUnlock} dost bulao, free mein kholo`,
  },
} as const);
