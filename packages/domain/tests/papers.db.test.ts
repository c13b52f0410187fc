import { papersMax } from '@repo/contracts/limits/content';
import { papers } from '@repo/db/schema';
import { beforeEach, expect, it } from 'vitest';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { download } from './bulk-download.ts';
import { expectCode } from './expect-code.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';
import { publish, publishSamplePaper, samplePaper } from './paper-fixtures.ts';

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const { drafts } = domain;
const asBasic = () => createStudent(ctx);
const asSuper = () => createStudent(ctx, { expiryDate: new Date('2027-12-31T00:00:00Z') });
const published = async () => (await download(await asSuper())).content.papers;
const row = (kind: 'choice' | 'written', marks: number, count: number) => ({
  kind,
  marks,
  count,
  choices: 0,
});
const problems = async () => (await domain.previewPublish(ctx)).problems.map(({ message }) => message);

it('a draft paper can be created, listed in order, changed partially, and deleted', async () => {
  const first = await drafts.createPaper(ctx, { ...samplePaper, checkedOn: '2026-11-20' });
  const second = await drafts.createPaper(ctx, {
    ...samplePaper,
    name: 'Science',
    units: samplePaper.units,
  });
  expect(first).toEqual({
    ...samplePaper,
    _id: first._id,
    checkedOn: '2026-11-20',
    updatedAt: ctx.time.now.toISOString(),
  });
  expect(await drafts.listPapers(ctx)).toEqual([first, second]);
  ctx.time.pass(1_000);
  const changed = await drafts.updatePaper(ctx, { id: first._id, year: 2027, checkedOn: null });
  expect(changed).toEqual({
    ...first,
    checkedOn: undefined,
    year: 2027,
    updatedAt: ctx.time.now.toISOString(),
  });
  expect(await drafts.deletePaper(ctx, { id: first._id })).toEqual(changed);
  expect(await drafts.listPapers(ctx)).toEqual([second]);
});

it('a draft paper with contradictory parts is rejected, even if only one part is changed', async () => {
  const { _id: id, updatedAt } = await drafts.createPaper(ctx, samplePaper);
  const [money] = samplePaper.units;
  const sections = [{ name: 'A', title: '', units: ['Chaos'], rows: [row('choice', 1, 1)] }];
  await expect(drafts.createPaper(ctx, { ...samplePaper, sections })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: /names the unit 'Chaos'/,
  });
  for (const change of [{ sections }, { units: money ? [money, money] : [] }])
    await expect(drafts.updatePaper(ctx, { id, ...change })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(await drafts.listPapers(ctx)).toMatchObject([{ _id: id, updatedAt }]);
});

