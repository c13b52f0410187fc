/** The tool's own words. What the spec fixes, or the server says too, stands in the contracts' messages. */
export const copy = {
  gateTitle: 'Admin',
  gateIntro: 'The content tool. It opens with the admin password.',
  gateEndedTitle: 'Your admin session has ended',
  gateEndedIntro: 'Nothing on the screen is lost. Enter the admin password to go on.',
  gatePassword: 'Admin password',
  gateVerify: 'Verify Admin Access',
  gateVerifying: 'Verifying...',
  gateFailed: 'The password could not be checked. Please try again',
  gateUnreachable: 'The server did not answer. Check your internet connection and try again',
  gateTryAt: (time: string) => `You can try again at ${time}.`,
  gateTryWithin: (minutes: number) => `You can try again within ${minutes} minutes.`,
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
  overviewFailed: 'The state of the content could not be loaded',
  overviewFailedHint: 'Check your internet connection and try again.',
  nothingPublished: 'Nothing is published yet',
  nothingForStudents: 'Students see no subjects until you press Publish Content.',
  studentsSee: 'Students see the version of',
  publishMeans:
    'Publish Content freezes every subject and chapter that is switched on as a new version. Students see that version, and nothing of later changes, until you publish again.',
} as const;
