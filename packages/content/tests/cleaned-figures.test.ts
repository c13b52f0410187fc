import type { Library, LibraryChapter, LibraryImage } from '@repo/contracts/library';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanDrawing, DrawingError } from '#src/drawing/clean-drawing.ts';
import { packLibrary, unpackLibrary } from '#src/index.ts';
import { anyDrawing } from './any-drawing.ts';

/** A library whose figures, memes and picture of a subject are these drawings. */
function libraryOf(drawings: readonly string[]): Library {
  const images = drawings.map(
    (svg): LibraryImage => ({ bytes: Buffer.from(svg), mediaType: 'image/svg+xml' }),
  );
  const chapter: LibraryChapter = {
    id: 'physics-light',
    name: 'Light',
    isAllContentAvailable: true,
    topics: [],
    summaries: [],
    flashcards: [],
    tests: [],
    memes: images.map((picture, n) => ({ id: `physics-light-meme-n${n}`, picture, alt: '' })),
    mindmaps: [],
    written: [],
    figures: images.map((image, n) => ({ name: `f${n}`, image })),
  };
  const picture = images[0] ?? null;
  const subject = {
    id: 'physics',
    name: 'Physics',
    description: '',
    color: null,
    isAllContentAvailable: true,
  };
  return { subjects: [{ ...subject, picture, chapters: [chapter] }] };
}

/** The drawings of such a library, as text. */
async function drawingsOf(zip: Uint8Array) {
  const [subject] = (await unpackLibrary(zip)).subjects;
  const [chapter] = subject?.chapters ?? [];
  const text = (image: LibraryImage | { url: string } | null | undefined) =>
    image && 'bytes' in image ? image.bytes.toString() : '';
  return {
    picture: text(subject?.picture),
    memes: chapter?.memes.map((meme) => text(meme.picture)),
    figures: chapter?.figures.map((figure) => text(figure.image)),
  };
}

const root = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

it.each([
  [
    'with references to its own parts',
    `${root} viewBox="0 0 9 9"><linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/><use href="#a"/></svg>`,
  ],
  ['with numbers as computers write them', `${root} viewBox="1e-7 0 9 9"/>`],
])('a cleaned drawing is unchanged after saving and reading a library: %s', async (_, drawing) => {
  const { svg } = cleanDrawing(drawing);
  expect(await drawingsOf(packLibrary(libraryOf([svg])))).toEqual({
    picture: svg,
    memes: [svg],
    figures: [svg],
  });
});

it('a saved library keeps every cleaned drawing unchanged', async () => {
  const cleaned = anyDrawing.map((drawing) => {
    try {
      return cleanDrawing(drawing).svg;
    } catch (error) {
      if (error instanceof DrawingError) return null;
      throw error;
    }
  });
  await fc.assert(
    fc.asyncProperty(fc.array(cleaned, { minLength: 10, maxLength: 10 }), async (list) => {
      const drawings = list.flatMap((svg) => svg ?? []);
      const picture = drawings[0] ?? '';
      const expected = { picture, memes: drawings, figures: drawings };
      expect(await drawingsOf(packLibrary(libraryOf(drawings)))).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

it('a library is rejected if a drawing repeats its own parts without end, wherever it is', async () => {
  const bomb = `${root} viewBox="0 0 9 9"><g id="a"><use href="#a"/></g></svg>`;
  const { subjects } = libraryOf([bomb]);
  await expect(unpackLibrary(packLibrary({ subjects }))).rejects.toThrow('shows others again');
  const onlyMeme = subjects.map((subject) => ({
    ...subject,
    picture: null,
    chapters: subject.chapters.map((chapter) => ({ ...chapter, figures: [] })),
  }));
  await expect(unpackLibrary(packLibrary({ subjects: onlyMeme }))).rejects.toThrow('shows others again');
});

it.each([
  ['attributes', (n: number) => `fill="url(#p${n})"`],
  ['a style sheet', (n: number) => `class="p${n}"`],
])('a meme is rejected if it draws without end by %s, even without a link', async (_, filled) => {
  const lines = (line: (n: number) => string) => Array.from({ length: 9 }, (_, n) => line(n)).join('');
  const rules = lines((n) => `.p${n}{fill:url(#p${n})}`);
  const patterns = lines((n) => `<pattern id="p${n}">${`<rect ${filled(n + 1)}/>`.repeat(10)}</pattern>`);
  const bomb = `${root} viewBox="0 0 9 9"><style>${rules}</style>${patterns}<rect ${filled(0)}/></svg>`;
  const onlyMeme = libraryOf([bomb]).subjects.map((subject) => ({
    ...subject,
    picture: null,
    chapters: subject.chapters.map((chapter) => ({ ...chapter, figures: [] })),
  }));
  await expect(unpackLibrary(packLibrary({ subjects: onlyMeme }))).rejects.toThrow('shows others again');
});

it('reading a library reports what was left out of figures, memes and subject pictures', async () => {
  const drawing = `${root} viewBox="0 0 9 9"><filter/><rect filter="url(#f)"/></svg>`;
  const { subjects } = await unpackLibrary(packLibrary(libraryOf([drawing])));
  const leftOut = { filter: 2 };
  expect(subjects).toMatchObject([
    {
      picture: { leftOut },
      chapters: [{ memes: [{ picture: { leftOut } }], figures: [{ image: { leftOut } }] }],
    },
  ]);
  const [again] = (await unpackLibrary(packLibrary({ subjects }))).subjects;
  expect(again?.picture).not.toHaveProperty('leftOut');
});
