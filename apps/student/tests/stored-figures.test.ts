import { figureHeaders } from '@repo/contracts/figure-replies';
import {
  allDrawingsPath,
  chapterDrawingsAddress,
  figureAddress,
  writeFigureLine,
} from '@repo/contracts/figures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession } from '#src/account/session/end-session.ts';
import { storeFigures } from '#src/content/figures/store-figures.ts';
import type { FlatLibrary } from '#src/content/library/collections.ts';
import { collectionNames } from '#src/content/library/collections.ts';
import { activateLibrary, getLibrary } from '#src/content/library/library.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { makeUser } from './users.ts';

const drawing = (n: number) => `rays-d360x200-${String(n).padStart(12, '0')}`;
const picture = (n: number) => `photo-p1280x640-${String(n).padStart(12, '0')}`;
const svgOf = (name: string) => `<svg id="${name}"/>`;

type Shown = Record<string, { names: string[]; isLocked?: boolean }>;

/** A library whose chapters show these figures. */
function libraryOf(chapters: Shown): FlatLibrary {
  const collections = Object.fromEntries(collectionNames.map((name) => [name, new Map()]));
  collections.subjects?.set('s', [{ _id: 's', name: 'S' }]);
  const heads = Object.entries(chapters).map(([_id, { isLocked = false }]) => ({
    ...{ _id, name: _id, isLocked, isAllContentAvailable: true, subjectId: 's', subjectName: 'S' },
  }));
  collections.chapters?.set('s', heads);
  for (const [chapterId, { names }] of Object.entries(chapters)) {
    const lines = names.map((name, at) =>
      writeFigureLine({ name, caption: 'c', description: 'd', isNarrow: at % 2 === 1 }),
    );
    const pages = [{ _id: 'p', pageNumber: 1, content: lines.join('\n\n') }];
    const topics = [{ _id: `${chapterId}-t`, name: 'T', description: '', pages }];
    collections.topics?.set(chapterId, JSON.stringify(topics));
  }
  const stamp = { timestamp: new Date(0).toISOString(), owner: 'a Pro', etag: null };
  return { ...stamp, collections: collections as FlatLibrary['collections'] };
}

/** The device's caches, and a server with configurable replies per address. */
function openDevice() {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((address) => ({ url: location.origin + address })),
      delete: async (address: string) => entries.delete(address),
      put: async (address: string, response: Response) => void entries.set(address, response),
    };
  };
  vi.stubGlobal('caches', { open, delete: async (name: string) => stored.delete(name) });
  const answers = new Map<string, () => Response | Promise<Response>>();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    asked.push(address);
    const ends = new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    return Promise.race([answers.get(address)?.() ?? new Response(null, { status: 404 }), ends]);
  });
  return {
    asked,
    answers,
    held: () => [...stored.values()].flatMap((entries) => [...entries.keys()]).sort(),
    heldAt: (address: string) => [...stored.values()].map((entries) => entries.get(address))[0],
    /** A chapter whose drawings arrive in one reply. */
    serve(chapterId: string, names: string[]) {
      const drawings = Object.fromEntries(names.map((name) => [name, svgOf(name)]));
      answers.set(chapterDrawingsAddress(chapterId), () => Response.json({ success: true, data: drawings }));
    },
  };
}

let device: ReturnType<typeof openDevice>;
beforeEach(() => {
  device = openDevice();
  setCredentials(makeUser(), 'secret');
});
afterEach(() => activateLibrary(null));

const addresses = (chapterId: string, names: string[]) =>
  names.map((name) => figureAddress(chapterId, name)).sort();

