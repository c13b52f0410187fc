import type { PageVariants } from '@repo/contracts/content';
import { filledVariants } from '@repo/contracts/items/variants';
import type { Language } from '@repo/contracts/languages';
import { textOfVariants } from './language-field.tsx';

/** A page of notes or of a summary, in English and other languages. */
export type PageTexts = { content: string; variants?: PageVariants | undefined };

/** The page's text in that language; empty if missing. */
export const pageTextIn = ({ content, variants }: PageTexts, language: Language): string =>
  language === 'en-IN' ? content : (variants?.[language]?.content ?? '');

/** The update that sets the page's text in that language; changing only the original leaves the variants unchanged. */
export function pageWith({ content, variants }: PageTexts, language: Language, text: string): PageTexts {
  if (language === 'en-IN') return { content: text };
  return {
    content,
    variants: filledVariants<{ content?: string }>({ ...variants, [language]: { content: text } }),
  };
}

/** All texts of the page, to read and compare. */
export const textOfPage = ({ content, variants }: PageTexts): string =>
  [content, ...textOfVariants(variants)].join('\n\n');

/** Both versions of a text, one after the other. */
export const bothTexts = (theirs: string, mine: string): string =>
  [theirs, mine].filter((text) => text !== '').join('\n\n');

/** The key of the text's draft on this device. @param key the page's key */
export const draftKeyIn = (key: string, language: Language): string =>
  language === 'en-IN' ? key : `${key}:${language}`;
