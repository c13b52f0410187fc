import { beforeEach, expect, it } from 'vitest';
import {
  drafts,
  exportFile,
  importFlashcards,
  importLibrary,
  importNotes,
  importQuestions,
  previewImport,
} from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { expectCode } from './expect-code.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import { asFile, head, tableOf200 } from './question-table.ts';

useFreshDatabase();

beforeEach(async () => {
  await importLibrary(ctx, sampleLibrary());
});

const chapterId = 'econ-1';
const newTest = { title: 'Big test', timeLimit: 30, passingScore: 40 };
const testsOf = () => drafts.listTests(ctx, { chapterId });
const importTable = (text: string, importId = 'import-0001') =>
  importQuestions(ctx, { importId, chapterId, format: 'csv', source: asFile(text), into: { newTest } });

it('the import of 200 questions reports the 7 invalid ones in the words of the catalogue, and writes nothing', async () => {
  const before = await testsOf();
  const { rows, badRows, canImport } = await previewImport(ctx, {
    kind: 'questions',
    format: 'csv',
    source: asFile(tableOf200(false)),
  });
  expect([rows.length, badRows, canImport]).toEqual([200, 7, false]);
  const bad = rows.flatMap(({ n, line, problems }) => (problems.length > 0 ? [[n, line, ...problems]] : []));
  expect(bad).toEqual([
    [3, 4, "Question 3 is required. The cell 'question' is empty"],
    [50, 51, 'Each question must have 2-6 non-empty options. There is 1'],
    [77, 78, "Each question must have 2-6 non-empty options. The cell 'option B' is empty"],
    [
      100,
      101,
      "Select the correct answer for question 100. The cell 'correct option' is empty: it should say one of A to D or 1 to 4",
    ],
    [
      133,
      134,
      "Correct answer must be a valid option index for question 133. The cell 'correct option' says 'D', which is none of A to B or 1 to 2",
    ],
    [
      160,
      161,
      "The answer 'A' of question 160 is the letter or number of one option and the text of another",
    ],
    [
      200,
      201,
      "Question 200 is required. The cell 'question' is empty",
      'Each question must have 2-6 non-empty options. There are 0',
    ],
  ]);
  await expect(importTable(tableOf200(false))).rejects.toMatchObject({
    code: 'BAD_INPUT',
    message: '7 entries cannot be imported as they are. Nothing was imported',
  });
  expect(await testsOf()).toEqual(before);
});

it('the import of 200 questions writes the 193 valid ones once, and is rejected if an invalid one is not left out', async () => {
  const given = {
    importId: 'partial-1',
    chapterId,
    format: 'csv',
    source: asFile(tableOf200(false)),
    into: { newTest },
  } as const;
  const leaveOut = [3, 50, 77, 100, 133, 160, 200];
  await expect(importQuestions(ctx, { ...given, leaveOut: leaveOut.slice(1) })).rejects.toMatchObject({
    message: '1 entry cannot be imported as it is. Nothing was imported',
  });
  const sent = await Promise.all([1, 2, 3].map(() => importQuestions(ctx, { ...given, leaveOut })));
  expect(new Set(sent.map(({ testId }) => testId)).size).toBe(1);
  expect(sent[0]?.message).toBe('193 questions imported');
  const test = (await testsOf()).find(({ _id }) => _id === sent[0]?.testId);
  expect(test?.questions).toHaveLength(193);
  expect(test?.questions[2]?.question).toBe('Question 4, with a comma?');
  await expectCode(importQuestions(ctx, { ...given, leaveOut: [...leaveOut, 1] }), 'CONFLICT');
});

it('the import of 200 questions writes all 200 once corrected, and imports its own export unchanged', async () => {
  const { imported, testId, message } = await importTable(tableOf200(true));
  expect([imported, message]).toEqual([200, '200 questions imported']);
  const test = (await testsOf()).find(({ _id }) => _id === testId);
  expect(test).toMatchObject({ title: 'Big test', timeLimit: 30, passingScore: 40 });
  expect(test?.questions).toHaveLength(200);
  expect(test?.questions[1]).toEqual({
    question: 'Question 2, with a comma?',
    options: ['one 2', 'two', 'three', 'four'],
    correctAnswer: 2,
    difficulty: 'hard',
    explanation: 'Since "it" is so',
  });
  for (const format of ['csv', 'gift'] as const) {
    const file = await exportFile(ctx, { kind: 'questions', format, testId: testId ?? '' });
    expect([file.losses, file.fileName.startsWith('big-test')]).toEqual([[], true]);
    const again = await importQuestions(ctx, {
      importId: `again-${format}`,
      chapterId,
      format,
      source: { fileBase64: file.fileBase64 },
      into: { newTest: { ...newTest, title: format } },
    });
    const copy = (await testsOf()).find(({ _id }) => _id === again.testId);
    expect(copy?.questions).toEqual(test?.questions);
  }
});