it('a draft paper accepts only existing chapters, and no longer lists deleted ones', async () => {
  const units = [{ name: 'Money', marks: 7, chapterIds: ['econ-1', 'none'] }];
  await expectCode(drafts.createPaper(ctx, { ...samplePaper, units }), 'NOT_FOUND');
  const [money, ...others] = samplePaper.units;
  const limited = money ? [{ ...money, chapterMarks: { 'econ-1': [2], 'econ-2': [1] } }, ...others] : [];
  const { _id: id } = await drafts.createPaper(ctx, { ...samplePaper, units: limited });
  await expect(drafts.updatePaper(ctx, { id, units })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await drafts.deleteChapter(ctx, { id: 'econ-1' });
  const [left] = await drafts.listPapers(ctx);
  expect(left?.units.map(({ chapterIds }) => chapterIds)).toEqual([['econ-2'], ['chem-1']]);
  expect(left?.units[0]?.chapterMarks).toEqual({ 'econ-2': [1] });
  expect(await drafts.updatePaper(ctx, { id, units: left?.units ?? [] })).toMatchObject({ _id: id });
});

it('a draft paper is not changed after someone else changed or deleted it', async () => {
  const { _id: id, updatedAt } = await drafts.createPaper(ctx, samplePaper);
  const now = await drafts.updatePaper(ctx, { id, name: 'Theirs', seenUpdatedAt: updatedAt });
  for (const call of [
    () => drafts.updatePaper(ctx, { id, name: 'Mine', seenUpdatedAt: updatedAt }),
    () => drafts.deletePaper(ctx, { id, seenUpdatedAt: updatedAt }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'STALE_EDIT', current: now });
  await drafts.deletePaper(ctx, { id });
  for (const call of [
    () => drafts.updatePaper(ctx, { id, name: 'Mine' }),
    () => drafts.deletePaper(ctx, { id }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Board paper not found' });
});

it('a draft paper is rejected above the limit, even for concurrent additions', async () => {
  const { _id: _, updatedAt: __, ...fields } = await drafts.createPaper(ctx, samplePaper);
  const rows = Array.from({ length: papersMax - 2 }, (_, n) => ({
    ...fields,
    id: `paper-${n}`,
    position: n + 1,
    updatedAt: ctx.time.now,
  }));
  await database.db.insert(papers).values(rows);
  const added = await Promise.allSettled([1, 2, 3].map(() => drafts.createPaper(ctx, samplePaper)));
  expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await database.db.$count(papers)).toBe(papersMax);
});

it('published papers reach students with Super once available, and without any the download is unchanged', async () => {
  const student = await asSuper();
  const before = await download(student);
  expect(before.content).not.toHaveProperty('papers');
  const { _id: id } = await drafts.createPaper(ctx, { ...samplePaper, isAvailable: false });
  expect(await publish()).toMatchObject({ isChanged: false });
  await drafts.updatePaper(ctx, { id, isAvailable: true });
  expect(await publish()).toMatchObject({ isChanged: true });
  expect(await published()).toEqual([{ ...samplePaper, _id: id }]);
  await drafts.deletePaper(ctx, { id });
  await publish();
  const after = await download(student);
  expect(after.text.replace(after.content.timestamp, before.content.timestamp)).toBe(before.text);
});

it.each(['gzip', undefined])(
  'published papers add no byte for a student without Super (%s)',
  async (encoding) => {
    const student = await asBasic();
    await domain.claimFreeChapter(student, { chapterId: 'econ-1' });
    const withOneOpen = { ...student, user: await domain.getUser(ctx, student.user.id) };
    const before = await download(withOneOpen, encoding);
    await publishSamplePaper();
    const after = await download(withOneOpen, encoding);
    expect(after.text.replace(after.content.timestamp, before.content.timestamp)).toBe(before.text);
    expect(await published()).toHaveLength(1);
  },
);

it('published papers name only chapters that students get', async () => {
  await drafts.updateChapter(ctx, { id: 'econ-1', isAllContentAvailable: false });
  await drafts.updateSubject(ctx, { id: 'chem', isAllContentAvailable: false });
  await publishSamplePaper();
  expect((await published())?.[0]?.units.map(({ chapterIds }) => chapterIds)).toEqual([['econ-2'], []]);
  expect((await download(await asSuper())).text).not.toMatch(/econ-1|chem-1/);
  await drafts.updateChapter(ctx, { id: 'econ-1', isAllContentAvailable: true });
  expect((await domain.listUnpublishedChanges(ctx)).changes).toMatchObject([
    { chapterId: 'econ-1', kind: 'added' },
    { subjectName: 'Social Science 2025-26', kind: 'changed', fields: ['units'] },
  ]);
});

it('published papers are listed as separate changes, and return with an older version', async () => {
  const { _id: id } = await publishSamplePaper();
  expect((await domain.previewPublish(ctx)).changes).toEqual([]);
  const [old] = await domain.listVersions(ctx);
  await drafts.updatePaper(ctx, { id, minutes: 90, name: 'Society' });
  await drafts.createPaper(ctx, { ...samplePaper, year: 2027 });
  await drafts.createPaper(ctx, { ...samplePaper, year: 2028, isAvailable: false });
  const place = { subjectId: null, chapterId: null, chapterName: null, items: [] };
  const { count, changes } = await domain.listUnpublishedChanges(ctx);
  expect([count, changes]).toEqual([
    3,
    [
      {
        ...place,
        kind: 'changed',
        paperId: id,
        subjectName: 'Society 2025-26',
        fields: ['name', 'minutes'],
      },
      {
        ...place,
        kind: 'added',
        paperId: expect.any(String),
        subjectName: 'Social Science 2026-27',
        fields: [],
      },
    ],
  ]);
  await publish();
  expect((await domain.listUnpublishedChanges(ctx)).count).toBe(0);
  await domain.rollBackVersion(ctx, { versionId: old?.id ?? 0, author: 'test' });
  expect(await published()).toEqual([{ ...samplePaper, _id: id }]);
  expect((await domain.previewPublish(ctx)).changes.map(({ kind }) => kind)).toEqual(['changed', 'added']);
});

it('the preview of a publish has no problems for a paper that its chapters can fill', async () => {
  await publishSamplePaper();
  expect(await problems()).toEqual([]);
});

it('the preview of a publish reports differing sums, units without chapters and missing questions, and links to the paper', async () => {
  const { _id: paperId } = await publishSamplePaper({
    units: [
      { name: 'Money', marks: 9, chapterIds: ['econ-1'] },
      { name: 'Maps', marks: 1, chapterIds: [] },
    ],
    sections: [
      {
        name: 'A',
        title: '',
        units: [],
        rows: [row('choice', 1, 4), row('written', 2, 3), row('written', 5, 1)],
      },
    ],
  });
  await drafts.createPaper(ctx, { ...samplePaper, name: 'Hidden', units: [], isAvailable: false });
  expect(await problems()).toEqual([
    "The sections of 'Social Science 2025-26' give 15 marks, its units 10",
    "The unit 'Maps' of 'Social Science 2025-26' has no chapter that students can see",
    "The chapters of 'Social Science 2025-26' lack questions for section A: 1 written question of 5 marks, 2 written questions of 2 marks, 1 question with options",
  ]);
  expect((await domain.previewPublish(ctx)).problems[0]).toMatchObject({
    subjectId: null,
    subjectName: 'Social Science 2025-26',
    paperId,
    chapterId: null,
  });
});
