import { figuresIn, writeFigureLine } from '@repo/contracts/figures';
import { figures } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { daysAgo, sweep, sweepNextDay } from './sweep-fixtures.ts';

const { drafts } = domain;

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const id = 'econ-1-written-1';
const publish = () => domain.publishContent(ctx, { author: 'test', note: '' });
const alternative = (question: string, point = 'A point', model = 'A model answer') => ({
  question,
  parts: [{ name: '(i)', text: 'A part', model, groups: [{ points: [{ text: point, halves: 4 }] }] }],
});

it('written questions are downloaded only with access to the chapter', async () => {
  await drafts.updateWritten(ctx, { id, passage: 'Passage of econ-1', marks: 2 });
  await publish();
  const basic = await createStudent(ctx);
  const locked = await download(basic);
  for (const words of ['Written question of', 'Model answer of', 'First point', 'Passage of'])
    expect(locked.text, words).not.toContain(words);
  const chapters = locked.content.subjects.flatMap((subject) => subject.chapters);
  expect(chapters.map(({ isLocked, written }) => [isLocked, written])).toEqual(
    chapters.map(() => [true, []]),
  );
  await domain.claimFreeChapter(basic, { chapterId: 'econ-1' });
  const open = await download({ ...basic, user: await domain.getUser(ctx, basic.user.id) });
  expect(open.text).toContain('Model answer of econ-1.');
  expect(open.text).not.toContain('Model answer of econ-2.');
  const mine = open.content.subjects.flatMap((subject) => subject.chapters).find(({ isLocked }) => !isLocked);
  expect(mine?.written).toMatchObject([{ _id: id, marks: 2, passage: 'Passage of econ-1' }]);
});

it('written questions leave a chapter without any unchanged', async () => {
  await drafts.deleteWritten(ctx, { id });
  await publish();
  const chapter = await ctx.published.chapterOf(await ctx.published.current(), 'econ-1');
  expect(Object.keys(chapter ?? {}).at(-1)).toBe('mindmaps');
  expect(await domain.listUnpublishedChanges(ctx)).toEqual({ count: 0, changes: [] });
});

it('written questions are compared one by one, including removed ones', async () => {
  const source = { board: 'CBSE', year: 2024 };
  await drafts.updateWritten(ctx, { id, passage: 'Read this.', source });
  await publish();
  await drafts.updateWritten(ctx, { id, passage: null });
  const made = await drafts.createWritten(ctx, {
    chapter: 'econ-1',
    marks: 2,
    alternatives: [alternative('New?')],
  });
  await drafts.deleteWritten(ctx, { id: 'econ-2-written-1' });
  const { changes, count } = await domain.listUnpublishedChanges(ctx);
  expect(count).toBe(3);
  expect(changes.map(({ chapterId, fields }) => [chapterId, fields])).toEqual([
    ['econ-1', ['written']],
    ['econ-2', ['written']],
  ]);
  expect(changes.flatMap(({ items }) => items)).toEqual([
    { kind: 'changed', list: 'written', itemId: id, label: 'Written question of econ-1?' },
    { kind: 'added', list: 'written', itemId: made._id, label: 'New?' },
    {
      kind: 'removed',
      list: 'written',
      itemId: 'econ-2-written-1',
      label: 'Written question of econ-2?',
    },
  ]);
  expect((await drafts.listWritten(ctx, { chapterId: 'econ-1' }))[0]).toMatchObject({ source });
});

it('written questions are counted, ordered and found by all their texts', async () => {
  const made = await drafts.createWritten(ctx, {
    chapter: 'econ-1',
    marks: 2,
    passage: 'About rainfall',
    alternatives: [alternative('First?'), alternative('Second?', 'evaporation', 'Clouds rise.')],
  });
  const [subject] = await drafts.listSubjects(ctx);
  expect(subject?.chapters[0]?.counts).toMatchObject({ written: 2, tests: 1 });
  await drafts.reorderItems(ctx, 'written', { chapterId: 'econ-1', ids: [made._id, id] });
  const order = (await drafts.listWritten(ctx, { chapterId: 'econ-1' })).map(({ _id }) => _id);
  expect(order).toEqual([made._id, id]);
  for (const text of ['rainfall', 'SECOND?', 'evaporation', 'clouds rise', 'second? EVAPORATION'])
    expect((await drafts.searchContent(ctx, { text })).hits, text).toMatchObject([
      { list: 'written', itemId: made._id, name: 'First?', chapterId: 'econ-1', questionNumber: null },
    ]);
});

