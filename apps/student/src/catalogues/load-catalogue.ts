import { contentLanguage } from '@repo/ui/content-language';
import { speech, uiWords } from '@repo/ui/words';
import { type Language, languages } from '#src/platform/language/language.ts';
import { takeCatalogue, texts } from '#src/platform/language/texts.ts';
import type { AppCatalogue } from './app-catalogue.ts';

const catalogues: Partial<Record<Language, () => Promise<{ catalogue: AppCatalogue }>>> = {
  'hi-Latn': () => import('./hinglish/hinglish.ts'),
  'hi-IN': () => import('./hindi/hindi.ts'),
};

/**
 * Puts the words of a language in the place of the default ones, and content in it where it has a variant.
 * @throws where the words can't be loaded: nothing has changed; where the variants can't: content stays in its own words
 */
export async function loadCatalogue(language: Language): Promise<void> {
  const loaded = await catalogues[language]?.();
  if (!loaded) return;
  const { messages = {}, ...catalogue } = loaded.catalogue;
  texts('ui', uiWords);
  takeCatalogue(catalogue);
  speech.say = (sentence) => messages[sentence] ?? sentence;
  contentLanguage.tag = languages[0];
  document.documentElement.lang = language;
  if (language === 'en-IN') return;
  // Not before: what it shares a file with would take its words out of the texts while they are the default ones.
  const { showVariants } = await import('./show-variants.ts');
  showVariants(language);
}
