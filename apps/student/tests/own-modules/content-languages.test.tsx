import type { BulkContent } from '@repo/contracts/content';
import { writeFigureLine } from '@repo/contracts/figures';
import { questionItem } from '@repo/revision/memory';
import { contentLanguage } from '@repo/ui/content-language';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { figureNamesOfChapter } from '#src/content/figures/figures-of-chapter.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { showVariants } from '#src/content/library/show-variants.ts';
import { shownItems } from '#src/content/library/shown-items.ts';
import { chapterDocuments } from '#src/features/search/search-documents.ts';
import { callsOf, open, publish, questions, useStudyApp } from '../study-app.tsx';

useStudyApp();
afterEach(() => {
  shownItems.change = undefined;
  contentLanguage.tag = undefined;
  contentLanguage.ofText.clear();
});

const chapterId = 's1-c1';
const figure = (name: string) => writeFigureLine({ name, caption: 'Lens', description: 'A lens' });
const drawing = 'lens-d100x100-0123456789ab';

/**
 * A card with a Hindi question and a Hinglish answer, a page in Hindi, and a question in Hindi except for one
 * option.
 */
function publishVariants(change: (content: BulkContent) => void = () => {}) {
  publish((content) => {
    const chapter = content.subjects[0]?.chapters[0];
    const [card, page] = [chapter?.flashcards[0], chapter?.topics[0]?.pages[1]];
    const [test] = chapter?.tests ?? [];
    if (!card || !page || !test) throw new Error('the factory gave too little');
    card.variants = { 'hi-IN': { question: 'सवाल' }, 'hi-Latn': { answer: 'Jawab' } };
    page.variants = { 'hi-IN': { content: `पहला पृष्ठ\n\n${figure(drawing)}` } };
    test.questions = questions.map((question, at) =>
      at === 0
        ? { ...question, variants: { 'hi-IN': { question: 'लाल **क्या** है?', options: ['', 'घास'] } } }
        : question,
    );
    change(content);
  });
}
const cardOf = () => getLibrary().flashcardsOfChapter(chapterId)[0];
const pagesOf = () =>
  getLibrary()
    .topicsOfChapter(chapterId)[0]
    ?.pages.map(({ content }) => content);

// docs/product/study.md#content-languages
describe('content with variants', () => {
  test('content with variants is in the original language when the app is in English', () => {
    publishVariants();
    expect(cardOf()).toMatchObject({ question: 'Q', answer: 'A' });
    expect(pagesOf()?.join()).not.toContain('पहला');
  });

  test("content with variants is translated part by part into the app's language, and is stored unchanged", () => {
    showVariants('hi-IN');
    publishVariants();
    expect(cardOf()).toMatchObject({ question: 'सवाल', answer: 'A' });
    expect(pagesOf()?.[0]).toContain('पहला पृष्ठ');
    expect(pagesOf()?.[1]).toContain('page 2 of');
    const [test] = getLibrary().testsOfChapter(chapterId);
    expect(test?.questions[0]).toMatchObject({
      question: 'लाल **क्या** है?',
      options: ['Rose', 'घास'],
      correctAnswer: 0,
      explanation: 'Roses are.',
    });
    expect(getLibrary().pieceOf('flashcards', chapterId)).toMatchObject([{ question: 'Q', answer: 'A' }]);
    const library = getLibrary();
    const chapter = library.findChapter(chapterId);
    const documents = chapter ? chapterDocuments(library, chapter) : [];
    expect(documents.map(({ title }) => title)).toContain('सवाल');
  });

  test("content with variants switches with the app's language, within the same library", () => {
    showVariants('hi-Latn');
    publishVariants();
    expect(cardOf()).toMatchObject({ question: 'Q', answer: 'Jawab' });
  });

  test('content with variants keeps the ids of questions, so that answers, marks and reports match', () => {
    showVariants('hi-IN');
    publishVariants();
    const shown = getLibrary().testsOfChapter(chapterId)[0]?.questions ?? [];
    expect(shown.map((question) => questionItem(chapterId, question))).toEqual(
      questions.map((question) => questionItem(chapterId, question)),
    );
  });

  test('content with variants includes the figures of all its languages for offline use', () => {
    publishVariants();
    expect(figureNamesOfChapter(getLibrary(), chapterId)).toEqual([drawing]);
  });

  test('content with variants has the language of each text marked on the screen', async () => {
    showVariants('hi-IN');
    contentLanguage.tag = 'en-IN';
    publishVariants();
    await open('/tabs/s1/s1-c1?tab=flashcards');
    await screen.findByText('सवाल');
    const texts = () => [...document.querySelectorAll('.flip-face [lang]')];
    await waitFor(() => expect(texts()).toHaveLength(2));
    const said = texts().map((text) => [text.getAttribute('lang'), text.textContent]);
    expect(said).toEqual([
      ['hi-IN', 'सवाल'],
      ['en-IN', 'A'],
    ]);
  });

  test('content with variants is answered in a quiz, and reported by its original text', async () => {
    showVariants('hi-IN');
    publishVariants();
    const { calls, user } = await open('/tabs/s1/s1-c1?tab=quiz', {
      'exchange.quiz': () => undefined,
      'exchange.report': () => null,
    });
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await screen.findByText('घास');
    await user.keyboard('a{Enter}');
    await screen.findByText('Question 2 of 2');
    await user.keyboard('a{Enter}');
    const report = await screen.findByRole('button', { name: 'Report a mistake, Question 1 of 2' });
    screen.getByText('You scored 50%');
    await user.click(report);
    await user.click(await screen.findByRole('radio', { name: 'The answer is wrong' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(callsOf(calls, 'exchange.report')).toHaveLength(1));
    const [own] = questions;
    expect(callsOf(calls, 'exchange.report')[0]?.input).toMatchObject({
      itemId: questionItem(chapterId, own ?? { question: '' }),
    });
    expect(callsOf(calls, 'exchange.quiz')[0]?.input).toMatchObject({ answers: [0, 0] });
  });
});
