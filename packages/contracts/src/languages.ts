/** English with some lines in Hinglish, Hinglish, or Hindi, by their tags in HTML. */
export const languages = ['en-IN', 'hi-Latn', 'hi-IN'] as const;
export type Language = (typeof languages)[number];

/** Those in which an item may have a variant; its own texts are in the first of all. */
export const variantLanguages = ['hi-IN', 'hi-Latn'] as const satisfies readonly Language[];
export type VariantLanguage = (typeof variantLanguages)[number];

/** As sentences in English name them. */
export const languageNames: Record<Language, string> = {
  'en-IN': 'English',
  'hi-IN': 'Hindi',
  'hi-Latn': 'Hinglish',
};
