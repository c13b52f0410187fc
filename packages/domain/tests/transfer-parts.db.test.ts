import { questionsInput } from '@repo/contracts/tests';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts, importLibrary, previewPublish } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importLibrary(ctx, sampleLibrary()));

type Page = { _id: string; pageNumber: number; content: string; updatedAt: string };
type Held = { _id: string; pages: Page[]; updatedAt: string };
type Input = { fromId: string; pageIds: string[]; toId: string };
type Kind = {
  from: string;
  to: string;
  list: (chapterId: string) => Promise<Held[]>;
  add: (id: string) => Promise<Held>;
  copy: (input: Input) => Promise<{ ids: string[]; updatedAt: string }>;
  move: (input: Input) => Promise<{ ids: string[] }>;
};

const kinds: Record<string, Kind> = {
  topic: {
    from: 'econ-1-t1',
    to: 'chem-1-t1',
    list: (chapterId) => drafts.listTopics(ctx, { chapterId }),
    add: (topicId) => drafts.addTopicPage(ctx, { topicId, content: 'Last' }),
    copy: (input) => drafts.copyTopicPages(ctx, input),
    move: (input) => drafts.moveTopicPages(ctx, input),
  },
  summary: {
    from: 'econ-1-summary',
    to: 'chem-1-summary',
    list: (chapterId) => drafts.listSummaries(ctx, { chapterId }),
    add: (summaryId) => drafts.addSummaryPage(ctx, { summaryId }),
    copy: (input) => drafts.copySummaryPages(ctx, input),
    move: (input) => drafts.moveSummaryPages(ctx, input),
  },
};

