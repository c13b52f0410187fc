import { type Language, languages } from '@repo/contracts/languages';
import { readText, storageName, writeText } from '#src/platform/storage/stored-text.ts';

export { type Language, languages };

const name = storageName('language');

/** The app's language on this device. */
export function currentLanguage(): Language {
  const chosen = readText('local', name);
  return languages.find((language) => language === chosen) ?? 'en-IN';
}

/** Reloads the app in this language. */
export function changeLanguage(language: Language): void {
  writeText('local', name, language);
  location.reload();
}

/** Language of the short lines that are Hinglish by default. */
export const languageOfLines = () => (currentLanguage() === 'hi-IN' ? 'hi-IN' : 'hi-Latn');

/** Locale of dates and numbers: Hinglish uses English months. */
export const currentLocale = () => (currentLanguage() === 'hi-IN' ? 'hi-IN' : 'en-IN');
