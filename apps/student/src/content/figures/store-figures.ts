import { type ChapterDrawings, figureHeaders } from '@repo/contracts/figure-replies';
import { chapterDrawingsAddress, figureAddress, readFigureName } from '@repo/contracts/figures';
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

/**
 * Fetches all drawings of a chapter in one request.
 * @returns the URLs left to fetch one by one
 */
async function keepDrawings({ chapterId, addresses, drawings }: Wanted, keep: Keep): Promise<string[]> {
  if (addresses.filter((address) => drawings.has(address)).length < 2) return addresses;
  const reply = (await (await fetchWithin(chapterDrawingsAddress(chapterId))).json()) as ChapterDrawings;
  const left: string[] = [];
  for (const address of addresses) {
    const svg = reply.data[drawings.get(address) ?? ''];
    if (svg === undefined) left.push(address);
    else await keep(address, new Response(svg, { headers: figureHeaders('drawing') }));
  }
  return left;
}

async function keepChapter(missing: Wanted, keep: Keep): Promise<void> {
  for (const address of await keepDrawings(missing, keep)) {
    try {
      await keep(address, await fetchWithin(address));
    } catch (error) {
      if (!(error instanceof Refusal) || endsAll.includes(error.status)) throw error;
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
    for (const chapter of wanted) {
      const addresses = chapter.addresses.filter((address) => !held.has(address));
      if (addresses.length === 0) continue;
      // A failed chapter doesn't stop the others.
      const failure = await keepChapter({ ...chapter, addresses }, keep).catch((error: unknown) => error);
      const isEnded = failure instanceof Refusal && endsAll.includes(failure.status);
      // A new library starts its own download.
      if (isEnded || isFull || getLibrary() !== library) return;
    }
  } catch {
    // No Cache API (private windows).
  } finally {
    if (storing === library) storing = null;
  }
}