it('written questions with answers of students are counted before their chapter is deleted', async () => {
  const student = await createStudent(ctx, { expiryDate: new Date('2030-01-01') });
  const answer = { writtenId: id, chapterId: 'econ-1', alternative: 0, ticked: '11' };
  await domain.submitWritten(student, answer);
  expect(await drafts.previewChapterDeletion(ctx, { id: 'econ-1' })).toMatchObject({
    studentsWithProgress: 1,
  });
  await drafts.deleteChapter(ctx, { id: 'econ-1' });
  await publish();
  expect(await domain.listWrittenResults(student)).toHaveLength(1);
});

const store = (words: string, width: number) =>
  domain.storeFigure(ctx, {
    words,
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100"/>`),
  });
const lineOf = (name: string) => writeFigureLine({ name, caption: 'c', description: 'd' });

it("a figure of a written question is available with access to the chapter, with the chapter's drawings, and locked otherwise", async () => {
  const { name } = await store('point', 150);
  await drafts.updateWritten(ctx, {
    id,
    alternatives: [alternative('Q?', `Drawn so:\n\n${lineOf(name)}`)],
  });
  await publish();
  const full = await createStudent(ctx, { expiryDate: new Date('2030-01-01') });
  const input = { chapterId: 'econ-1', name, isSmall: false };
  expect(await domain.findFigure(full, input)).toMatchObject({ mediaType: 'image/svg+xml' });
  const hash = await domain.findChapterDrawings(full, { chapterId: 'econ-1' });
  const reply = JSON.parse(String(await domain.readDrawings(ctx, hash)));
  expect(Object.keys(reply.data)).toEqual([name]);
  const basic = await createStudent(ctx);
  for (const call of [
    domain.findFigure(basic, input),
    domain.findChapterDrawings(basic, { chapterId: 'econ-1' }),
  ])
    await expect(call).rejects.toMatchObject({ code: 'CHAPTER_LOCKED' });
});

it('a figure of a written question is not swept while a draft shows it, and is restored from a saved library', async () => {
  const [shown, unused] = [await store('shown', 151), await store('unused', 152)];
  await drafts.updateWritten(ctx, { id, passage: lineOf(shown.name) });
  await sweep();
  await database.db.update(figures).set({ unusedSince: daysAgo(31) });
  await sweepNextDay();
  const left = await database.db.select({ name: figures.name }).from(figures);
  expect(left.map(({ name }) => name)).toEqual([shown.name]);
  expect(left).not.toContainEqual({ name: unused.name });

  const fieldsOf = async (chapterId: string) =>
    (await drafts.listWritten(ctx, { chapterId })).map(({ marks, passage, source, alternatives }) => ({
      marks,
      passage,
      source,
      alternatives,
    }));
  const saved = await fieldsOf('econ-1');
  const { zip } = await domain.exportLibrary(ctx);
  const zipBase64 = Buffer.from(zip).toString('base64');
  await drafts.deleteSubject(ctx, { id: 'econ' });
  await database.db.delete(figures).where(eq(figures.name, shown.name));
  await domain.importLibraryZip(ctx, { importId: 'library-0001', zipBase64, onlyMissing: true });
  const imported = (await drafts.listSubjects(ctx)).find(({ name }) => name === 'Economics');
  const again = await fieldsOf(imported?.chapters[0]?._id ?? '');
  expect(figuresIn(again[0]?.passage ?? '').map(({ name }) => name)).toEqual([shown.name]);
  expect(again).toEqual(saved);
  expect(await database.db.$count(figures)).toBe(1);
});
