import { showVariants } from '#src/content/library/show-variants.ts';
import type { SearchDocument } from './search-documents.ts';
import { createSearchEngine, type IndexChange } from './search-engine.ts';

/** A change, or words to find; answered in order. */
export type SearchRequest = { id: number } & ({ change: IndexChange; language: string } | { words: string });
export type SearchReply = { id: number; found: SearchDocument[] };

const engine = createSearchEngine();

addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if ('change' in data) {
    showVariants(data.language);
    engine.change(data.change);
  }
  const found = 'words' in data ? engine.find(data.words) : [];
  postMessage({ id: data.id, found } satisfies SearchReply);
});
