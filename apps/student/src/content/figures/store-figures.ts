import { type ChapterDrawings, figureHeaders } from '@repo/contracts/figure-replies';
import {
  allDrawingsPath,
  chapterDrawingsAddress,
  figureAddress,
  readFigureName,
} from '@repo/contracts/figures';
import { figureCacheName } from '#src/content/library/figure-cache.ts';
import { getLibrary, type Library } from '#src/content/library/library.ts';
import { getSession } from '#src/platform/session/session.ts';
import { addressesOf } from './figure-address.ts';
import { figureNamesOfChapter } from './figures-of-chapter.ts';

/** Timeout of one request, so that a hanging one doesn't block the others. */
const fetchMaxMs = 30_000;
/**
 * Statuses that end the whole download, because all further requests would get them too: no session, rate
 * limit, server unavailable.
 */
const endsAll = [401, 429, 503];

/** A refused request. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

/** Lets the page handle taps between chapters. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Fetches with the session's token. @throws Refusal, or on a timeout */
export async function fetchWithin(address: string): Promise<Response> {
  const { token } = getSession();
  const response = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(fetchMaxMs),
  });
  if (!response.ok) throw new Refusal(response.status);
  return response;
}

/** From this many chapters on, one request for the drawings of all is a fifth smaller. */
const togetherMin = 8;

/** A chapter with all URLs of its figures, and which of them are drawings. */
type Wanted = { chapterId: string; addresses: string[]; drawings: Map<string, string> };

/** Figures of the chapters that this student can open. */
async function findWanted(library: Library): Promise<Wanted[]> {
  const chapters = library
    .listSubjects()
    .flatMap((subject) => library.chaptersOfSubject(subject._id))
    .filter(({ isLocked }) => !isLocked);
  const wanted: Wanted[] = [];
  for (const { _id: chapterId } of chapters) {
    await nextTask();
    const found: Wanted = { chapterId, addresses: [], drawings: new Map() };
    for (const name of figureNamesOfChapter(library, chapterId)) {
      const figure = readFigureName(name);
      if (!figure) continue;
      found.addresses.push(...addressesOf(chapterId, name, figure));
      if (figure.kind === 'drawing') found.drawings.set(figureAddress(chapterId, name), name);
    }
    wanted.push(found);
  }
  return wanted;
}

type Keep = (address: string, response: Response) => Promise<void>;

type Drawings = ChapterDrawings['data'];

const fetchDrawings = async (address: string): Promise<Drawings> =>
  ((await (await fetchWithin(address)).json()) as ChapterDrawings).data;

const endsDownload = (failure: unknown) => failure instanceof Refusal && endsAll.includes(failure.status);

/**
 * The drawings of all chapters if most are missing; none for students who can't open all of them, and from a server
 * older than this.
 * @throws Refusal that ends the whole download
 */
async function fetchTogether(missing: readonly Wanted[], library: Library): Promise<Drawings> {
  const isAllOpen = library
    .listSubjects()
    .every(({ _id }) => library.chaptersOfSubject(_id).every(({ isLocked }) => !isLocked));
  const lacking = missing.filter(hasSeveral);
  if (!isAllOpen || lacking.length < Math.max(togetherMin, missing.length / 2)) return {};
  return fetchDrawings(allDrawingsPath).catch((failure: unknown) => {
    if (endsDownload(failure)) throw failure;
    return {};
  });
}

const hasSeveral = ({ addresses, drawings }: Wanted) =>
  addresses.filter((address) => drawings.has(address)).length > 1;

/** Caches drawings. @returns the chapter with the URLs that are left */
async function keepDrawings(missing: Wanted, data: Drawings, keep: Keep): Promise<Wanted> {
  const left: string[] = [];
  for (const address of missing.addresses) {
    const svg = data[missing.drawings.get(address) ?? ''];
    if (svg === undefined) left.push(address);
    else await keep(address, new Response(svg, { headers: figureHeaders('drawing') }));
  }
  return { ...missing, addresses: left };
}

/** Caches the figures of a chapter, its drawings with one request. @param arrived drawings of any chapters */
async function keepChapter(wanted: Wanted, arrived: Drawings, keep: Keep): Promise<void> {
  const missing = await keepDrawings(wanted, arrived, keep);
  const own = hasSeveral(missing) ? await fetchDrawings(chapterDrawingsAddress(missing.chapterId)) : {};
  for (const address of (await keepDrawings(missing, own, keep)).addresses) {
    try {
      await keep(address, await fetchWithin(address));
    } catch (error) {
      if (!(error instanceof Refusal) || endsDownload(error)) throw error;
    }
  }
}

let storing: Library | null = null;

/**
 * Caches the figures of all open chapters for offline use, chapter by chapter, and deletes unused ones. Never
 * fails: missing figures load when shown.
 */
export async function storeFigures(): Promise<void> {
  const library = getLibrary();
  if (!('caches' in window) || storing === library) return;
  storing = library;
  try {
    const cache = await caches.open(figureCacheName);
    const wanted = await findWanted(library);
    const held = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
    const known = new Set(wanted.flatMap(({ addresses }) => addresses));
    for (const address of held) if (!known.has(address)) await cache.delete(address);
    let isFull = false;
    const keep: Keep = async (address, response) => {
      // Don't delete figures of a library that was replaced meanwhile.
      if (getLibrary() !== library) return;
      await cache.put(address, response).catch((error: unknown) => {
        isFull = (error as Error).name === 'QuotaExceededError';
        throw error;
      });
    };
    const missing = wanted.map((chapter) => ({
      ...chapter,
      addresses: chapter.addresses.filter((address) => !held.has(address)),
    }));
    const together = await fetchTogether(missing, library);
    for (const chapter of missing) {
      if (chapter.addresses.length === 0) continue;
      // A failed chapter doesn't stop the others.
      const failure = await keepChapter(chapter, together, keep).catch((error: unknown) => error);
      // A new library starts its own download.
      if (endsDownload(failure) || isFull || getLibrary() !== library) return;
    }
  } catch {
    // No Cache API (private windows).
  } finally {
    if (storing === library) storing = null;
  }
}
