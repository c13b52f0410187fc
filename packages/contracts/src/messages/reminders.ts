/** Sentences about reminders (docs/product/wire.md#messages). */

export const reminderTimeInvalid = 'Choose a time in steps of 15 minutes';
export const pushEndpointInvalid = 'This browser gave no address for reminders that we know';
export const remindersMissing = 'Reminders are not offered here';

/** What a reminder says: the same to everybody, so that nothing of a student is in it. */
export const reminderMessage = {
  title: 'Time to study',
  body: '20 minutes would do.',
  turnOff: 'Turn off',
} as const;
