import type { Language } from '@repo/contracts/languages';
import { createContext } from 'react';

/**
 * The language in which the open question is edited, and its setter; changing it re-renders no other row of a
 * long test.
 */
export const WritingLanguage = createContext<{
  language: Language;
  setLanguage: (language: Language) => void;
}>({ language: 'en-IN', setLanguage: () => {} });
