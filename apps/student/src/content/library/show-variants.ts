import { languages, variantLanguages } from '@repo/contracts/languages';
import { inLanguage, questionsIn } from '@repo/contracts/variants.rules';
import { contentLanguage } from '@repo/ui/content-language';
import type { ChapterItems, CollectionName } from '#src/content/library/collections.ts';
import { shownItems } from '#src/content/library/shown-items.ts';

type Paged = ChapterItems['topics'] | ChapterItems['summaries'];

/**
 * Makes all screens get each text in that language where it is translated, and marks the language of every
 * translated text.
 */
export function showVariants(tag: string): void {
  contentLanguage.tag = languages[0];
  const language = variantLanguages.find((one) => one === tag);
  if (!language) return;
  const note = (text: string) => contentLanguage.ofText.set(text, language);
  const withPages = (item: Paged) => ({
    ...item,
    pages: item.pages.map((page) => inLanguage(page, language, note)),
  });
  const changes: Partial<Record<CollectionName, (item: never) => unknown>> = {
    topics: withPages,
    summaries: withPages,
    flashcards: (card: ChapterItems['flashcards']) => inLanguage(card, language, note),
    tests: (test: ChapterItems['tests']) => ({
      ...test,
      questions: questionsIn(test.questions, language, note),
    }),
  };
  shownItems.change = (collection, items) => {
    const change = changes[collection] as ((item: unknown) => unknown) | undefined;
    return change ? items.map(change) : items;
  };
}
