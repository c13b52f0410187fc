import MiniSearch from 'minisearch';
import type { Library } from '#src/library/library.ts';
import { type SearchDocument, searchDocuments } from './search-documents.ts';

export type SearchIndex = { find: (words: string) => SearchDocument[] };

const resultsMax = 30;
/** So many documents are indexed before the page gets its turn again. */
const chunkSize = 40;

/** 'x²' is found by 'x2' and by 'x^2'. */
const plainTerm = (term: string) => term.normalize('NFKC').replaceAll(/[\^_]/g, '').toLowerCase();

async function buildIndex(library: Library): Promise<SearchIndex> {
  const documents = searchDocuments(library);
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'text'],
    processTerm: plainTerm,
    searchOptions: {
      prefix: true,
      // One slip in a long word; none in a short one, where it would be another word.
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { title: 3 },
      combineWith: 'AND',
    },
  });
  await index.addAllAsync(documents, { chunkSize });
  return {
    find: (words) =>
      index
        .search(words)
        .slice(0, resultsMax)
        .flatMap(({ id }) => documents[id] ?? []),
  };
}

let kept: { library: Library; index: Promise<SearchIndex> } | null = null;

/** The index of a library, built on first use and again for another library. */
export function loadSearchIndex(library: Library): Promise<SearchIndex> {
  if (kept?.library !== library) kept = { library, index: buildIndex(library) };
  return kept.index;
}
