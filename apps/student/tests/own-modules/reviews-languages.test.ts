import '../device-databases.ts';
import { caseText } from '@repo/contracts/items/whole-text';
import type { Question } from '@repo/contracts/tests';
import { originalOf } from '@repo/contracts/variants.rules';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getLibrary } from '#src/content/library/library.ts';
import { showVariants } from '#src/content/library/show-variants.ts';
import { shownItems } from '#src/content/library/shown-items.ts';
import { distinctQuestions } from '#src/features/practice/pool.ts';
import { viewOfResult } from '#src/features/progress/result-view.ts';
import { setCredentials } from '#src/platform/session/session.ts';
import { findMark } from '#src/reading/annotations/find-mark.ts';
import { itemOf, newBookmark, newHighlight } from '#src/reading/annotations/item-of.ts';
import { noteMistakes } from '#src/study/mistakes/note-mistakes.ts';
import { openMistakes } from '#src/study/reviews/mistakes.ts';
import { readRemembered } from '#src/study/reviews/read-states.ts';
import { revisionItems } from '#src/study/reviews/revision-items.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { openLibrary } from '../logged-in.ts';
import { questionsOf } from '../practice-app.tsx';
import { makeUser } from '../users.ts';

const user = makeUser({ plan: 'Pro' });
const chapterId = 's1-c1';
const hindi = { 'hi-IN': { question: 'कौन सा?', options: ['', 'सही', ''] } };
const english = questionsOf('Asked', 2);
const asked: Question[] = english.map((question, at) =>
  at === 0 ? { ...question, variants: hindi } : question,
);

/** Opens the app in this language, with the same content. */
function openIn(language: 'en-IN' | 'hi-IN', questions = asked): void {
  shownItems.change = undefined;
  if (language === 'hi-IN') showVariants(language);
  const reply = makeBulkReply();
  const [chapter] = reply.data.subjects[0]?.chapters ?? [];
  for (const one of chapter?.tests ?? []) one.questions = questions;
  const [page] = chapter?.topics[0]?.pages ?? [];
  if (page)
    Object.assign(page, {
      content: 'Light is a ray.',
      variants: { 'hi-IN': { content: 'प्रकाश एक किरण है।' } },
    });
  openLibrary(user, reply);
}
const shown = (at = 0): Question => {
  const question = getLibrary().testsOfChapter(chapterId)[0]?.questions[at];
  if (!question) throw new Error('no such question');
  return question;
};

async function mistakes() {
  const { states, chapterIds } = await readRemembered(user.id);
  return openMistakes(states, revisionItems(getLibrary(), chapterIds));
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  setCredentials(user, 'secret');
});
afterEach(() => {
  shownItems.change = undefined;
});

// docs/product/study.md#content-languages
describe('a question shown in Hindi', () => {
  test('a question shown in Hindi counts as the same question in English, where a right answer counts for it', async () => {
    openIn('hi-IN');
    expect(shown()).toMatchObject({ question: 'कौन सा?', options: ['Wrong', 'सही', 'Also wrong'] });
    await noteMistakes(user, [{ chapterId, question: shown(), given: 0 }]);
    const [inHindi] = await mistakes();
    expect(inHindi?.question.question).toBe('कौन सा?');
    openIn('en-IN');
    const inEnglish = await mistakes();
    expect(inEnglish.map(({ item, question }) => [item, question.question])).toEqual([
      [inHindi?.item, 'Asked 1'],
    ]);
    await noteMistakes(user, [{ chapterId, question: shown(), given: 1 }]);
    openIn('hi-IN');
    expect(await mistakes()).toMatchObject([{ item: inHindi?.item, rightDays: 1 }]);
  });

  test('a question shown in Hindi counts as one question of practice, even if another test has it without a translation', () => {
    openIn('hi-IN');
    const [test] = getLibrary().testsOfChapter(chapterId);
    const own = { questions: english };
    expect(distinctQuestions(test ? [test, own] : []).map(({ question }) => question)).toEqual([
      'कौन सा?',
      'Asked 2',
    ]);
  });

  test('a question shown in Hindi is shown in Hindi in stored results, as far as it was translated when answered', () => {
    openIn('hi-IN');
    const counts = { score: 50, isPassed: true, timeTaken: 9, correctAnswers: 1, incorrectAnswers: 1 };
    const { review } = viewOfResult({
      ...{ _id: 'r1', ...counts, answers: [1, 0] },
      testId: { questions: asked },
      chapterId: { _id: chapterId },
    });
    expect(review.map(({ question, isCorrect }) => [question.question, isCorrect])).toEqual([
      ['कौन सा?', true],
      ['Asked 2', false],
    ]);
  });
});

// docs/product/study.md#content-languages
describe('a mark made in Hindi', () => {
  const page = { about: 'page', chapterId, itemId: 's1-c1-p2' } as const;
  const quote = { exact: 'एक किरण', prefix: 'प्रकाश ', suffix: ' है।' };
  const kept = { changedAtMs: 1, isRemoved: false, edit: null };

  test.each(['en-IN', 'hi-IN'] as const)(
    'a mark made in Hindi stays on its item when the app is opened in %s',
    (language) => {
      openIn(language);
      const mark = { ...newHighlight(itemOf(page), quote), ...kept };
      expect(findMark(getLibrary(), mark)).toMatchObject({ isThere: true, item: { itemId: 's1-c1-p2' } });
      const english = { exact: 'is a ray', prefix: 'Light ', suffix: '.' };
      expect(findMark(getLibrary(), { ...mark, markId: 'e', quote: english })).toMatchObject({
        isThere: true,
      });
      const gone = { exact: 'नहीं है', prefix: 'यहाँ ', suffix: '।' };
      expect(findMark(getLibrary(), { ...mark, markId: 'g', quote: gone })).toMatchObject({ isThere: false });
    },
  );

  test("a mark made in Hindi on a question has the question's id, and its Hindi text is found after the English was corrected", () => {
    openIn('hi-IN');
    const item = itemOf({ about: 'question', chapterId, question: 'Asked 1' });
    const bookmark = { ...newBookmark(item, shown().question), ...kept };
    expect(findMark(getLibrary(), bookmark).item?.itemId).toBe(item.itemId);
    const corrected = { ...bookmark, itemId: 'of the text before' };
    openIn('en-IN');
    expect(findMark(getLibrary(), corrected)).toMatchObject({ isThere: true, item: { itemId: item.itemId } });
  });

  test("a mark made in Hindi on a case's passage has the id of the original passage", () => {
    const ownCase = { passage: 'A farmer sows wheat.', ask: 'Which season is that?' };
    const variants = { 'hi-IN': { case: { passage: 'किसान गेहूँ बोता है।' } } };
    const [first] = english;
    if (!first) throw new Error('no question');
    const inCase: Question = { ...first, kind: 'case', case: ownCase, question: caseText(ownCase), variants };
    openIn('hi-IN', [inCase]);
    expect(shown().case?.passage).toBe('किसान गेहूँ बोता है।');
    const passage = originalOf(shown()).case?.passage ?? '';
    const item = itemOf({ about: 'question', chapterId, question: passage });
    const words = { exact: 'गेहूँ', prefix: 'किसान ', suffix: ' बोता है।' };
    const mark = { ...newHighlight(item, words), ...kept };
    openIn('en-IN', [inCase]);
    expect(findMark(getLibrary(), mark)).toMatchObject({ isThere: true, item: { itemId: item.itemId } });
    expect(item).toEqual(itemOf({ about: 'question', chapterId, question: ownCase.passage }));
  });
});
