import MiniSearch from 'minisearch';
import type { Library } from '#src/library/library.ts';
import type { SearchableMark } from '#src/marking/searchable-marks.ts';
import { type SearchDocument, searchDocuments } from './search-documents.ts';

export type SearchIndex = { find: (words: string) => SearchDocument[] };

const resultsMax = 30;
/** So many documents are indexed before the page gets its turn again. */
const chunkSize = 40;

/** 'x²' is found by 'x2' and by 'x^2'. */
const plainTerm = (term: string) => term.normalize('NFKC').replaceAll(/[\^_]/g, '').toLowerCase();

async function buildIndex(library: Library, marks: readonly SearchableMark[]): Promise<SearchIndex> {
  const documents = searchDocuments(library, marks);
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

let kept: { library: Library; marks: readonly SearchableMark[]; index: Promise<SearchIndex> } | null = null;

const noMarks: readonly SearchableMark[] = [];

/** The index of a library and the student's marks, built on first use and again when one of them is another. */
export function loadSearchIndex(library: Library, marks = noMarks): Promise<SearchIndex> {
  if (kept?.library !== library || kept.marks !== marks)
    kept = { library, marks, index: buildIndex(library, marks) };
  return kept.index;
}