it('the import of 200 questions writes once for repeated and concurrent requests', async () => {
  const sent = Array.from({ length: 5 }, () => importTable(tableOf200(true)));
  const outcomes = await Promise.all(sent);
  expect(new Set(outcomes.map(({ testId }) => testId)).size).toBe(1);
  expect(await importTable(tableOf200(true))).toEqual(outcomes[0]);
  expect(await testsOf()).toHaveLength(2);
});

it('the import of 200 questions frees its id after a failure, and rejects another file under it after success', async () => {
  await expect(importTable(tableOf200(false))).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await importTable(tableOf200(true));
  await expect(importTable(`${head}\nAnother?,a,b,,,A,,`)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('the import of 200 questions adds to the end of an existing test until it is full', async () => {
  const append = (importId: string) =>
    importQuestions(ctx, {
      importId,
      chapterId,
      format: 'csv',
      source: asFile(tableOf200(true)),
      into: { testId: 'econ-1-test' },
    });
  await append('append-01');
  await append('append-02');
  await expect(append('append-03')).rejects.toMatchObject({ code: 'CONFLICT' });
  const [test] = await testsOf();
  expect([test?.questions.length, test?.questions[0]?.question]).toEqual([403, 'Q1']);
  const foreign = {
    importId: 'foreign-1',
    chapterId,
    format: 'csv',
    source: asFile(tableOf200(true)),
  } as const;
  await expect(importQuestions(ctx, { ...foreign, into: { testId: 'chem-1-test' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('cards and notes of a file are added at the end in order, all or none', async () => {
  const given = { chapterId, format: 'csv' } as const;
  await expect(
    importFlashcards(ctx, { ...given, importId: 'cards-001', source: { text: 'q,a\n,b\n' } }),
  ).rejects.toMatchObject({ message: '1 entry cannot be imported as it is. Nothing was imported' });
  await importFlashcards(ctx, { ...given, importId: 'cards-001', source: { text: 'a,1\nb,2\nc,3\n' } });
  const cards = await drafts.listFlashcards(ctx, { chapterId });
  expect(cards.map(({ question, answer }) => [question, answer]).slice(1)).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['c', '3'],
  ]);
});

it('cards and notes are the same after an export and an import into another chapter', async () => {
  const file = await exportFile(ctx, { kind: 'notes', format: 'markdown', chapterId });
  const source = { fileBase64: file.fileBase64 };
  const target = await drafts.createChapter(ctx, { name: 'Copy', subject: 'econ' });
  await importNotes(ctx, { importId: 'notes-001', chapterId: target._id, format: 'markdown', source });
  const shape = async (id: string) =>
    (await drafts.listTopics(ctx, { chapterId: id })).map(({ name, description, pages }) => ({
      name,
      description,
      pages: pages.map(({ content, pageNumber }) => [pageNumber, content]),
    }));
  expect(await shape(target._id)).toEqual(await shape(chapterId));
  const cards = await exportFile(ctx, { kind: 'flashcards', format: 'csv', chapterId });
  await importFlashcards(ctx, {
    importId: 'cards-002',
    chapterId: target._id,
    format: 'csv',
    source: { fileBase64: cards.fileBase64 },
  });
  expect(await drafts.listFlashcards(ctx, { chapterId: target._id })).toMatchObject([
    { question: 'Card of econ-1?', answer: 'Yes', difficulty: 'easy' },
  ]);
});

it('an invalid file of cards or notes is rejected with the reason', async () => {
  const bad = (source: { text: string } | { fileBase64: string }) =>
    importNotes(ctx, { importId: 'notes-002', chapterId, format: 'markdown', source });
  await expect(bad({ text: '' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  await expect(bad({ text: 'no topic' })).rejects.toMatchObject({
    message: expect.stringContaining('topic'),
  });
  await expect(bad(asFile('PK\u0003\u0004\0\0'))).rejects.toMatchObject({
    message: expect.stringContaining('damaged'),
  });
  await expect(bad(asFile('\0\u0001\0\0'))).rejects.toMatchObject({
    message: expect.stringContaining('not text'),
  });
  await expect(
    importNotes(ctx, {
      importId: 'notes-003',
      chapterId: 'none',
      format: 'markdown',
      source: { text: '# A' },
    }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const huge = 'q,a\n'.repeat(10_100);
  const { problems, rows } = await previewImport(ctx, {
    kind: 'flashcards',
    format: 'csv',
    source: { text: huge },
  });
  expect([problems, rows]).toEqual([['The file has more than 10000 entries. Import it in parts'], []]);
});

it('cards and notes have templates whose example can be imported unchanged', async () => {
  for (const of of ['flashcards', 'questions'] as const) {
    const { fileBase64, fileName } = await exportFile(ctx, { kind: 'template', format: 'csv', of });
    expect(fileName).toBe(`${of}-template.csv`);
    const { rows, losses, canImport } = await previewImport(ctx, {
      kind: of,
      format: 'csv',
      source: { fileBase64 },
    });
    expect([rows.length, losses, rows[0]?.losses, canImport]).toEqual([1, [], [], true]);
  }
});
