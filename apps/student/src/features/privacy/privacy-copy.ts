import { deletionDelayDays } from '@repo/contracts/limits/auth';
import { texts } from '#src/platform/language/texts.ts';

/** Words of the page about what is kept of a student; the details stand beside them. */
export const privacyCopy = texts('privacy', {
  title: 'What we keep about you',
  screen: 'Privacy',
  home: 'Home',
  signUp: 'Sign up',
  short: [
    'We keep what the app needs to teach you: your account, what you read, and what you answered.',
    'Your progress is shown to you alone. Teachers see how many students got a question right or forgot a card, never who.',
    'There are no ads and no trackers. Nothing about you is sold or given away.',
    'You can take a copy of everything, or delete your account, without asking anybody.',
  ],
  guardian: 'If you are under 18, read this page together with a parent or guardian.',
  details: 'The details',
  questions: 'Is something unclear?',
  writeTo: 'Write to',

  own: {
    title: 'Your data',
    line: 'A copy of everything we keep about you: a page to read, the same for programs, and your picture.',
    download: 'Download everything',
    downloading: 'Preparing...',
    needsNetwork: 'The download needs the network.',
    downloaded: 'Your copy is in your downloads.',
    failed: 'Your copy could not be made. Try again in a moment.',
    unreachable: 'We could not reach our server. The download needs the network: check it, then try again.',
    retry: 'Retry',
    deleteLine: `You have ${deletionDelayDays} days to change your mind.`,
    remove: 'Delete my account',
    planned: 'Your account waits to be deleted. The bar at the top of every page keeps it.',
    logInLine: 'Log in to download what we keep about you, or to delete your account.',
    logIn: 'Log in',
  },

  dialog: {
    title: 'Delete your account?',
    happens: [
      `For ${deletionDelayDays} days nothing changes: everything works, and one tap keeps your account.`,
      'Then your account, your progress, your results and your picture are deleted. Nobody can bring them back.',
      'Your orders stay, because tax law wants them, with nothing that says they were yours. What is left of your plan ends.',
    ],
    mailLine: 'To be sure that it is you, we mail a code to',
    send: 'Mail me the code',
    sending: 'Sending...',
    cancel: 'Cancel',
    sentTo: 'Enter the code that we mailed to',
    code: 'Code from the mail',
    confirm: 'Delete my account',
    confirming: 'Deleting...',
    failed: 'Failed to delete your account',
    andNow: (reason: string, whatToDo: string) => `${reason}. ${whatToDo}`,
    checkNetwork: 'Check your network, then try again.',
    again: 'Try again in a moment.',
  },
} as const);
