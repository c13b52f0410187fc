import { marksCopy } from 'virtual:messages/marks';
import type { Page } from '@repo/contracts/content';
import { readFigureLine } from '@repo/contracts/figures';
import { extrasAfter } from '@repo/contracts/items/extra-texts';
import { type VariantLanguage, variantLanguages } from '@repo/contracts/languages';
import type { MarkedAbout } from '@repo/contracts/marks.rules';
import type { Question } from '@repo/contracts/tests';
import { inLanguage, questionsIn } from '@repo/contracts/variants.rules';
import { type WrittenText, writtenTexts } from '@repo/contracts/written.texts';
import { questionItem } from '@repo/revision/item-hash';
import type { Library, LibraryFlashcard, LibraryTest, LibraryWritten } from '#src/content/library/library.ts';
import { plainText } from '#src/content/plain-text/plain-text.ts';
import { questionTexts } from '#src/content/plain-text/question-texts.ts';
import type { ChapterPlace } from '#src/platform/navigation/chapter-place.ts';

/**
 * A markable item of the library. `texts` are its plain texts in each language, so that marks survive a
 * change of language. Evaluated on demand.
 */
export type LibraryItem = {
  about: MarkedAbout;
  chapterId: string;
  itemId: string;
  place: ChapterPlace;
  /** The item's name in the app's current language. */
  name: () => string;
  texts: () => readonly string[];
};

/** Figures aren't markable text. */
const readable = (markup: string): string =>
  plainText(
    markup
      .split('\n')
      .filter((line) => !readFigureLine(line))
      .join('\n'),
  );

function lazily<T>(read: () => T): () => T {
  let known: T | null = null;
  return () => {
    known ??= read();
    return known;
  };
}

const unnoted = () => {};

/** An item in its original and in every translation. */
const inEach = <
  Item extends { variants?: { [Language in VariantLanguage]?: object | undefined } | undefined },
>(
  own: Item,
): Item[] => [
  own,
  ...variantLanguages.flatMap((language) =>
    own.variants?.[language] ? [inLanguage(own, language, unnoted)] : [],
  ),
];

const textsOfPage = (page: Page) => lazily(() => inEach(page).map(({ content }) => readable(content)));

const inOrder = <Page extends { pageNumber: number }>(pages: readonly Page[]) =>
  pages.toSorted((one, other) => one.pageNumber - other.pageNumber);

function pagesOf(library: Library, chapterId: string): LibraryItem[] {
  const about = 'page';
  const notes = library.ownItems('topics', chapterId).flatMap(({ name, pages }, topicIndex) =>
    inOrder(pages).map((page, pageIndex) => ({
      ...({ about, chapterId, itemId: page._id, texts: textsOfPage(page) } as const),
      place: { tab: 'explanation', topic: topicIndex + 1, page: pageIndex + 1 } as const,
      name: () => marksCopy.pageOf({ topic: name, page: pageIndex + 1 }),
    })),
  );
  const summary = library.ownItems('summaries', chapterId)[0];
  const summaryPages = inOrder(summary?.pages ?? []).map((page, pageIndex) => ({
    ...({ about, chapterId, itemId: page._id, texts: textsOfPage(page) } as const),
    place: { tab: 'summary', page: pageIndex + 1 } as const,
    name: () => marksCopy.summaryPage({ page: pageIndex + 1 }),
  }));
  return [...notes, ...summaryPages];
}

const textsOfCard = (card: LibraryFlashcard) =>
  lazily(() => inEach(card).map(({ question, answer }) => `${readable(question)} ${readable(answer)}`));

const cardsOf = (library: Library, chapterId: string): LibraryItem[] =>
  library.ownItems('flashcards', chapterId).map((card, index) => ({
    ...{ about: 'card', chapterId, itemId: card._id, texts: textsOfCard(card) },
    place: { tab: 'flashcards', card: index + 1 },
    name: () => marksCopy.card({ n: index + 1 }),
  }));

/** All texts of a reviewed question: the question, then its solution. */
const shownTexts = (question: Question): string[] => [
  ...questionTexts(question),
  ...extrasAfter.map((name) => question[name] ?? ''),
];

/** A test's questions in the original and in every translation. */
const questionsInEach = ({ questions }: LibraryTest): (() => readonly (readonly Question[])[]) =>
  lazily(() => [questions, ...variantLanguages.map((language) => questionsIn(questions, language, unnoted))]);

/** Passages of cases, identified by their text like questions. */
function passagesOf(
  chapterId: string,
  { title, questions }: LibraryTest,
  inAll: ReturnType<typeof questionsInEach>,
): LibraryItem[] {
  const passages = new Set(questions.flatMap((question) => question.case?.passage ?? []));
  return [...passages].map((passage) => {
    const first = questions.findIndex((question) => question.case?.passage === passage);
    return {
      ...{ about: 'question', chapterId, itemId: questionItem(chapterId, { question: passage }) },
      texts: lazily(() => [...new Set(inAll().map((all) => readable(all[first]?.case?.passage ?? '')))]),
      place: { tab: 'quiz' },
      name: () => marksCopy.passageOf({ test: title }),
    };
  });
}

function questionsOf(library: Library, chapterId: string): LibraryItem[] {
  return library.ownItems('tests', chapterId).flatMap((test) => {
    const inAll = questionsInEach(test);
    const textsOf = (at: number) =>
      inAll().map((all) => (all[at] ? shownTexts(all[at]).map(readable).join(' ') : ''));
    return [
      ...test.questions.map(
        (question, index): LibraryItem => ({
          ...{ about: 'question', chapterId, itemId: questionItem(chapterId, question) },
          texts: lazily(() => [...new Set(textsOf(index))]),
          place: { tab: 'quiz' },
          name: () => marksCopy.questionOf({ test: test.title, n: index + 1 }),
        }),
      ),
      ...passagesOf(chapterId, test, inAll),
    ];
  });
}

/** Question parts first, answers below. */
function inShownOrder(question: LibraryWritten): WrittenText[] {
  const texts = writtenTexts(question);
  const isAnswer = ({ path }: WrittenText) => path.includes('model') || path.includes('points');
  return [...texts.filter((text) => !isAnswer(text)), ...texts.filter(isAnswer)];
}

const writtenOf = (library: Library, chapterId: string): LibraryItem[] =>
  library.writtenOfChapter(chapterId).map((question, index) => ({
    ...{ about: 'written', chapterId, itemId: question._id },
    texts: lazily(() => [
      inShownOrder(question)
        .map(({ text }) => readable(text))
        .join(' '),
    ]),
    place: { tab: 'quiz', part: 'written', question: question._id },
    name: () => marksCopy.written({ n: index + 1 }),
  }));

const readers = { page: pagesOf, card: cardsOf, question: questionsOf, written: writtenOf };

const known = new WeakMap<Library, Map<string, LibraryItem[]>>();

/** Items of a kind in an open chapter, in order; empty when the chapter is locked or gone. */
export function libraryItems(
  library: Library,
  chapterId: string,
  about: MarkedAbout,
): readonly LibraryItem[] {
  const ofLibrary = known.get(library) ?? new Map<string, LibraryItem[]>();
  known.set(library, ofLibrary);
  const key = `${about} ${chapterId}`;
  const found = ofLibrary.get(key);
  if (found) return found;
  const chapter = library.findChapter(chapterId);
  const items = !chapter || chapter.isLocked ? [] : readers[about](library, chapterId);
  ofLibrary.set(key, items);
  return items;
}
