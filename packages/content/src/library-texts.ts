import { renameFigures } from '@repo/contracts/figures';
import type { LibraryChapter } from '@repo/contracts/library';
import { withTexts, withVariantTexts } from '@repo/contracts/tests';
import { withWrittenTexts } from '@repo/contracts/written.texts';
import { plainListsWith } from './plain-lists.ts';

type Rewrite = (text: string) => string;

const pagesWith = <T extends LibraryChapter['topics'][number] | LibraryChapter['summaries'][number]>(
  items: readonly T[],
  rewrite: Rewrite,
): T[] =>
  items.map((item) => ({
    ...item,
    pages: item.pages.map(rewrite),
    ...(item.pageVariants && {
      pageVariants: item.pageVariants.map((variants) => variants && withVariantTexts(variants, rewrite)),
    }),
  }));

/** Rewrites all texts of a chapter that may contain figures. */
function chapterWith(chapter: LibraryChapter, rewrite: Rewrite): LibraryChapter {
  return {
    ...chapter,
    topics: pagesWith(chapter.topics, rewrite),
    summaries: pagesWith(chapter.summaries, rewrite),
    flashcards: chapter.flashcards.map((card) => ({
      ...card,
      question: rewrite(card.question),
      answer: rewrite(card.answer),
      ...(card.variants && { variants: withVariantTexts(card.variants, rewrite) }),
    })),
    tests: chapter.tests.map((test) => ({
      ...test,
      questions: test.questions.map((question) => withTexts(question, rewrite)),
    })),
    ...plainListsWith(chapter, rewrite),
    written: chapter.written.map((question) => withWrittenTexts(question, rewrite)),
  };
}

/**
 * Renames a chapter's figures to their names in storage.
 * @param names by the names in its files
 */
export const withFigureNames = (
  chapter: LibraryChapter,
  names: ReadonlyMap<string, string>,
): LibraryChapter =>
  names.size === 0
    ? chapter
    : chapterWith(chapter, (text) => renameFigures(text, ({ name }) => names.get(name) ?? null));

/** All texts of a chapter that may contain figures. */
export function libraryTexts(chapter: LibraryChapter): string[] {
  const texts: string[] = [];
  chapterWith(chapter, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
