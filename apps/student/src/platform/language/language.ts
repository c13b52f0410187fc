import { ownNames } from 'virtual:messages';
import { readText, storageName, writeText } from '#src/platform/storage/stored-text.ts';

export type Language = keyof typeof ownNames;

/** The languages of src/messages; English first. */
export const languages = Object.keys(ownNames) as [Language, ...Language[]];

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

/** Language of the short lines that are Hinglish in the English app. */
export const languageOfLines = (): string => (currentLanguage() === 'en-IN' ? 'hi-Latn' : currentLanguage());

/** Locale of dates and numbers, with Latin digits. Languages in Latin script, such as Hinglish, use English months. */
export const currentLocale = (): string =>
  new Intl.Locale(currentLanguage()).maximize().script === 'Latn'
    ? 'en-IN'
    : `${currentLanguage()}-u-nu-latn`;
