/**
 * The tool's own texts. The server's messages and fixed texts are in the messages of the contracts
 * (docs/product/wire.md#messages).
 */
export const adminCopy = {
  loginTitle: 'Admin',
  loginIntro: 'The content tool. It opens with the admin password.',
  loginEndedTitle: 'Your admin session has ended',
  loginEndedIntro: 'Nothing on the screen is lost. Enter the admin password to go on.',
  loginPassword: 'Admin password',
  loginCode: 'Code of your authenticator app',
  loginName: 'Your name (optional)',
  loginNameHint: 'Versions that you publish show it. It stays on this device.',
  loginVerify: 'Verify Admin Access',
  loginVerifying: 'Verifying...',
  loginFailed: 'The password could not be checked. Please try again',
  loginUnreachable: 'The server did not answer. Check your internet connection and try again',
  loginTryAt: (time: string) => `You can try again at ${time}.`,
  loginTryWithin: (minutes: number) => `You can try again within ${minutes} minutes.`,
  toStudentApp: 'Go to the student app',

  logOut: 'Log out',
  logOutUnconfirmed:
    'You are logged out here. The server did not confirm it: there the session ends by itself within 8 hours.',
  lastPublished: 'Last Published',
  neverPublished: 'Never',
  dateUnknown: '–',
  refresh: 'Refresh Changes',
  refreshed: 'Changes refreshed',
  publish: 'Publish Content',
  publishAsk: 'Publish all content?',
  publishFirst:
    'Students get every subject and chapter that is switched on. Until now they see nothing at all.',
  publishNext: (when: string) =>
    `Students get every subject and chapter that is switched on, as it is now, in place of the version of ${when}.`,
  publishFailed: 'Failed to publish content',
  publishUnsure:
    'The server did not answer in time. Look at the date of Last Published before you try again.',

  contentTitle: 'Content',
  subjectsFailed: 'Failed to fetch subjects',
  tabsLabel: 'Content of the chapter',
  screenFailed: 'This screen could not be opened. Check your internet connection and try again.',
  partMissing: 'Couldn’t open this. Check your internet connection or reload the page.',
  reload: 'Reload',
  overviewFailed: 'The state of the content could not be loaded',
  overviewFailedHint: 'Check your internet connection and try again.',
  nothingPublished: 'Nothing is published yet',
  nothingForStudents: 'Students see no subjects until you press Publish Content.',
  studentsSee: 'Students see the version of',
  publishMeans:
    'Publish Content freezes every subject and chapter that is switched on as a new version. Students see that version, and nothing of later changes, until you publish again.',
} as const;
