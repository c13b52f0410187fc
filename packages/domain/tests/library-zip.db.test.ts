import { packLibrary, unpackLibrary } from '@repo/content';
import type { Library } from '@repo/contracts/library';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drafts, exportLibrary, importLibrary, importLibraryZip, previewLibraryZip } from '#src/index.ts';
import { createTestContext, sampleLibrary, type TestContext } from '#src/testing/index.ts';
import { samplePaper } from './paper-fixtures.ts';
import { readStarter } from './starter-library.ts';

let database: TestDatabase;
let ctx: TestContext;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.empty();
  ctx = createTestContext(database);
});

const zipOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** All drafts completely, without times of change. */
async function everything(): Promise<unknown> {
  const subjects = await drafts.listSubjects(ctx);
  const chapters = await Promise.all(
    subjects.map((subject) => drafts.listChapters(ctx, { subjectId: subject._id })),
  );
  return JSON.parse(
    JSON.stringify({ subjects, chapters, papers: await drafts.listPapers(ctx) }, (key, value) =>
      key === 'updatedAt' ? undefined : value,
    ),
  );
}

async function isReadBack(library: Library, papers: readonly string[]): Promise<void> {
  await importLibrary(ctx, library);
  const before = await everything();
  const file = await exportLibrary(ctx);
  expect((await exportLibrary(ctx)).zip, 'nothing changed: not packed again').toBe(file.zip);
  expect([file.losses, file.fileName]).toEqual([[], expect.stringMatching(/-library-2026-11-21\.zip$/)]);
  expect(file.zip.length).toBeLessThan(6_900_000);
  await database.empty();
  const preview = await previewLibraryZip(ctx, { zipBase64: zipOf(file.zip) });
  expect([preview.canImport, preview.problems]).toEqual([true, []]);
  expect(preview.subjects).toHaveLength(library.subjects.length);
  expect(preview.papers).toEqual(papers.map((name) => ({ name: `${name} 2026-27`, isThere: false })));
  const { imported } = await importLibraryZip(ctx, { importId: 'library-1', zipBase64: zipOf(file.zip) });
  expect(imported).toBe(library.subjects.flatMap(({ chapters }) => chapters).length);
  expect(await everything()).toEqual(before);
}

const same = 'a zipped library is read back to the same content, ids, pictures and all';
it(`${same}: a subject and its paper`, async () =>
  isReadBack(await readStarter('economics', 'papers/04-economics-2026.yaml'), ['Economics']));
it(`${same}: the starter library`, { tags: ['nightly'] }, async () =>
  isReadBack(await readStarter(), [
    ...['Science', 'Mathematics Standard', 'Mathematics Basic', 'Economics', 'Economics with a case'],
  ]),
);

it("the whole library as a zip keeps a teacher's unfinished content", async () => {
  const subject = await drafts.createSubject(ctx, { name: 'भौतिकी', description: '' });
  const chapter = await drafts.createChapter(ctx, { name: 'Light: part 1', subject: subject._id });
  await drafts.createTopic(ctx, { name: 'Empty', description: '', chapter: chapter._id });
  await drafts.createSummary(ctx, { title: 'S1', chapter: chapter._id });
  await drafts.createSummary(ctx, { title: 'S2', chapter: chapter._id });
  await drafts.createMeme(ctx, { imageUrl: 'https://example.com/a.png', alt: '', chapter: chapter._id });
  await drafts.createMeme(ctx, { imageFile: Buffer.from('picture 1'), alt: 'p', chapter: chapter._id });
  const image = ctx.images.stored[0];
  if (image) image.bytes = Buffer.from('RIFF0000WEBPVP8 ');
  await drafts.createMindmap(ctx, {
    title: 'M',
    nodes: [
      { id: 'root', text: 'R', x: 0, y: 0 },
      { id: 'b', text: 'B', x: 1, y: 1 },
      { id: 'a', text: 'A', x: 1, y: 2 },
    ],
    edges: [
      { id: 'e1', source: 'root', target: 'b' },
      { id: 'e2', source: 'b', target: 'a' },
    ],
    chapter: chapter._id,
  });
  const { zip } = await exportLibrary(ctx);
  const [back] = (await unpackLibrary(zip)).subjects;
  expect(back).toMatchObject({
    name: 'भौतिकी',
    color: null,
    chapters: [
      {
        name: 'Light: part 1',
        topics: [{ name: 'Empty', pages: [] }],
        summaries: [
          { title: 'S1', pages: [''] },
          { title: 'S2', pages: [''] },
        ],
        memes: [{ picture: { url: 'https://example.com/a.png' }, alt: '' }, { alt: 'p' }],
        mindmaps: [{ title: 'M', root: { text: 'R', children: [{ text: 'B', children: [{ text: 'A' }] }] } }],
      },
    ],
  });
});

