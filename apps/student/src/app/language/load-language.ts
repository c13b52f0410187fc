import { catalogues } from 'virtual:messages/catalogues';
import { variantLanguages } from '@repo/contracts/languages';
import { contentLanguage } from '@repo/ui/content-language';
import { setUiWords, speech } from '@repo/ui/words';
import { showVariants } from '#src/content/library/show-variants.ts';
import { type Language, languages } from '#src/platform/language/language.ts';
import { setCatalogue } from '#src/platform/language/translated.ts';

/**
 * Shows texts in a language, and content in it where it has a variant.
 * @throws where the catalogue can't be loaded: nothing has changed
 */
export async function loadLanguage(language: Language): Promise<void> {
  const loaded = await catalogues[language]?.();
  if (!loaded) return;
  const { texts, sentences } = loaded;
  setCatalogue(texts);
  setUiWords(texts.ui);
  speech.say = (sentence) => sentences[sentence] ?? sentence;
  contentLanguage.tag = languages[0];
  document.documentElement.lang = language;
  const variants = variantLanguages.find((one) => one === language);
  if (variants) showVariants(variants);
}
