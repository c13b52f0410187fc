/** Words that the tabs of a chapter share. */
export const itemsCopy = {
  difficulty: 'Difficulty',
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  fetchHint: 'Check your internet connection and try again.',
  orderFailed: 'The new order could not be saved',
  pageAddFailed: 'Failed to add page',
  pageUpdateFailed: 'Failed to update page',
  pageDeleteFailed: 'Failed to delete page',
} as const;
