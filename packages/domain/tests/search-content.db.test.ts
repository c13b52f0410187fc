import { createTestInput } from '@repo/contracts/content.inputs';
import { beforeEach, expect, it } from 'vitest';
import { drafts, importLibrary } from '#src/index.ts';
import { sampleLibrary } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importLibrary(ctx, sampleLibrary()));

const search = (text: string) => drafts.searchContent(ctx, { text });
const placesOf = async (text: string) =>
  (await search(text)).hits.map(({ list, itemId, pageId, questionNumber }) => ({
    list,
    itemId,
    pageId,
    questionNumber,
  }));

it('the search finds pages, summaries, cards, questions and titles with their places', async () => {
  const [page] = (await search('sentence one ECON-1')).hits;
  expect(page).toEqual({
    list: 'topics',
    itemId: 'econ-1-t1',
    pageId: expect.any(String),
    questionNumber: null,
    name: 'First topic',
    excerpt: 'Sentence one of econ-1.',
    subjectId: 'econ',
    subjectName: 'Economics',
    chapterId: 'econ-1',
    chapterName: 'Economics 1',
  });
  const nothing = { pageId: null, questionNumber: null };
  expect(await placesOf('summary of chem-1')).toMatchObject([
    { list: 'summaries', itemId: 'chem-1-summary' },
  ]);
  expect(await placesOf('card of econ-2')).toEqual([
    { list: 'flashcards', itemId: 'econ-2-card-1', ...nothing },
  ]);
  expect((await placesOf('q2 four'))[0]).toEqual({
    list: 'tests',
    itemId: 'econ-1-test',
    pageId: null,
    questionNumber: 2,
  });
  expect((await placesOf('chapter test')).length).toBe(4);
});

it('the search finds memes by their description, and mind maps by titles and ideas', async () => {
  const { _id: meme } = await drafts.createMeme(ctx, {
    chapter: 'econ-1',
    imageUrl: 'https://memes.example/cat.png',
    alt: 'A cat counts its rupees',
  });
  const node = (id: string, text: string) => ({ id, text, x: 0, y: 0 });
  const { _id: map } = await drafts.createMindmap(ctx, {
    chapter: 'econ-2',
    title: 'Money and credit',
    nodes: [node('root', 'Money'), node('n1', 'Cheque deposits'), node('n2', 'Self-help groups')],
    edges: [
      { id: 'e1', source: 'root', target: 'n1' },
      { id: 'e2', source: 'root', target: 'n2' },
    ],
  });
  const nowhere = { pageId: null, questionNumber: null };
  expect(await placesOf('cat rupees')).toEqual([{ list: 'memes', itemId: meme, ...nowhere }]);
  expect(await placesOf('money and')).toEqual([{ list: 'mindmaps', itemId: map, ...nowhere }]);
  expect(await placesOf('self-help')).toEqual([{ list: 'mindmaps', itemId: map, ...nowhere }]);
  expect((await search('self-help')).hits[0]).toMatchObject({
    name: 'Money and credit',
    excerpt: 'Money and credit Money Cheque deposits Self-help groups',
  });
});

it("the search finds the text of a case once, and each question's own text", async () => {
  const passage = 'Three states and their literacy in a table';
  const ask = (text: string, explanation: string) => ({
    kind: 'case' as const,
    case: { passage, ask: text },
    options: ['Kerala', 'Bihar'],
    correctAnswer: 0,
    explanation,
  });
  const { questions } = createTestInput.parse({
    title: 'Board',
    chapter: 'econ-1',
    passingScore: 40,
    questions: [
      ask('Which is highest?', 'See the first row'),
      ask('Which state has the lowest literacy?', 'See the last row'),
      ask('Which spends more?', 'Literacy is higher there'),
      { statements: { assertion: 'Income is enough', reason: 'Money buys all' }, correctAnswer: 3 },
    ],
  });
  await drafts.createTest(ctx, {
    title: 'Board',
    chapter: 'econ-1',
    timeLimit: 10,
    passingScore: 40,
    questions,
  });
  const numbersOf = async (text: string) =>
    (await placesOf(text)).map(({ questionNumber }) => questionNumber);
  expect(await numbersOf('three states')).toEqual([1]);
  expect(await numbersOf('literacy')).toEqual([1, 2, 3]);
  expect(await numbersOf('table')).toEqual([1]);
  expect(await numbersOf('table spends')).toEqual([3]);
  expect(await numbersOf('income enough')).toEqual([4]);
  expect(await numbersOf('correct explanation of')).toEqual([]);
  expect((await search('spends table')).hits[0]?.excerpt).toContain('Which spends more?');
});

it('the search lists names before texts, both in the order of the library', async () => {
  const { _id: topicId } = await drafts.createTopic(ctx, {
    chapter: 'chem-1',
    name: 'Card games',
    description: '',
  });
  expect((await placesOf('card')).map(({ itemId }) => itemId)).toEqual([
    topicId,
    'econ-1-card-1',
    'econ-2-card-1',
    'econ-3-card-1',
    'chem-1-card-1',
  ]);
});

it('the search treats wildcards as plain characters', async () => {
  await drafts.createFlashcard(ctx, {
    chapter: 'econ-1',
    question: 'Is 50% of $x_1$ a \\half?',
    answer: 'Yes',
    difficulty: 'easy',
  });
  expect(await placesOf('50%')).toHaveLength(1);
  expect(await placesOf('x_1')).toHaveLength(1);
  expect(await placesOf('\\half')).toHaveLength(1);
  expect(await placesOf('5%0')).toEqual([]);
  expect(await placesOf("'; drop table topics; --")).toEqual([]);
});

it('the search shows a short excerpt around the word, and at most 30 hits', async () => {
  const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
  for (let n = 0; n < 31; n += 1)
    await drafts.createFlashcard(ctx, {
      chapter: 'econ-1',
      question: `${words} needle ${words}`,
      answer: 'Yes',
      difficulty: 'easy',
    });
  const { hits, hasMore } = await search('needle');
  expect(hits).toHaveLength(30);
  expect(hasMore).toBe(true);
  expect(hits[0]?.excerpt).toMatch(/^….*needle.*…$/);
  expect(hits[0]?.excerpt.length).toBeLessThan(165);
});
