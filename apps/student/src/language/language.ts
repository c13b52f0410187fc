import { type Language, languages } from '@repo/contracts/languages';
import { readText, storageName, writeText } from '#src/storage/stored-text.ts';

export { type Language, languages };

const name = storageName('language');

/** The language that the words of the app have on this device. */
export function currentLanguage(): Language {
  const chosen = readText('local', name);
  return languages.find((language) => language === chosen) ?? 'en-IN';
}

/** Begins the app anew in that language. */
export function changeLanguage(language: Language): void {
  writeText('local', name, language);
  location.reload();
}

/** The language of the short lines that are Hinglish by default. */
export const languageOfLines = () => (currentLanguage() === 'hi-IN' ? 'hi-IN' : 'hi-Latn');

/** How dates and numbers are written: Hinglish has the English months. */
export const currentLocale = () => (currentLanguage() === 'hi-IN' ? 'hi-IN' : 'en-IN');
