import { type FindTextsInput, findTextsInput, type TextPlace } from '@repo/contracts/replace-content';
import { flashcards, mindmaps, tests, topicPages } from '@repo/db/schema';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts, findTexts, replaceTexts } from '#src/index.ts';
import { importSampleContent } from '#src/testing/index.ts';
import { ctx, database, useFreshDatabase } from './fresh-database.ts';

useFreshDatabase();
beforeEach(() => importSampleContent(ctx));

const find = (text: string, options: Partial<FindTextsInput> = {}) =>
  findTexts(ctx, findTextsInput.parse({ find: text, ...options }));
const placesOf = async (...args: Parameters<typeof find>) => (await find(...args)).places;

/** One edit for each item or page. */
function editsOf(places: readonly TextPlace[], to: string) {
  const keyOf = ({ itemId, pageId }: TextPlace) => `${itemId} ${pageId}`;
  return [...new Set(places.map(keyOf))].map((key) => {
    const own = places.filter((place) => keyOf(place) === key);
    const [{ list, itemId, pageId, seenUpdatedAt }] = own as [TextPlace];
    const replacements = own.map(({ path, at, found: from }) => ({ path, at, from, to }));
    return { list, itemId, pageId, seenUpdatedAt, replacements };
  });
}
const replace = (places: readonly TextPlace[], to: string) =>
  replaceTexts(ctx, { edits: editsOf(places, to) });
const cardOf = async () =>
  (await database.db.select().from(flashcards).where(eq(flashcards.id, 'econ-1-card-1')))[0];
const changeCard = (fields: object) => drafts.updateFlashcard(ctx, { id: 'econ-1-card-1', ...fields });