describe.each(Object.entries(kinds))('a page of a %s', (_, { from, to, list, add, copy, move }) => {
  const held = async (id: string): Promise<Held> => {
    const found = (await list(id.slice(0, 6))).find(({ _id }) => _id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };
  const firstPage = async () => (await held(from)).pages[0] as Page;

  it('a page is duplicated at the end of its owner, and copied to another chapter, with new ids', async () => {
    const page = await firstPage();
    const before = [await held(from), await held(to)] as const;
    for (const toId of [from, to]) {
      const { ids, updatedAt } = await copy({ fromId: from, pageIds: [page._id], toId });
      const last = (await held(toId)).pages.at(-1);
      expect(last).toMatchObject({ _id: ids[0], content: page.content, updatedAt });
      expect(ids).not.toContain(page._id);
    }
    const after = [await held(from), await held(to)] as const;
    for (const [index, { pages, updatedAt }] of after.entries()) {
      expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(pages.map((__, at) => at + 1));
      expect(pages).toHaveLength((before[index]?.pages.length ?? 0) + 1);
      expect(updatedAt > (before[index]?.updatedAt ?? '')).toBe(true);
    }
  });

  it('a page moves unchanged to the end of another owner, and later pages move up', async () => {
    await add(from);
    const page = await firstPage();
    const others = (await held(from)).pages.slice(1).map(({ _id }) => _id);
    await move({ fromId: from, pageIds: [page._id], toId: to });
    const { pages } = await held(from);
    expect(pages.map(({ _id }) => _id)).toEqual(others);
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual(others.map((__, at) => at + 1));
    const moved = (await held(to)).pages;
    expect(moved.at(-1)).toEqual({ ...page, pageNumber: moved.length });
  });

  it("a page is not found in another owner, and can't be moved to its own", async () => {
    const page = await firstPage();
    const pageIds = [page._id];
    for (const act of [copy, move])
      for (const input of [
        { fromId: to, pageIds, toId: from },
        { fromId: from, pageIds, toId: 'nowhere' },
        { fromId: from, pageIds: [...pageIds, 'no-such'], toId: to },
      ])
        await expect(act(input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(move({ fromId: from, pageIds, toId: from })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await firstPage()).toEqual(page);
  });
});

it("moving a page can't leave a summary without pages", async () => {
  const [summary] = await drafts.listSummaries(ctx, { chapterId: 'econ-1' });
  const input = {
    fromId: 'econ-1-summary',
    pageIds: summary?.pages.map(({ _id }) => _id) ?? [],
    toId: 'chem-1-summary',
  };
  await expect(drafts.moveSummaryPages(ctx, input)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await drafts.listSummaries(ctx, { chapterId: 'econ-1' })).toEqual([summary]);
});

const test = async (chapterId: string) => {
  const [first] = await drafts.listTests(ctx, { chapterId });
  if (!first) throw new Error('no test');
  return first;
};
const inputOf = async (...numbers: number[]) => ({
  fromId: 'econ-1-test',
  seenUpdatedAt: (await test('econ-1')).updatedAt,
  numbers,
  toId: 'chem-1-test',
});

it('a question is copied to the end of another test', async () => {
  const [from, to] = [await test('econ-1'), await test('chem-1')];
  const { chapterId, count } = await drafts.copyQuestions(ctx, await inputOf(2));
  const after = await test(chapterId);
  expect(after.questions).toEqual([...to.questions, from.questions[1]]);
  expect([chapterId, count]).toEqual(['chem-1', after.questions.length]);
  expect(after.updatedAt > to.updatedAt).toBe(true);
  expect(await test('econ-1')).toEqual(from);
});

it('a question moves to the end of another test, and back unless that test changed meanwhile', async () => {
  const [from, to] = [await test('econ-1'), await test('chem-1')];
  const { count, updatedAt } = await drafts.moveQuestions(ctx, await inputOf(1));
  expect(await test('chem-1')).toMatchObject({ questions: [...to.questions, from.questions[0]], updatedAt });
  expect((await test('econ-1')).questions).toEqual(from.questions.slice(1));
  const back = { fromId: to._id, seenUpdatedAt: updatedAt, numbers: [count], toId: from._id };
  await expect(drafts.moveQuestions(ctx, { ...back, seenUpdatedAt: to.updatedAt })).rejects.toMatchObject({
    code: 'STALE_EDIT',
  });
  await drafts.moveQuestions(ctx, back);
  expect((await test('chem-1')).questions).toEqual(to.questions);
});

it('a question may be moved out of its case, and the resulting problem is reported before a publish', async () => {
  const ask = (text: string) => ({
    case: { passage: 'A table.', ask: text },
    options: ['a', 'b'],
    correctAnswer: 0,
    explanation: 'So.',
  });
  const { _id: id, title, timeLimit, passingScore } = await test('econ-1');
  const questions = questionsInput.parse([ask('one'), ask('two'), ask('three')]);
  await drafts.updateTest(ctx, { id, title, timeLimit, passingScore, questions });
  const problemsOf = async () =>
    (await previewPublish(ctx)).problems.filter(({ list }) => list === 'tests').map(({ message }) => message);
  await drafts.moveQuestions(ctx, await inputOf(1));
  const to = await test('chem-1');
  const lone = `Question ${to.questions.length} of '${to.title}' is the only one of its case: a case has 2 to 5 questions`;
  expect(await problemsOf()).toEqual([lone]);
  expect(to.questions.at(-1)).toEqual(questions[0]);
  await drafts.moveQuestions(ctx, await inputOf(1));
  const left = `Question 1 of '${title}' is the only one of its case: a case has 2 to 5 questions`;
  expect(await problemsOf()).toEqual([left]);
});

it('a question is not moved if it is missing, was changed or is the only one, or if the other test is full', async () => {
  const [from, to] = [await test('econ-1'), await test('chem-1')];
  const all = from.questions.map((_, index) => index + 1);
  const refused = async (input: Awaited<ReturnType<typeof inputOf>>, code: string) =>
    expect(drafts.moveQuestions(ctx, input)).rejects.toMatchObject({ code });
  await refused(await inputOf(all.length + 1), 'NOT_FOUND');
  await refused({ ...(await inputOf(1)), toId: 'nowhere' }, 'NOT_FOUND');
  await refused({ ...(await inputOf(1)), toId: 'econ-1-test' }, 'CONFLICT');
  await refused({ ...(await inputOf(1)), seenUpdatedAt: '2020-01-01T00:00:00.000Z' }, 'STALE_EDIT');
  await refused(await inputOf(...all), 'CONFLICT');
  const { _id: id, chapter: __, updatedAt: ___, ...fields } = to;
  const question = to.questions[0];
  if (!question) throw new Error('no question');
  await drafts.updateTest(ctx, { ...fields, id, questions: Array.from({ length: 500 }, () => question) });
  await refused(await inputOf(1), 'CONFLICT');
  expect(await test('econ-1')).toEqual(from);
});
