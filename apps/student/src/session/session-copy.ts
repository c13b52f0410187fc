/** What a student reads at the login after the server ended the session. */
export const sessionCopy = {
  ended: 'Your session has ended. Please log in to continue. Your work is kept on this device.',
} as const;
