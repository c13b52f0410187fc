/** The few words that components say where they are given none. An app in another language puts its own in their place. */
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

/** How a sentence that comes from elsewhere, such as the server, is said in the language of the app. */
export const speech = { say: (sentence: string): string => sentence };
