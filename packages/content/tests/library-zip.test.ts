import { type Library, type LibraryChapter, librarySubjectFile } from '@repo/contracts/library';
import { unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import {
  joinZips,
  libraryPlaces,
  packLibrary,
  packLibraryPart,
  paperParts,
  unpackLibrary,
} from '#src/index.ts';
import { starterLibrary } from '#src/testing/starter-library.ts';

const textOf = (text: string) => Buffer.from(text);
const subjectFile = textOf('name: Physics\nisAllContentAvailable: false\n');
const chapterFile = textOf('name: Light\nisAllContentAvailable: true\n');

/** An unfinished chapter of a teacher, with features that the starter library lacks. */
const draft: LibraryChapter = {
  id: 'physics-draft',
  name: 'प्रकाश: light & "sound"',
  isAllContentAvailable: false,
  topics: [
    { id: 'physics-draft-a', name: 'Empty topic', description: '', pages: [] },
    {
      id: 'physics-draft-b',
      name: 'Pages: odd',
      description: 'a: b # c',
      pages: [
        '',
        '<!-- page -->',
        '\\<!-- empty -->',
        '- x\n  <!-- page -->',
        'y\n\n  <!-- empty -->',
        'x\n\n- y\n---\n# z',
      ],
    },
  ],
  summaries: [
    { id: 'physics-draft-summary', title: 'One', pages: [''] },
    { id: 'physics-draft-summary-two', title: 'Two', pages: ['text'] },
  ],
  flashcards: [
    { id: 'physics-draft-card-1', question: 'It\'s: "q"', answer: 'a\nb\n\nc', difficulty: 'hard' },
  ],
  tests: [],
  memes: [
    { id: 'physics-draft-meme-1', picture: { url: 'https://example.com/a.png' }, alt: '' },
    {
      id: 'physics-draft-meme-b',
      picture: {
        bytes: textOf(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"></svg>',
        ),
        mediaType: 'image/svg+xml',
      },
      alt: 'b',
    },
  ],
  mindmaps: [
    { id: 'physics-draft-mindmap', title: 'M', root: { text: 'R', children: [{ text: '' }, { text: 'L' }] } },
    { id: 'physics-draft-mindmap-n', title: 'N', root: { text: 'alone' } },
  ],
  written: [
    {
      id: 'physics-draft-written-1',
      marks: 2,
      passage: 'A: "text"',
      source: { board: 'CBSE', year: 2024, paper: '31/1/1' },
      alternatives: [
        {
          question: 'Why?',
          parts: [
            {
              name: '(i)',
              text: 'State it.',
              model: 'So.',
              groups: [{ points: [{ text: 'one: a', halves: 1 }], pick: 2 }],
              note: 'or any other',
            },
          ],
        },
      ],
    },
  ],
  figures: [],
};
const subject = {
  id: 'physics',
  name: 'Physics',
  description: '',
  color: null,
  isAllContentAvailable: false,
  picture: null,
};

async function economics(): Promise<Library> {
  const { subjects, papers = [] } = await starterLibrary();
  return {
    subjects: subjects.filter(({ name }) => name === 'Economics'),
    papers: papers.filter(({ name }) => name === 'Economics'),
  };
}

const same = 'a packed library is unchanged, with ids and pictures';
it(`${same}: a subject`, async () => {
  const library = await economics();
  expect(await unpackLibrary(packLibrary(library))).toEqual(library);
});

it(`${same}: the starter library`, { tags: ['nightly'] }, async () => {
  const library = await starterLibrary();
  expect(await unpackLibrary(packLibrary(library))).toEqual(library);
});

it("a library after packing and unpacking is unchanged: a teacher's unfinished chapter", async () => {
  const library: Library = { subjects: [{ ...subject, chapters: [draft] }] };
  const back = await unpackLibrary(packLibrary(library));
  const [chapter] = back.subjects[0]?.chapters ?? [];
  expect({ ...chapter, id: draft.id }).toMatchObject({
    name: draft.name,
    memes: [{ picture: {} }, { picture: {} }],
  });
  const withoutIds = (value: unknown) =>
    JSON.stringify(value, (key, each) => (key === 'id' ? undefined : each));
  expect(withoutIds(back)).toBe(withoutIds(library));
});

it('a library after packing and unpacking has the same files if it was packed in parts', async () => {
  const library = await economics();
  const places = libraryPlaces(library.subjects);
  const zips = library.subjects.flatMap(({ chapters, ...fields }, index) => [
    packLibraryPart({ at: places[index]?.at ?? '', subject: fields }),
    ...chapters.map((chapter, place) =>
      packLibraryPart({ at: places[index]?.chapters[place] ?? '', chapter }),
    ),
  ]);
  const papers = paperParts(library.subjects, library.papers ?? []).map((part) => packLibraryPart(part));
  expect(unzipSync(joinZips([...zips, ...papers]))).toEqual(unzipSync(packLibrary(library)));
});

it('a library after packing and unpacking has the same bytes every time', async () => {
  const library: Library = { subjects: [{ ...subject, chapters: [draft] }] };
  expect(Buffer.from(packLibrary(library)).equals(Buffer.from(packLibrary(library)))).toBe(true);
});

it('a zip of a library may have the subjects in a folder, and extra files that macOS adds', async () => {
  const { subjects } = await unpackLibrary(
    zipSync({
      'my library/physics/subject.yaml': subjectFile,
      'my library/physics/01-light/chapter.yaml': chapterFile,
      'my library/physics/.DS_Store': textOf('x'),
      '__MACOSX/my library/._x': textOf('x'),
    }),
  );
  expect(subjects).toMatchObject([
    { id: 'physics', name: 'Physics', color: null, chapters: [{ name: 'Light' }] },
  ]);
});

it.each([
  ['no zip', textOf('hello'), 'The file is no zip, or it is damaged.'],
  ['empty', zipSync({}), /^The file holds no folder of a subject\.$/],
  [
    'without a subject file',
    zipSync({ 'physics/01-light/chapter.yaml': chapterFile }),
    'subject.yaml: the file is missing',
  ],
  [
    'with a broken question',
    zipSync({
      'physics/subject.yaml': subjectFile,
      'physics/01-light/chapter.yaml': chapterFile,
      'physics/01-light/tests/01-a.yaml': textOf(
        "title: T\npassingScore: 40\nquestions:\n  - question: ''\n    options: [a, b]\n    correctAnswer: 0\n",
      ),
    }),
    'tests/01-a.yaml:4: questions.0.question: Question 1 is required.',
  ],
  [
    'with a drawing that runs something',
    zipSync({
      'physics/subject.yaml': subjectFile,
      'physics/01-light/chapter.yaml': chapterFile,
      'physics/01-light/memes.yaml': textOf('- image: a.svg\n  alt: a\n'),
      'physics/01-light/memes/a.svg': textOf('<svg viewBox="0 0 1 1"><script>1</script></svg>'),
    }),
    'a script or a link',
  ],
  [
    'with a picture that is none',
    zipSync({
      'physics/subject.yaml': subjectFile,
      'physics/01-light/chapter.yaml': chapterFile,
      'physics/01-light/memes.yaml': textOf('- image: a.png\n  alt: a\n'),
      'physics/01-light/memes/a.png': textOf('<script>'),
    }),
    'the image is no png',
  ],
  [
    'with a picture at an address that no student can see',
    zipSync({
      'physics/subject.yaml': subjectFile,
      'physics/01-light/chapter.yaml': chapterFile,
      'physics/01-light/memes.yaml': textOf('- url: http://example.com/a.png\n  alt: a\n'),
    }),
    'Image URL must be a web address that starts with https://',
  ],
  [
    'that unpacks to more than can be read',
    zipSync({ 'physics/subject.yaml': subjectFile, 'physics/big.txt': Buffer.alloc(61_000_000) }),
    /^The file holds more than can be read\.$/,
  ],
])('a zip of a library that is %s is rejected with the place in the zip', async (_, bytes, reason) => {
  await expect(unpackLibrary(bytes)).rejects.toThrow(reason);
});

it("a subject's file requires only a name and its availability", () => {
  expect(librarySubjectFile.parse({ name: 'x', isAllContentAvailable: true })).toMatchObject({ color: null });
});

const zipWith = (map: string) =>
  zipSync({
    'physics/subject.yaml': subjectFile,
    'physics/01-light/chapter.yaml': chapterFile,
    'physics/01-light/mindmap.yaml': textOf(map),
  });
const aliases = Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n},*a${n}]`).join('\n');
it.each([
  ['brackets', `title: ${'['.repeat(20_000)}`],
  ['closed brackets', `title: ${'['.repeat(3_000)}${']'.repeat(3_000)}`],
  ['a map as deep as a well', `title: T\nroot: ${'{text: a, children: ['.repeat(2_000)}`],
  ['repetitions', `a0: &a0 [x,x]\n${aliases}`],
])('a malicious YAML file in a library of %s is rejected with its path', async (_, map) => {
  await expect(unpackLibrary(zipWith(map))).rejects.toThrow(/^physics\/01-light\/mindmap\.yaml/);
});

it('a zip with a false file size is limited by its actual size', async () => {
  const zip = zipSync({ 'physics/subject.yaml': subjectFile, 'physics/big.md': Buffer.alloc(25_000_000) });
  const lastOfDirectory = zip.length - 22 - 46 - 'physics/big.md'.length;
  new DataView(zip.buffer).setUint32(lastOfDirectory + 24, 10, true);
  await expect(unpackLibrary(zip)).rejects.toThrow(/it is damaged|more than can be read/);
});
