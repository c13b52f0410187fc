import type { searchCopy } from 'virtual:messages/search';
import type { OwnCard } from '@repo/contracts/own-cards';
import type { Library, LibraryChapter } from '#src/content/library/library.ts';
import { plainText } from '#src/content/plain-text/plain-text.ts';
import type { ChapterPlace } from '#src/platform/navigation/chapter-place.ts';
import type { SearchableMark } from '#src/reading/annotations/searchable-marks.ts';
import { ownCardsOf } from '#src/study/own-cards/deck-card.ts';
import { textsAsked } from '#src/study/written/written-texts.ts';

/** A searchable item with its place: a chapter's name, or one of its pages, cards or written questions. */
export type SearchDocument = {
  kind: keyof typeof searchCopy.kinds;
  /** The topic's name for a page of notes; '' for a page of a summary. */
  title: string;
  text: string;
  chapter: LibraryChapter;
  place: ChapterPlace;
  /** The mark's id, for marks only. */
  markId?: string;
};

type Draft = Omit<SearchDocument, 'chapter'>;

/** A Super student's own texts: bookmarks with notes, highlights, and flashcards. */
export type OwnTexts = { marks: readonly SearchableMark[]; cards: readonly OwnCard[] };
export const noOwnTexts: OwnTexts = { marks: [], cards: [] };

/**
 * Pages, cards and written questions of an open chapter. Quiz questions and model answers aren't searchable:
 * students could look up answers.
 */
function contentOf(library: Library, { _id }: LibraryChapter, ownCards: readonly OwnCard[]): Draft[] {
  const pages = library.topicsOfChapter(_id).flatMap(({ name, pages: all }, topicIndex) =>
    all
      .toSorted((one, other) => one.pageNumber - other.pageNumber)
      .map(
        ({ content }, pageIndex): Draft => ({
          kind: 'page',
          title: name,
          text: plainText(content),
          place: { tab: 'explanation', topic: topicIndex + 1, page: pageIndex + 1 },
        }),
      ),
  );
  const summary = library.summariesOfChapter(_id)[0];
  const summaryPages = (summary?.pages ?? [])
    .toSorted((one, other) => one.pageNumber - other.pageNumber)
    .map(
      ({ content }, pageIndex): Draft => ({
        kind: 'summary',
        title: '',
        text: plainText(content),
        place: { tab: 'summary', page: pageIndex + 1 },
      }),
    );
  const cards = library.flashcardsOfChapter(_id).map(
    ({ question, answer }, cardIndex): Draft => ({
      kind: 'flashcard',
      title: plainText(question),
      text: plainText(answer),
      place: { tab: 'flashcards', card: cardIndex + 1 },
    }),
  );
  const own = ownCardsOf(ownCards, _id).map(
    ({ front, back }, cardIndex): Draft => ({
      kind: 'ownCard',
      title: front,
      text: back,
      place: { tab: 'flashcards', card: cards.length + cardIndex + 1 },
    }),
  );
  const written = library.writtenOfChapter(_id).map((question): Draft => {
    const [title = '', ...others] = textsAsked({ alternatives: question.alternatives }).map(plainText);
    return {
      kind: 'written',
      title,
      text: [question.passage ? plainText(question.passage) : '', ...others].join(' ').trim(),
      place: { tab: 'quiz', part: 'written', question: question._id },
    };
  });
  return [...pages, ...summaryPages, ...cards, ...own, ...written];
}

/** All searchable items of a chapter in order; of a locked one only its name. */
export function chapterDocuments(
  library: Library,
  chapter: LibraryChapter,
  ownCards: readonly OwnCard[] = [],
): SearchDocument[] {
  const itself: Draft = { kind: 'chapter', title: chapter.name, text: chapter.subjectName, place: {} };
  const content = chapter.isLocked ? [] : contentOf(library, chapter, ownCards);
  return [itself, ...content].map((draft) => ({ ...draft, chapter }));
}