describe('finding a text in the drafts', () => {
  it('finding a text in the drafts lists every match with the words around it, in all kinds', async () => {
    await drafts.updateMeme(ctx, { id: 'econ-1-meme-1', alt: 'econ-1 as a joke' });
    const places = await placesOf('econ-1', { chapterIds: ['econ-1'] });
    expect(new Set(places.map(({ list }) => list))).toEqual(
      new Set(['topics', 'summaries', 'flashcards', 'written', 'memes']),
    );
    expect(places.find(({ list }) => list === 'topics')).toMatchObject({
      ...{ subjectId: 'econ', chapterId: 'econ-1', itemId: 'econ-1-t1', part: 1, path: 'content', at: 16 },
      ...{ before: 'Sentence one of ', found: 'econ-1', after: '.', kind: 'words', name: 'First topic' },
    });
  });

  it('finding a text in the drafts searches only the chosen chapters and kinds', async () => {
    const places = await placesOf('card of', {
      chapterIds: ['econ-1', 'econ-2'],
      lists: ['flashcards', 'tests'],
    });
    expect(places.map(({ itemId }) => itemId)).toEqual(['econ-1-card-1', 'econ-2-card-1']);
  });

  it('finding a text in the drafts ignores case and finds parts of words unless told otherwise', async () => {
    await changeCard({ question: 'Ray, rays and a ray', answer: 'किरण किरणें' });
    const texts = async (text: string, options: object) =>
      (await placesOf(text, { chapterIds: ['econ-1'], lists: ['flashcards'], ...options })).map(
        ({ at }) => at,
      );
    expect(await texts('ray', {})).toEqual([0, 5, 16]);
    expect(await texts('ray', { isWholeWord: true })).toEqual([0, 16]);
    expect(await texts('ray', { isCaseSensitive: true })).toEqual([5, 16]);
    expect(await texts('किरण', { isWholeWord: true })).toEqual([0]);
    expect(await texts('r.y', {})).toEqual([]);
  });

  it('finding a text in the drafts tells words from formulas, addresses, names of figures and markup', async () => {
    const question =
      'A mol of $mol$ in [mol](mol) at https://a.in/mol\n\n![mol](mol-d360x248-0f1e2d3c4b5a "mol")\n\n## mol **mol**';
    await changeCard({ question });
    const options = { chapterIds: ['econ-1'], lists: ['flashcards' as const] };
    expect((await placesOf('mol', options)).map(({ kind }) => kind)).toEqual([
      ...['words', 'formula', 'words', 'link', 'link', 'words', 'link', 'words', 'words', 'words'],
    ]);
    expect((await placesOf('**mol', options)).map(({ kind }) => kind)).toEqual(['marks']);
    expect((await placesOf('of $', options)).map(({ kind }) => kind)).toEqual(['formula']);
  });

  it('finding a text in the drafts lists the passage of a case once, and no text that follows from others', async () => {
    const [test] = await drafts.listTests(ctx, { chapterId: 'econ-1' });
    const ofCase = (ask: string) => ({
      kind: 'case' as const,
      case: { passage: 'A lens bends light.', ask },
      options: ['1', '2'],
      correctAnswer: 0,
      difficulty: 'easy' as const,
      question: `A lens bends light.\n\n${ask}`,
    });
    await drafts.updateTest(ctx, {
      ...test,
      id: test?._id ?? '',
      questions: [ofCase('Which lens?'), ofCase('Why?')],
    } as never);
    const places = await placesOf('lens', { lists: ['tests'] });
    expect(places.map(({ path, part }) => [path, part])).toEqual([
      ['questions.0.case.ask', 1],
      ['questions.0.case.passage', 1],
    ]);
    const { count } = await replace(places.slice(1), 'prism');
    expect(count).toBe(1);
    const [row] = await database.db
      .select()
      .from(tests)
      .where(eq(tests.id, test?._id ?? ''));
    expect(row?.questions.map(({ question }) => question)).toEqual([
      'A prism bends light.\n\nWhich lens?',
      'A prism bends light.\n\nWhy?',
    ]);
  });

  const missesNoPlace = async (numRuns: number) => {
    // Letters that are the capital of another letter are drawn more often.
    const signs = [...`${'kK\u212asSſ'.repeat(4)}aßẞiIİıΣςσéÉǅǆक𐐀𐐨%_\\"'\n\t\u0001(){},. `];
    const text = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 8 });
    const turned = (sign: string, turn: number) =>
      [sign, sign.toUpperCase(), sign.toLowerCase()][turn % 3] ?? '';
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(
        ...([
          text,
          fc.nat(),
          fc.nat(),
          fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
          fc.boolean(),
        ] as const),
        async (written, from, length, turns, isCaseSensitive) => {
          const content = written.join('');
          const json = sql`to_jsonb(${content}::text)`;
          await db.update(flashcards).set({ answer: content });
          await db.update(topicPages).set({ content });
          await db.update(tests).set({ questions: sql`jsonb_set(questions, '{0,explanation}', ${json})` });
          await db.update(mindmaps).set({ nodes: sql`jsonb_set(nodes, '{0,text}', ${json})` });
          const start = from % written.length;
          const needle = written
            .slice(start, start + 1 + (length % 4))
            .map((sign, at) => turned(sign, turns[at] ?? 0));
          const wanted = needle.join('');
          fc.pre(wanted.trim() !== '');
          const pattern = wanted.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
          const count = [...content.matchAll(new RegExp(pattern, isCaseSensitive ? 'gu' : 'giu'))].length;
          const lists = ['topics' as const, 'flashcards' as const, 'tests' as const, 'mindmaps' as const];
          const places = await placesOf(wanted, { isCaseSensitive, chapterIds: ['econ-1'], lists });
          for (const path of ['answer', 'content', 'questions.0.explanation', 'nodes.0.text']) {
            const own = places.filter((place) => place.path === path && (place.part ?? 1) === 1);
            expect(own.filter(({ itemId }) => itemId === own[0]?.itemId)).toHaveLength(count);
          }
        },
      ),
      { numRuns },
    );
  };

  it('finding a text in the drafts misses no match, whatever the signs and the case of its letters', () =>
    missesNoPlace(30));
  it('finding a text in the drafts misses no match in hundreds of texts', { tags: ['nightly'] }, () =>
    missesNoPlace(150),
  );
});

