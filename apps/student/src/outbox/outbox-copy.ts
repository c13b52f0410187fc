/** What a student is told of work that the server will not take; the server's own reason follows. */
export const outboxCopy = {
  refused: {
    position: 'Your page could not be saved.',
    review: 'Your flashcards could not be counted for your streak.',
    completion: 'Failed to mark chapter as completed.',
    result: 'This result could not be saved.',
  },
} as const;
