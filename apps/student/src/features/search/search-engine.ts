import type { OwnCard } from '@repo/contracts/own-cards';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { emptyCollections, type LibraryChapter } from '#src/content/library/collections.ts';
import { createLibrary } from '#src/content/library/library.ts';
import type { Piece } from '#src/content/library/piece.ts';
import { chapterDocuments, type SearchDocument } from './search-documents.ts';
import { excerpt } from './snippet.ts';

/** Lists of a chapter that are searched. */
export const searchedLists = ['topics', 'summaries', 'flashcards', 'written'] as const;

export type ChapterPiece = {
  chapter: LibraryChapter;
  /** Hash of its content, if known. */
  hash: string | undefined;
  lists: { name: (typeof searchedLists)[number]; items: Piece }[];
  ownCards: readonly OwnCard[];
};

/** What changes in the index: chapters replaced or removed, and the student's marks. */
export type IndexChange = {
  chapters?: readonly ChapterPiece[];
  removedIds?: readonly string[];
  marks?: readonly SearchDocument[];
};

const resultsMax = 30;
/** So few letters begin words of most documents. */
const shortTerm = 2;

/** "Ohm's" is one term, which 'ohms' matches too. */
const plainTokens = (text: string) => MiniSearch.getDefault('tokenize')(text.replaceAll(/['’]/g, ''));

/** 'x²' matches 'x2' and 'x^2'. */
const plainTerm = (term: string) => term.normalize('NFKC').replaceAll(/[\^_]/g, '').toLowerCase();

/** Words as typed, the last perhaps unfinished. Takes a fraction of the time of `similar`. */
const literal: SearchOptions = {
  prefix: (term, at, terms) => at === terms.length - 1 && term.length > shortTerm,
};
const similar: SearchOptions = {
  prefix: true,
  // One typo in a long word; none in a short one, which would become another word.
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
};

/** A library of one chapter, so that the index needs only what changed. */
function libraryOf({ chapter, lists }: ChapterPiece) {
  const collections = emptyCollections();
  for (const { name, items } of lists) collections[name].set(chapter._id, items);
  return createLibrary({ owner: '', timestamp: '', etag: null, collections });
}

/** A search index that is updated chapter by chapter. Runs in the search worker if possible. */
export function createSearchEngine() {
  const documents = new Map<number, SearchDocument>();
  const idsOf = new Map<string, number[]>();
  let lastId = 0;
  const index = new MiniSearch<SearchDocument & { id: number }>({
    fields: ['title', 'text'],
    tokenize: plainTokens,
    processTerm: plainTerm,
    searchOptions: { boost: { title: 3 }, combineWith: 'AND' },
  });
  const replace = (key: string, added: readonly SearchDocument[]) => {
    for (const id of idsOf.get(key) ?? []) {
      index.discard(id);
      documents.delete(id);
    }
    const ids = added.map((document) => {
      lastId += 1;
      documents.set(lastId, document);
      index.add({ ...document, id: lastId });
      return lastId;
    });
    idsOf.set(key, ids);
  };
  return {
    change({ chapters = [], removedIds = [], marks }: IndexChange): void {
      for (const id of removedIds) replace(id, []);
      for (const piece of chapters)
        replace(piece.chapter._id, chapterDocuments(libraryOf(piece), piece.chapter, piece.ownCards));
      if (marks) replace('marks', marks);
    },
    /** The best documents, each with the part of its text around the first match. */
    find(words: string): SearchDocument[] {
      const found = index.search(words, literal);
      const results = found.length < resultsMax ? index.search(words, similar) : found;
      return results.slice(0, resultsMax).flatMap(({ id }): SearchDocument | [] => {
        const document = documents.get(id);
        // Without the rest of its text, which takes time to copy to the page.
        return document ? { ...document, text: excerpt(document.text, words) } : [];
      });
    },
  };
}