describe('replacing a text in the drafts', () => {
  it('replacing a text in the drafts changes only the chosen matches, and one more call undoes it', async () => {
    const before = await database.db.select().from(flashcards).orderBy(flashcards.id);
    const all = await placesOf('o', { chapterIds: ['econ-1', 'econ-2'] });
    const { count, refused, undo } = await replace(
      all.filter((_, index) => index % 2 === 0),
      '(round)',
    );
    expect([count, refused]).toEqual([Math.ceil(all.length / 2), []]);
    expect(await placesOf('(round)')).toHaveLength(count);
    const back = await replaceTexts(ctx, { edits: undo });
    expect([back.count, back.refused]).toEqual([count, []]);
    expect(await placesOf('(round)')).toEqual([]);
    const plain = (cards: typeof before) => cards.map(({ updatedAt: _, ...card }) => card);
    expect(plain(await database.db.select().from(flashcards).orderBy(flashcards.id))).toEqual(plain(before));
  });

  it('replacing a text in the drafts can be undone when the new text was trimmed', async () => {
    const question = (await cardOf())?.question;
    const { undo } = await replace(
      await placesOf('Card', { lists: ['flashcards'], chapterIds: ['econ-1'] }),
      '',
    );
    expect((await cardOf())?.question).toBe('of econ-1?');
    await replaceTexts(ctx, { edits: undo });
    expect((await cardOf())?.question).toBe(question);
  });

  it('replacing a text in the drafts rejects drafts that changed since, also when it is undone', async () => {
    const places = await placesOf('card of', { lists: ['flashcards'] });
    await changeCard({ answer: 'Written by a colleague' });
    const { refused, undo, count } = await replace(places, 'Question of');
    expect(count).toBe(places.length - 1);
    expect(refused).toMatchObject([{ itemId: 'econ-1-card-1', path: 'question', at: 0 }]);
    await drafts.updateFlashcard(ctx, { id: 'econ-2-card-1', answer: 'Also by a colleague' });
    const back = await replaceTexts(ctx, { edits: undo });
    expect(back.refused.map(({ itemId }) => itemId)).toEqual(['econ-2-card-1']);
  });

  it('replacing a text in the drafts leaves a text that would be too long, and changes the others of the same item', async () => {
    await changeCard({ question: `ray ${'x'.repeat(4_990)}`, answer: 'One ray' });
    const places = await placesOf('ray', { chapterIds: ['econ-1'], lists: ['flashcards'] });
    const { count, refused } = await replace(places, 'beam of light');
    expect([count, refused.map(({ path }) => path)]).toEqual([1, ['question']]);
    expect(refused[0]?.message).toMatch(/5,?000/);
    expect(await cardOf()).toMatchObject({ answer: 'One beam of light' });
  });

  it('replacing a text in the drafts never empties a text that must not be empty', async () => {
    await changeCard({ answer: 'ray' });
    const places = await placesOf('ray', { chapterIds: ['econ-1'], lists: ['flashcards'] });
    const { count, refused } = await replace(places, '');
    expect([count, refused.length]).toEqual([0, 1]);
  });

  it('replacing a text in the drafts changes no field but a text, and no text that differs from what was found', async () => {
    const { updatedAt = new Date() } = (await cardOf()) ?? {};
    const edit = {
      list: 'flashcards' as const,
      itemId: 'econ-1-card-1',
      pageId: null,
      seenUpdatedAt: updatedAt.toISOString(),
    };
    const replacements = [
      { path: 'difficulty', at: 0, from: 'easy', to: 'hard' },
      { path: 'chapter._id', at: 0, from: 'econ-1', to: 'econ-2' },
      { path: 'question', at: 1, from: 'Card', to: 'X' },
      { path: '__proto__.question', at: 0, from: '', to: 'X' },
    ];
    const { count, refused } = await replaceTexts(ctx, { edits: [{ ...edit, replacements }] });
    expect([count, refused.length]).toEqual([0, 4]);
  });

  it('replacing a text in the drafts changes variants, pages and nodes of a mind map like their editors', async () => {
    await changeCard({ variants: { 'hi-IN': { question: 'किरण क्या है?' } } });
    expect((await replace(await placesOf('किरण'), 'प्रकाश')).count).toBe(1);
    expect((await cardOf())?.variants).toEqual({ 'hi-IN': { question: 'प्रकाश क्या है?' } });
    const pages = await placesOf('page two', { chapterIds: ['econ-1'] });
    expect((await replace(pages, 'Page 2')).undo[0]?.pageId).toBe(pages[0]?.pageId);
    const nodes = await placesOf('e', { lists: ['mindmaps'] });
    expect(nodes.length).toBeGreaterThan(0);
    expect((await replace(nodes, 'E')).refused).toEqual([]);
  });
});
