import * as consentMessages from '@repo/contracts/messages/consent';
import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script. */
export const consentCopy = texts('consent', {
  title: 'Ask your parent or guardian',
  hinglish: 'Bas ek chhota sa kaam, phir padhai shuru!',
  ageTitle: 'How old are you?',
  ageLabel: 'Age',
  agePlaceholder: 'Choose your age',
  ageLine: 'Under 18 a parent or guardian has to agree. Your answer can’t be changed later.',
  ageSend: 'Continue',
  why: 'You are under 18, so a parent or guardian has to agree before you can study here. We write them a mail with a link; it takes two minutes.',
  withdrawn: 'Your parent or guardian has taken their consent back, so your account is closed for now.',
  refused: (email: string, date: string) =>
    `${email} has refused. Was that a wrong address? Enter the right one, and nothing is lost. Otherwise we delete your account on ${date}.`,
  email: 'Email of your parent or guardian',
  emailHint: 'Not your own',
  send: 'Send the mail',
  busy: 'Sending…',
  waitingTitle: 'Waiting for your parent or guardian',
  sentTo: 'We wrote to',
  sentOn: (date: string) => `on ${date}. As soon as they agree, this page opens your account.`,
  checkSpam: 'No mail there? Ask them to look into the spam folder too.',
  again: 'Send it again',
  sent: consentMessages.guardianMailSent,
  another: 'Take another address',
  back: 'Keep the address',
  look: 'Look again',
  kept: (date: string) => `Without their consent we delete your account on ${date}.`,
  failed: 'Could not find out how it stands',
  ageFailed: 'Failed to save your age',
  sendFailed: consentMessages.guardianMailFailed,
  opened: 'Your parent or guardian agrees. Welcome!',
  logout: 'Log out',
  privacy: 'What we keep, download or delete it',
} as const);
