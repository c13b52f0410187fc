import type { Language } from '@repo/contracts/languages';
import { createContext } from 'react';

/** In which language the open question is written, and how that is changed: of a long test no other row is drawn for it. */
export const WritingLanguage = createContext<{
  language: Language;
  setLanguage: (language: Language) => void;
}>({ language: 'en-IN', setLanguage: () => {} });
