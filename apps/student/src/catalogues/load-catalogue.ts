import { contentLanguage } from '@repo/ui/content-language';
import { speech, uiWords } from '@repo/ui/words';
import { type Language, languages } from '#src/language/language.ts';
import { takeCatalogue, texts } from '#src/language/texts.ts';
import type { AppCatalogue } from './app-catalogue.ts';

const catalogues: Partial<Record<Language, () => Promise<{ catalogue: AppCatalogue }>>> = {
  'hi-Latn': () => import('./hinglish/hinglish.ts'),
  'hi-IN': () => import('./hindi/hindi.ts'),
};

/** Puts the words of a language in the place of the default ones. @throws where they can't be loaded: nothing has changed */
export async function loadCatalogue(language: Language): Promise<void> {
  const loaded = await catalogues[language]?.();
  if (!loaded) return;
  const { messages = {}, ...catalogue } = loaded.catalogue;
  texts('ui', uiWords);
  takeCatalogue(catalogue);
  speech.say = (sentence) => messages[sentence] ?? sentence;
  contentLanguage.tag = languages[0];
  document.documentElement.lang = language;
}
