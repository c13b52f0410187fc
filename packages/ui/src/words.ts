/** Default texts of components. A translated app replaces them. */
export const uiWords = {
  close: 'Close',
  loading: 'Loading...',
  retry: 'Retry',
  skipToContent: 'Skip to content',
  table: 'Table',
  cancel: 'Cancel',
  on: 'On',
  off: 'Off',
  hide: 'Hide',
  show: 'Show',
  password: 'password',
};

/** Translates a sentence from elsewhere, such as the server, into the app's language. */
export const speech = { say: (sentence: string): string => sentence };
