import { brand } from '@repo/contracts/brand';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const referralCopy = texts('referral', {
  title: 'Unlock free chapter',
  progress: (accepted: number) => `${accepted} of ${invitesPerUnlock} invites accepted`,
  round: (accepted: number) => `${accepted}/${invitesPerUnlock}`,
  friend: (n: number, isHere: boolean) => `Friend ${n}: ${isHere ? 'joined' : 'not yet'}`,
  usedUnlocks: (count: number) =>
    `${count} ${count === 1 ? 'chapter' : 'chapters'} unlocked by your invites so far.`,

  share: 'Share',
  linkLabel: 'Your referral link',
  copy: 'Copy',
  copyWhat: 'link',
  copied: 'Link copied!',
  copyFailed: 'The link could not be copied. It is selected above: copy it from there.',
  previewTitle: 'What your friends get',
  shareTitle: `${brand.name}: your Class 10th study buddy`,
  shareText: `Class 10 boards aa rahe hain! Mera study buddy hai ${brand.name}: notes, flashcards, quiz aur memes, sab chapter by chapter. Tum bhi aa jao!`,

  howTitle: 'How it works',
  steps: [
    { name: 'Share your link', text: 'Send it to friends in Class 10.' },
    { name: 'They sign up', text: 'It counts once a friend has verified the email.' },
    {
      name: `${invitesPerUnlock} friends, 1 chapter`,
      text: `Every ${invitesPerUnlock} accepted invites unlock a chapter you choose.`,
    },
  ],

  earnedTitle: 'You earned a chapter!',
  unlock: 'Unlock',
  chooseTitle: 'Choose a chapter to unlock',
  unlockNode: (chapter: string, subject: string) => `Unlock ${chapter}, ${subject}`,
  cancel: 'Cancel',
  nothingLocked: 'No chapter is locked for you.',
  unlockDone: contentMessages.unlockDone,
  unlockFailed: 'Failed to unlock chapter',

  support: 'Any trouble with your free chapter? Write to us:',
  supportSubject: 'Free chapter for 5 invites',
  hinglish: {
    line: `${invitesPerUnlock} dost, ek chapter free.`,
    toGo: (count: number) =>
      count === 1 ? 'Bas ek dost aur!' : `${count} dost aur, phir ek chapter tumhara.`,
    earned: `${invitesPerUnlock} dost aa gaye. Ab koi bhi ek chapter kholo.`,
    superLine: 'Super hai toh sab khula hai. Dost phir bhi bula sakte ho.',
  },
} as const);
