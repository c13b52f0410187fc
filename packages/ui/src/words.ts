/** Texts of components, in English until an app sets others. */
export let uiWords = {
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

/** Shows these texts from the next render on. */
export function setUiWords(words: Partial<typeof uiWords>): void {
  uiWords = { ...uiWords, ...words };
}

/** Translates a sentence from elsewhere, such as the server, into the app's language. */
export const speech = { say: (sentence: string): string => sentence };
