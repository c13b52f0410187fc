/** English with some Hinglish, Hinglish, or Hindi, by their HTML language tags. */
export const languages = ['en-IN', 'hi-Latn', 'hi-IN'] as const;
export type Language = (typeof languages)[number];

/** Languages of variants; an item's own texts are in the first of `languages`. */
export const variantLanguages = ['hi-IN', 'hi-Latn'] as const satisfies readonly Language[];
export type VariantLanguage = (typeof variantLanguages)[number];

/** English names of the languages. */
export const languageNames: Record<Language, string> = {
  'en-IN': 'English',
  'hi-IN': 'Hindi',
  'hi-Latn': 'Hinglish',
};
