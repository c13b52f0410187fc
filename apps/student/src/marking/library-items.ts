import { readFigureLine } from '@repo/contracts/figures';
import { extraTexts } from '@repo/contracts/items/question';
import type { MarkedAbout } from '@repo/contracts/marks.rules';
import type { Question } from '@repo/contracts/tests';
import { type WrittenText, writtenTexts } from '@repo/contracts/written.texts';
import { questionItem } from '@repo/revision/item-hash';
import type { Library, LibraryTest, LibraryWritten } from '#src/library/library.ts';
import type { ChapterPlace } from '#src/navigation/chapter-place.ts';
import { plainText } from '#src/plain-text/plain-text.ts';
import { questionTexts } from '#src/plain-text/question-texts.ts';
import { marksCopy } from './marks-copy.ts';

/** An item of the library that can be marked. `text` is what it says, as one reads it; it is read when asked for. */
export type LibraryItem = {
  about: MarkedAbout;
  chapterId: string;
  itemId: string;
  place: ChapterPlace;
  /** In the language of the app now. */
  name: () => string;
  text: () => string;
};

/** Figures are no text that is marked. */
const readable = (markup: string): string =>
  plainText(
    markup
      .split('\n')
      .filter((line) => !readFigureLine(line))
      .join('\n'),
  );

function lazily(read: () => string): () => string {
  let known: string | null = null;
  return () => {
    known ??= read();
    return known;
  };
}

const inOrder = <Page extends { pageNumber: number }>(pages: readonly Page[]) =>
  pages.toSorted((one, other) => one.pageNumber - other.pageNumber);

function pagesOf(library: Library, chapterId: string): LibraryItem[] {
  const about = 'page';
  const notes = library.topicsOfChapter(chapterId).flatMap(({ name, pages }, topicIndex) =>
    inOrder(pages).map(({ _id: itemId, content }, pageIndex) => ({
      ...({ about, chapterId, itemId, text: lazily(() => readable(content)) } as const),
      place: { tab: 'explanation', topic: topicIndex + 1, page: pageIndex + 1 } as const,
      name: () => marksCopy.pageOf(name, pageIndex + 1),
    })),
  );
  const summary = library.summariesOfChapter(chapterId)[0];
  const summaryPages = inOrder(summary?.pages ?? []).map(({ _id: itemId, content }, pageIndex) => ({
    ...({ about, chapterId, itemId, text: lazily(() => readable(content)) } as const),
    place: { tab: 'summary', page: pageIndex + 1 } as const,
    name: () => marksCopy.summaryPage(pageIndex + 1),
  }));
  return [...notes, ...summaryPages];
}

const cardsOf = (library: Library, chapterId: string): LibraryItem[] =>
  library.flashcardsOfChapter(chapterId).map(({ _id: itemId, question, answer }, index) => ({
    ...{ about: 'card', chapterId, itemId, text: lazily(() => `${readable(question)} ${readable(answer)}`) },
    place: { tab: 'flashcards', card: index + 1 },
    name: () => marksCopy.card(index + 1),
  }));

/** As the question is looked through: what is asked, and what is told after it. */
const shownTexts = (question: Question): string[] => [
  ...questionTexts(question),
  ...extraTexts.map((name) => question[name] ?? ''),
];

/** The passages of the cases; each goes by its text, as a question does. */
const passagesOf = (chapterId: string, { title, questions }: LibraryTest): LibraryItem[] =>
  [...new Set(questions.flatMap((question) => question.case?.passage ?? []))].map((passage) => ({
    ...{ about: 'question', chapterId, itemId: questionItem(chapterId, { question: passage }) },
    text: lazily(() => readable(passage)),
    place: { tab: 'quiz' },
    name: () => marksCopy.passageOf(title),
  }));

const questionsOf = (library: Library, chapterId: string): LibraryItem[] =>
  library.testsOfChapter(chapterId).flatMap((test) => [
    ...test.questions.map(
      (question, index): LibraryItem => ({
        ...{ about: 'question', chapterId, itemId: questionItem(chapterId, question) },
        text: lazily(() => shownTexts(question).map(readable).join(' ')),
        place: { tab: 'quiz' },
        name: () => marksCopy.questionOf(test.title, index + 1),
      }),
    ),
    ...passagesOf(chapterId, test),
  ]);

/** What is asked stands together, and below it the answers. */
function inShownOrder(question: LibraryWritten): WrittenText[] {
  const texts = writtenTexts(question);
  const isAnswer = ({ path }: WrittenText) => path.includes('model') || path.includes('points');
  return [...texts.filter((text) => !isAnswer(text)), ...texts.filter(isAnswer)];
}

const writtenOf = (library: Library, chapterId: string): LibraryItem[] =>
  library.writtenOfChapter(chapterId).map((question, index) => ({
    ...{ about: 'written', chapterId, itemId: question._id },
    text: lazily(() =>
      inShownOrder(question)
        .map(({ text }) => readable(text))
        .join(' '),
    ),
    place: { tab: 'quiz', part: 'written', question: question._id },
    name: () => marksCopy.written(index + 1),
  }));

const readers = { page: pagesOf, card: cardsOf, question: questionsOf, written: writtenOf };

const known = new WeakMap<Library, Map<string, LibraryItem[]>>();

/** The items of a kind in a chapter that is open, in their order; none of one that is locked or gone. */
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
