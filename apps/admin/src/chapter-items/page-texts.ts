import type { PageVariants } from '@repo/contracts/content';
import { filledVariants } from '@repo/contracts/items/variants';
import type { Language } from '@repo/contracts/languages';
import { textOfVariants } from './language-field.tsx';

/** What a page of notes or of a summary says, in English and in other languages. */
export type PageTexts = { content: string; variants?: PageVariants | undefined };

/** The text of the page in that language; empty where it has none. */
export const pageTextIn = ({ content, variants }: PageTexts, language: Language): string =>
  language === 'en-IN' ? content : (variants?.[language]?.content ?? '');

/** What is sent to make this the text of the page in that language; its own text alone leaves the others as they are. */
export function pageWith({ content, variants }: PageTexts, language: Language, text: string): PageTexts {
  if (language === 'en-IN') return { content: text };
  return {
    content,
    variants: filledVariants<{ content?: string }>({ ...variants, [language]: { content: text } }),
  };
}

/** All that the page says, to read and compare. */
export const textOfPage = ({ content, variants }: PageTexts): string =>
  [content, ...textOfVariants(variants)].join('\n\n');

/** Both texts, one behind the other. */
export const bothTexts = (theirs: string, mine: string): string =>
  [theirs, mine].filter((text) => text !== '').join('\n\n');

/** Names the draft of the text on this device. @param key that of the page */
export const draftKeyIn = (key: string, language: Language): string =>
  language === 'en-IN' ? key : `${key}:${language}`;
