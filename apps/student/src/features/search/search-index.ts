import MiniSearch from 'minisearch';
import type { Library } from '#src/content/library/library.ts';
import { noOwnTexts, type OwnTexts, type SearchDocument, searchDocuments } from './search-documents.ts';

export type SearchIndex = { find: (words: string) => SearchDocument[] };

const resultsMax = 30;
/** Documents indexed between two pauses. */
const chunkSize = 40;

/** "Ohm's" is one term, which 'ohms' matches too. */
const plainTokens = (text: string) => MiniSearch.getDefault('tokenize')(text.replaceAll(/['’]/g, ''));

/** 'x²' matches 'x2' and 'x^2'. */
const plainTerm = (term: string) => term.normalize('NFKC').replaceAll(/[\^_]/g, '').toLowerCase();

async function buildIndex(library: Library, own: OwnTexts): Promise<SearchIndex> {
  const documents = searchDocuments(library, own);
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'text'],
    tokenize: plainTokens,
    processTerm: plainTerm,
    searchOptions: {
      prefix: true,
      // One typo in a long word; none in a short one, which would become another word.
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

let kept: { library: Library; own: OwnTexts; index: Promise<SearchIndex> } | null = null;

/** The index of a library and the student's own texts; cached until either changes. */
export function loadSearchIndex(library: Library, own = noOwnTexts): Promise<SearchIndex> {
  const isBuilt = kept?.library === library && kept.own.marks === own.marks && kept.own.cards === own.cards;
  if (!kept || !isBuilt) kept = { library, own, index: buildIndex(library, own) };
  return kept.index;
}
