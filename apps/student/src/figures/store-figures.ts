import { readFigureName } from '@repo/contracts/figures';
import { figureCacheName } from '#src/library/figure-cache.ts';
import { getLibrary, type Library } from '#src/library/library.ts';
import { getSession } from '#src/session/session.ts';
import { addressesOf } from './figure-address.ts';
import { figuresOfChapter } from './figures-of-chapter.ts';

const atOnce = 3;
/** After so many figures in a row that don't come, the network is left alone. */
const failuresMax = 3;

/** Lets the page answer taps between two chapters. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Every address of the figures of the chapters that this student may open. */
async function findWanted(): Promise<string[]> {
  const library = getLibrary();
  const chapters = library
    .listSubjects()
    .flatMap((subject) => library.chaptersOfSubject(subject._id))
    .filter(({ isLocked }) => !isLocked);
  const wanted: string[] = [];
  for (const { _id } of chapters) {
    await nextTask();
    for (const { name } of figuresOfChapter(library, _id)) {
      const figure = readFigureName(name);
      if (figure) wanted.push(...addressesOf(_id, name, figure));
    }
  }
  return wanted;
}

async function fetchInto(cache: Cache, address: string): Promise<void> {
  const { token } = getSession();
  const response = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new Error(`${response.status}`);
  await cache.put(address, response);
}

/** The library whose figures are being fetched. */
let storing: Library | null = null;

/**
 * Brings the figures of all open chapters onto the device, so that they are there without a network, and forgets those
 * that are shown no more. Never fails: what did not come is fetched when it is shown.
 */
export async function storeFigures(): Promise<void> {
  const library = getLibrary();
  if (!('caches' in window) || storing === library) return;
  storing = library;
  try {
    const cache = await caches.open(figureCacheName);
    const wanted = await findWanted();
    const held = new Set((await cache.keys()).map(({ url }) => url.slice(location.origin.length)));
    const known = new Set(wanted);
    for (const address of held) if (!known.has(address)) await cache.delete(address);
    const missing = wanted.filter((address) => !held.has(address));
    let failures = 0;
    const fetchNext = async () => {
      for (let address = missing.shift(); address && failures < failuresMax; address = missing.shift()) {
        // Another library is stored by itself.
        if (getLibrary() !== library) return;
        await fetchInto(cache, address).then(
          () => (failures = 0),
          () => (failures += 1),
        );
      }
    };
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
  } catch {
    // No caches here (private windows), or no room left.
  } finally {
    if (storing === library) storing = null;
  }
}
