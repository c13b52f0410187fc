import { type ChapterDrawings, figureHeaders } from '@repo/contracts/figure-replies';
import { chapterDrawingsAddress, figureAddress, readFigureName } from '@repo/contracts/figures';
import { figureCacheName } from '#src/library/figure-cache.ts';
import { getLibrary, type Library } from '#src/library/library.ts';
import { getSession } from '#src/session/session.ts';
import { addressesOf } from './figure-address.ts';
import { figureNamesOfChapter } from './figures-of-chapter.ts';

/** One request may take this long in all: behind one that hangs the others wait. */
const fetchMaxMs = 30_000;
/** What all other requests would be answered too: the session has ended, too many came, the server is away. */
const endsAll = [401, 429, 503];

/** The server's answer to one request was no. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`${status}`);
    this.status = status;
  }
}

/** Lets the page answer taps between two chapters. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

async function fetchWithin(address: string): Promise<Response> {
  const { token } = getSession();
  const response = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(fetchMaxMs),
  });
  if (!response.ok) throw new Refusal(response.status);
  return response;
}

/** A chapter with all addresses of its figures, and which of these are drawings. */
type Wanted = { chapterId: string; addresses: string[]; drawings: Map<string, string> };

/** The figures of the chapters that this student may open. */
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

/** All drawings of a chapter in one request. @returns the addresses that are left to be fetched one by one */
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

/** The library whose figures are being fetched. */
let storing: Library | null = null;

/**
 * Brings the figures of all open chapters onto the device, chapter by chapter, so that they are there without a
 * network, and forgets those that are shown no more. Never fails: what did not come is fetched when it is shown.
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
      // The figures of another library, or of nobody, are none of this cache's.
      if (getLibrary() !== library) return;
      await cache.put(address, response).catch((error: unknown) => {
        isFull = (error as Error).name === 'QuotaExceededError';
        throw error;
      });
    };
    for (const chapter of wanted) {
      const addresses = chapter.addresses.filter((address) => !held.has(address));
      if (addresses.length === 0) continue;
      // One that fails holds up none of those behind it.
      const failure = await keepChapter({ ...chapter, addresses }, keep).catch((error: unknown) => error);
      const isEnded = failure instanceof Refusal && endsAll.includes(failure.status);
      // Another library is stored by itself.
      if (isEnded || isFull || getLibrary() !== library) return;
    }
  } catch {
    // No caches here (private windows).
  } finally {
    if (storing === library) storing = null;
  }
}
