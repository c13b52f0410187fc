import {
  chaptersOfSubject,
  flashcardsOfChapter,
  type LibraryChapter,
  listSubjects,
  summariesOfChapter,
  topicsOfChapter,
} from '#src/library/library.ts';
import type { ChapterPlace } from '#src/screen/chapter-place.ts';
import { searchCopy } from './copy.ts';
import { plainText } from './plain-text.ts';

/** What can be found: a chapter by its name, or one page or card of it, with where it stands. */
export type SearchDocument = {
  id: number;
  kind: keyof typeof searchCopy.kinds;
  title: string;
  text: string;
  chapter: LibraryChapter;
  place: ChapterPlace;
};

type Draft = Omit<SearchDocument, 'id' | 'chapter'>;

/** The pages and cards of an open chapter. Quiz questions stay out: an answer looked up is no answer. */
function contentOf({ _id }: LibraryChapter): Draft[] {
  const pages = topicsOfChapter(_id).flatMap(({ name, pages: all }, topicIndex) =>
    all
      .toSorted((one, other) => one.pageNumber - other.pageNumber)
      .map(
        ({ content }, pageIndex): Draft => ({
          kind: 'page',
          title: searchCopy.pageOf(name, pageIndex + 1),
          text: plainText(content),
          place: { tab: 'explanation', topic: topicIndex + 1, page: pageIndex + 1 },
        }),
      ),
  );
  const summary = summariesOfChapter(_id)[0];
  const summaryPages = (summary?.pages ?? [])
    .toSorted((one, other) => one.pageNumber - other.pageNumber)
    .map(
      ({ content }, pageIndex): Draft => ({
        kind: 'summary',
        title: searchCopy.summaryPage(pageIndex + 1),
        text: plainText(content),
        place: { tab: 'summary', page: pageIndex + 1 },
      }),
    );
  const cards = flashcardsOfChapter(_id).map(
    ({ question, answer }, cardIndex): Draft => ({
      kind: 'flashcard',
      title: plainText(question),
      text: plainText(answer),
      place: { tab: 'flashcards', card: cardIndex + 1 },
    }),
  );
  return [...pages, ...summaryPages, ...cards];
}

/** Everything of the library that may be found, in its order. Of a locked chapter that is its name alone. */
export function searchDocuments(): SearchDocument[] {
  const chapters = listSubjects()
    .filter(({ isAllContentAvailable }) => isAllContentAvailable)
    .flatMap(({ _id }) => chaptersOfSubject(_id));
  return chapters
    .flatMap((chapter) => {
      const itself: Draft = { kind: 'chapter', title: chapter.name, text: chapter.subjectName, place: {} };
      const content = chapter.isLocked ? [] : contentOf(chapter);
      return [itself, ...content].map((draft) => ({ ...draft, chapter }));
    })
    .map((document, id) => ({ ...document, id }));
}