const zipBase64 = () => zipOf(packLibrary(sampleLibrary()));

it("the import of a library maps papers to the chapters' ids here, and does not change an existing paper", async () => {
  await importLibrary(ctx, sampleLibrary());
  const kept = await drafts.createPaper(ctx, samplePaper);
  const { _id: newer } = await drafts.createPaper(ctx, { ...samplePaper, year: 2027 });
  const { zip } = await exportLibrary(ctx);
  expect((await unpackLibrary(zip)).papers).toMatchObject([{ year: 2026 }, { year: 2027 }]);
  await drafts.deletePaper(ctx, { id: newer });
  for (const id of ['econ-1', 'chem-1']) await drafts.deleteChapter(ctx, { id });
  const own = await drafts.createChapter(ctx, { name: 'Chemistry 1', subject: 'chem' });

  const given = { zipBase64: zipOf(zip), onlyMissing: true };
  expect((await previewLibraryZip(ctx, given)).papers.map(({ isThere }) => isThere)).toEqual([true, false]);
  await importLibraryZip(ctx, { importId: 'library-1', ...given });
  const papers = await drafts.listPapers(ctx);
  expect(papers.map(({ year }) => year)).toEqual([2026, 2027]);
  expect(papers[0]).toMatchObject({ _id: kept._id, updatedAt: kept.updatedAt });
  const added = (await drafts.listChapters(ctx, { subjectId: 'econ' })).at(-1);
  expect([added?.name, added?._id === 'econ-1']).toEqual(['Economics 1', false]);
  expect(papers[1]?.units.map(({ chapterIds }) => chapterIds)).toEqual([[added?._id, 'econ-2'], [own._id]]);
});

it('the import of a library adds chapters to a subject of the same name and changes nothing existing', async () => {
  const subject = await drafts.createSubject(ctx, { name: 'economics', description: 'Mine' });
  await drafts.createChapter(ctx, { name: 'My own', subject: subject._id });
  await importLibraryZip(ctx, { importId: 'library-1', zipBase64: zipBase64() });
  const subjects = await drafts.listSubjects(ctx);
  expect(subjects.map(({ name, description }) => [name, description])).toEqual([
    ['economics', 'Mine'],
    ['Chemistry', 'About Chemistry'],
  ]);
  expect(subjects[0]?.chapters.map(({ name }) => name)).toEqual([
    'My own',
    'Economics 1',
    'Economics 2',
    'Economics 3',
  ]);
});

it('the import of a library adds only missing chapters on request, once, and nothing if none is missing', async () => {
  const subject = await drafts.createSubject(ctx, { name: 'Economics', description: '' });
  await drafts.createChapter(ctx, { name: 'economics 2', subject: subject._id });
  const { missing, subjects } = await previewLibraryZip(ctx, { zipBase64: zipBase64() });
  expect(subjects[0]?.chapters.map(({ name, isThere }) => [name, isThere])).toEqual([
    ['Economics 1', false],
    ['Economics 2', true],
    ['Economics 3', false],
  ]);
  const given = { importId: 'library-1', zipBase64: zipBase64(), onlyMissing: true };
  const outcomes = await Promise.all([importLibraryZip(ctx, given), importLibraryZip(ctx, given)]);
  expect(outcomes.map(({ imported }) => imported)).toEqual([missing, missing]);
  const [economics, chemistry] = await drafts.listSubjects(ctx);
  expect(economics?.chapters.map(({ name }) => name)).toEqual(['economics 2', 'Economics 1', 'Economics 3']);
  expect(chemistry?.chapters).toHaveLength(missing - 2);
  await expect(importLibraryZip(ctx, { ...given, importId: 'library-2' })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'All chapters of this library are already there. Nothing was added',
  });
});

