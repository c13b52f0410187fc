import { currentChapterId } from '#src/content/library/current-chapter.ts';
import type { Library, LibraryChapter } from '#src/content/library/library.ts';
import { currentLanguage } from '#src/platform/language/language.ts';
import { ownCardsOf } from '#src/study/own-cards/deck-card.ts';
import { noOwnTexts, type OwnTexts, type SearchDocument } from './search-documents.ts';
import { type ChapterPiece, createSearchEngine, type IndexChange, searchedLists } from './search-engine.ts';
import type { SearchReply, SearchRequest } from './search-worker.ts';

type Engine = {
  change: (change: IndexChange) => Promise<void>;
  find: (words: string) => Promise<SearchDocument[]>;
};

/** How many chapters to index before waiting searches are answered. */
const atOnce = 4;

function inWorker(worker: Worker): Engine {
  let lastId = 0;
  const waiting = new Map<number, (reply: SearchReply | null) => void>();
  const ask = (request: { change: IndexChange; language: string } | { words: string }) =>
    new Promise<SearchDocument[]>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, (reply) => (reply ? resolve(reply.found) : reject(new Error('no search worker'))));
      worker.postMessage({ id: lastId, ...request } satisfies SearchRequest);
    });
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    isBroken = true;
    opened = null;
    for (const settle of waiting.values()) settle(null);
  });
  return {
    change: async (change) => void (await ask({ change, language: currentLanguage() })),
    find: (words) => ask({ words }),
  };
}

/** Lets the page handle taps between chapters. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function onThisThread(): Engine {
  const engine = createSearchEngine();
  return {
    async change(change) {
      engine.change(change);
      await nextTask();
    },
    find: async (words) => engine.find(words),
  };
}

function startEngine(): Engine {
  try {
    // The bundler recognizes a worker only in this form.
    if (!isBroken)
      return inWorker(new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' }));
  } catch {
    // workers are forbidden
  }
  return onThisThread();
}

const none: unknown[] = [];

/** A worker failed: the next try runs on this thread. */
let isBroken = false;
let opened: { engine: Engine; indexed: Map<string, ChapterPiece> } | null = null;
let latest: object | null = null;

const isSamePiece = (one: ChapterPiece | undefined, other: ChapterPiece): boolean =>
  one !== undefined &&
  JSON.stringify([one.chapter, one.ownCards]) === JSON.stringify([other.chapter, other.ownCards]) &&
  ((one.hash !== undefined && one.hash === other.hash) ||
    one.lists.every(({ items }, at) => items === other.lists[at]?.items));

function pieceOf(library: Library, chapter: LibraryChapter, { cards }: OwnTexts): ChapterPiece {
  const lists = searchedLists.map((name) => ({ name, items: library.pieceOf(name, chapter._id) ?? none }));
  return { chapter, hash: library.hashOf(chapter._id), lists, ownCards: ownCardsOf(cards, chapter._id) };
}

/** All chapters of shown subjects, those of the current subject first. */
function chaptersToSearch(library: Library): LibraryChapter[] {
  const current = library.findChapter(currentChapterId())?.subjectId;
  return library
    .listSubjects()
    .filter(({ isAllContentAvailable }) => isAllContentAvailable)
    .flatMap(({ _id }) => library.chaptersOfSubject(_id))
    .sort((one, other) => Number(other.subjectId === current) - Number(one.subjectId === current));
}

/**
 * Brings the index up to date with the library and the student's own texts, a few chapters at a time; a newer
 * call stops it. `onProgress` runs whenever more can be found.
 */
export async function updateSearchIndex(
  library: Library,
  own = noOwnTexts,
  onProgress = () => {},
): Promise<void> {
  const call = {};
  latest = call;
  opened ??= { engine: startEngine(), indexed: new Map() };
  const { engine, indexed } = opened;
  const chapters = chaptersToSearch(library);
  const ids = new Set(chapters.map(({ _id }) => _id));
  const removedIds = [...indexed.keys()].filter((id) => !ids.has(id));
  const marks = own.marks.map((mark): SearchDocument => ({ kind: 'mark', ...mark }));
  await engine.change({ removedIds, marks });
  for (const id of removedIds) indexed.delete(id);
  const changed = chapters
    .map((chapter) => pieceOf(library, chapter, own))
    .filter((piece) => {
      const isSame = isSamePiece(indexed.get(piece.chapter._id), piece);
      // Don't hold the texts of an older library.
      if (isSame) indexed.set(piece.chapter._id, piece);
      return !isSame;
    });
  for (let at = 0; at < changed.length && latest === call; at += atOnce) {
    const pieces = changed.slice(at, at + atOnce);
    await engine.change({ chapters: pieces });
    for (const piece of pieces) indexed.set(piece.chapter._id, piece);
    onProgress();
  }
}

let latestFind: object | null = null;
let running: Promise<unknown> | undefined;

/**
 * The best documents with these words in the index as it is now; none when a newer call came before this
 * one's turn.
 */
export async function findInIndex(words: string): Promise<SearchDocument[]> {
  const call = {};
  latestFind = call;
  // One letter matches most documents: further letters wait for one such search, not for one each.
  await running?.catch(() => {});
  if (latestFind !== call) return [];
  const found = opened?.engine.find(words);
  running = found;
  return (await found) ?? [];
}
