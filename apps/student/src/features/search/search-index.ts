import MiniSearch from 'minisearch';
import { libraryOwner, libraryTimestamp } from '#src/library/library.ts';
import { type SearchDocument, searchDocuments } from './search-documents.ts';

export type SearchIndex = { find: (words: string) => SearchDocument[] };

const resultsMax = 30;
/** So many documents are indexed before the page gets its turn again. */
const chunkSize = 40;

async function buildIndex(): Promise<SearchIndex> {
  const documents = searchDocuments();
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'text'],
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

let kept: { key: string; index: Promise<SearchIndex> } | null = null;

/** The index of the library that is loaded, built on first use and again when another library is. */
export function loadSearchIndex(): Promise<SearchIndex> {
  const key = `${libraryOwner()} ${libraryTimestamp()}`;
  if (kept?.key !== key) kept = { key, index: buildIndex() };
  return kept.index;
}