it('the import of a library is rejected as a whole for an existing chapter, with its name', async () => {
  const subject = await drafts.createSubject(ctx, { name: 'Economics', description: '' });
  await drafts.createChapter(ctx, { name: 'economics 2', subject: subject._id });
  const before = await everything();
  const { canImport, problems } = await previewLibraryZip(ctx, { zipBase64: zipBase64() });
  expect([canImport, problems]).toEqual([
    false,
    ["The chapter 'Economics 2' is already there in 'Economics'. Rename or delete one of the two"],
  ]);
  await expect(
    importLibraryZip(ctx, { importId: 'library-1', zipBase64: zipBase64() }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await everything()).toEqual(before);
});

it('the import of a library writes once for concurrent requests', async () => {
  const input = { importId: 'library-1', zipBase64: zipBase64() };
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => importLibraryZip(ctx, input)));
  expect(outcomes.map(({ imported }) => imported)).toEqual([4, 4, 4, 4]);
  expect((await drafts.listSubjects(ctx)).map(({ chapters }) => chapters.length)).toEqual([3, 1]);
});

it('the import of a library assigns new ids where those of the file are taken', async () => {
  await importLibrary(ctx, sampleLibrary());
  await drafts.updateChapter(ctx, { id: 'econ-1', name: 'Renamed' });
  const library = sampleLibrary();
  const [econ] = library.subjects;
  const only = { subjects: econ ? [{ ...econ, chapters: econ.chapters.slice(0, 1) }] : [] };
  await importLibraryZip(ctx, { importId: 'library-1', zipBase64: zipOf(packLibrary(only)) });
  const chapters = (await drafts.listSubjects(ctx))[0]?.chapters ?? [];
  expect(chapters.map(({ name }) => name)).toEqual(['Renamed', 'Economics 2', 'Economics 3', 'Economics 1']);
  expect(chapters[3]?.counts).toEqual(chapters[0]?.counts);
});

it('the import of a library reports which new drawings lose parts', async () => {
  const library = sampleLibrary();
  const [econ] = library.subjects;
  const drawing = (inner: string) => ({
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`),
    mediaType: 'image/svg+xml',
  });
  if (econ) econ.picture = drawing('<image/>');
  for (const { figures, memes } of econ?.chapters.slice(0, 2) ?? []) {
    figures.push({ name: 'ray', image: drawing('<filter/>') }, { name: 'lens', image: drawing('<g/>') });
    for (const meme of memes) meme.picture = drawing('<animate/><animate/>');
  }
  const zip = { zipBase64: zipOf(packLibrary(library)) };
  const first = [
    { name: 'Economics 1: ray', leftOut: { filter: 1 } },
    { name: 'Economics 1: picture', leftOut: { animate: 2 } },
  ];
  expect((await previewLibraryZip(ctx, zip)).changedDrawings).toEqual([
    { name: 'Economics: picture', leftOut: { image: 1 } },
    ...first,
    ...first.map((each) => ({ ...each, name: each.name.replace('1', '2') })),
  ]);
  const subject = await drafts.createSubject(ctx, { name: 'Economics', description: '' });
  await drafts.createChapter(ctx, { name: 'economics 2', subject: subject._id });
  expect(await previewLibraryZip(ctx, zip)).toMatchObject({
    changedDrawings: first,
    changedDrawingsCount: first.length,
  });
});

it('the import of a library rejects anything but a library with the reason', async () => {
  const wrong = { importId: 'library-1', zipBase64: zipOf(Buffer.from('hello')) };
  expect((await previewLibraryZip(ctx, wrong)).problems[0]).toBe('The file is no zip, or it is damaged.');
  await expect(importLibraryZip(ctx, wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});
