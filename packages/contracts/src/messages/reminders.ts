/** Messages about reminders (docs/product/wire.md#messages). */

export const reminderTimeInvalid = 'Choose a time in steps of 15 minutes';
export const pushEndpointInvalid = 'This browser gave no address for reminders that we know';
export const remindersMissing = 'Reminders are not offered here';

/** The text of every reminder, the same for everybody, so that it contains nothing about a student. */
export const reminderMessage = {
  title: 'Time to study',
  body: '20 minutes would do.',
  turnOff: 'Turn off',
} as const;