describe('the figures of open chapters', () => {
  test('the figures of open chapters are downloaded with one request per chapter, identical to single downloads', async () => {
    const names = { one: [1, 2, 3].map(drawing), two: [4, 5].map(drawing) };
    device.serve('one', names.one);
    device.serve('two', names.two);
    activateLibrary(libraryOf({ one: { names: names.one }, two: { names: names.two } }));
    await storeFigures();
    expect(device.asked).toEqual([chapterDrawingsAddress('one'), chapterDrawingsAddress('two')]);
    expect(device.held()).toEqual([...addresses('one', names.one), ...addresses('two', names.two)]);
    const kept = device.heldAt(figureAddress('one', drawing(2)));
    expect(Object.fromEntries(kept?.headers ?? [])).toMatchObject(figureHeaders('drawing'));
    expect(await kept?.text()).toBe(svgOf(drawing(2)));
    await storeFigures();
    expect(device.asked, 'what is there is not fetched again').toHaveLength(2);
  });

  test('the figures of open chapters come with one request for all drawings, if most of many chapters lack them', async () => {
    const shown = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`c${at}`, { names: [drawing(2 * at), drawing(2 * at + 1)] }]),
    );
    const names = Object.values(shown).flatMap((chapter) => chapter.names);
    const [last = ''] = names.splice(-1);
    const data = Object.fromEntries(names.map((name) => [name, svgOf(name)]));
    device.answers.set(allDrawingsPath, () => Response.json({ success: true, data }));
    device.answers.set(figureAddress('c7', last), () => new Response(svgOf(last)));
    activateLibrary(libraryOf(shown));
    await storeFigures();
    expect(device.asked).toEqual([allDrawingsPath, figureAddress('c7', last)]);
    expect(device.held()).toHaveLength(16);
    activateLibrary(libraryOf({ ...shown, locked: { names: [drawing(99)], isLocked: true } }));
    await storeFigures();
    expect(device.asked, 'not for a student with locked chapters').toHaveLength(2);
  });

  test('the figures of open chapters that are pictures, or single drawings, are downloaded individually', async () => {
    const photo = figureAddress('one', picture(1));
    const wanted = [photo, `${photo}?small`, figureAddress('one', drawing(1))];
    for (const address of wanted) device.answers.set(address, () => new Response('bytes'));
    activateLibrary(libraryOf({ one: { names: [picture(1), drawing(1)] } }));
    await storeFigures();
    expect(device.held()).toEqual(wanted.sort());
    expect(typeof getLibrary().pieceOf('topics', 'one'), 'the chapter stays unparsed').toBe('string');
  });

  test("the figures of open chapters that are missing in the chapter's reply are downloaded individually", async () => {
    device.serve('one', [drawing(1)]);
    const older = figureAddress('one', drawing(2));
    device.answers.set(older, () => new Response(svgOf(drawing(2))));
    activateLibrary(libraryOf({ one: { names: [drawing(1), drawing(2)] } }));
    await storeFigures();
    expect(device.held()).toContain(older);
  });

  test('the figures of open chapters are not blocked by a chapter that fails or hangs', async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
      return controller.signal;
    });
    const names = [drawing(1), drawing(2)];
    device.answers.set(chapterDrawingsAddress('away'), () => Promise.reject(new TypeError('no network')));
    device.answers.set(chapterDrawingsAddress('hanging'), () => new Promise(() => {}));
    device.serve('good', names);
    const chapters = ['gone', 'gone too', 'and this', 'away', 'hanging', 'good'];
    activateLibrary(libraryOf(Object.fromEntries(chapters.map((id) => [id, { names }]))));
    const stored = storeFigures();
    await vi.advanceTimersByTimeAsync(60_000);
    await stored;
    expect(device.held()).toEqual(addresses('good', names));
  });

  test.each([401, 429, 503])(
    'the figures of open chapters are retried next time when the server answers %d',
    async (status) => {
      const names = [drawing(1), drawing(2)];
      device.answers.set(chapterDrawingsAddress('one'), () => new Response(null, { status }));
      device.serve('two', names);
      activateLibrary(libraryOf({ one: { names }, two: { names } }));
      await storeFigures();
      expect(device.asked).toHaveLength(1);
    },
  );

  test('the figures of open chapters are deleted when no text shows them, and those of locked chapters are never downloaded', async () => {
    const [first, second] = [
      [drawing(1), drawing(2)],
      [drawing(2), drawing(3)],
    ];
    device.serve('one', [1, 2, 3].map(drawing));
    device.serve('locked', first);
    device.answers.set(figureAddress('one', drawing(3)), () => new Response(svgOf(drawing(3))));
    activateLibrary(libraryOf({ one: { names: first }, locked: { names: first, isLocked: true } }));
    await storeFigures();
    expect(device.held()).toEqual(addresses('one', first));
    activateLibrary(libraryOf({ one: { names: second } }));
    await storeFigures();
    expect(device.held()).toEqual(addresses('one', second));
    expect(device.asked).not.toContain(chapterDrawingsAddress('locked'));
  });

  test.each(['loggedOut', 'expired'] as const)(
    'the figures of open chapters are deleted with the session: %s',
    async (why) => {
      vi.spyOn(location, 'assign').mockImplementation(() => {});
      const names = [drawing(1), drawing(2)];
      device.serve('one', names);
      activateLibrary(libraryOf({ one: { names } }));
      await storeFigures();
      expect(device.held()).toHaveLength(2);
      await endSession(why);
      expect(device.held()).toEqual([]);
    },
  );
});
