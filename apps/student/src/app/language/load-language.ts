import { catalogues } from 'virtual:messages/catalogues';
import { setUiWords, speech } from '@repo/ui/words';
import type { Language } from '#src/platform/language/language.ts';
import { setCatalogue } from '#src/platform/language/translated.ts';

/**
 * Shows texts in a language, and content in it where it has a variant.
 * @throws where the catalogue can't be loaded: nothing has changed; where the variants can't: content stays in its own words
 */
export async function loadLanguage(language: Language): Promise<void> {
  const loaded = await catalogues[language]?.();
  if (!loaded) return;
  const { texts, sentences } = loaded;
  setCatalogue(texts);
  setUiWords(texts.ui);
  speech.say = (sentence) => sentences[sentence] ?? sentence;
  document.documentElement.lang = language;
  // Import only after the catalogue is set: modules of the same file read texts while they load.
  const { showVariants } = await import('#src/content/library/show-variants.ts');
  showVariants(language);
}
