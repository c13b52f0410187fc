import { expect, it } from 'vitest';
import { createFlashcardInput, updateFlashcardInput, updateTopicPageInput } from './content.inputs.ts';
import { flashcard, libraryFlashcardsFile } from './items/flashcard.ts';
import { pageMaxLength, textMaxLength } from './limits/content.ts';
import * as contentMessages from './messages/content.ts';
import { type Question, questionsInput, variantTexts, withTexts } from './tests.ts';
import { inLanguage, originalOf, questionsIn } from './variants.rules.ts';

const card = { question: 'What is light?', answer: 'A wave', chapter: 'light' };
const tooDeep = Array.from({ length: 8 }, (_, level) => `${'  '.repeat(level)}- item`).join('\n');

// docs/product/study.md#content-languages
it('variants from editors keep non-blank texts in each language', () => {
  const variants = {
    'hi-IN': { question: ' प्रकाश क्या है? ', answer: '  ' },
    'hi-Latn': { answer: '' },
  };
  expect(createFlashcardInput.parse({ ...card, variants }).variants).toEqual({
    'hi-IN': { question: 'प्रकाश क्या है?' },
  });
  expect(createFlashcardInput.parse(card)).not.toHaveProperty('variants');
  expect(updateFlashcardInput.parse({ id: 'a', variants: {} }).variants).toEqual({});
});

it('variants from editors have the limits and list levels of the original texts', () => {
  const issueOf = (answer: string) =>
    createFlashcardInput.safeParse({ ...card, variants: { 'hi-IN': { answer } } }).error?.issues[0];
  expect(issueOf('क'.repeat(textMaxLength + 1))).toMatchObject({ code: 'too_big' });
  expect(issueOf(tooDeep)?.message).toBe(contentMessages.listTooDeep);
  const page = (content: string) =>
    updateTopicPageInput.safeParse({
      ...{ topicId: 't', pageId: 'p', content: '' },
      variants: { 'hi-Latn': { content } },
    }).success;
  expect([page('a'.repeat(pageMaxLength)), page('a'.repeat(pageMaxLength + 1)), page(tooDeep)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('variants from editors are strict in library files, and absent for an item without any', () => {
  const file = (variants: object) =>
    libraryFlashcardsFile.safeParse([{ question: 'Q', answer: 'A', difficulty: 'easy', variants }]);
  expect(file({ 'hi-IN': { answer: 'उ' } }).data?.[0]?.variants).toEqual({ 'hi-IN': { answer: 'उ' } });
  expect(file({ 'fr-FR': { answer: 'R' } }).success).toBe(false);
  expect(file({ 'hi-IN': { hint: 'R' } }).success).toBe(false);
  const wire = { _id: 'a', ...card, chapter: { _id: 'light' }, difficulty: 'easy' as const };
  expect(JSON.stringify(flashcard.parse(wire))).toBe(JSON.stringify(wire));
});

const choice = { question: 'Which?', options: ['one', 'two'], correctAnswer: 1, difficulty: 'easy' };
const ask = (text: string, variants?: object) => ({
  ...choice,
  question: '',
  case: { passage: 'A table', ask: text },
  ...(variants && { variants }),
});

const read = (given: object[]): Question[] => questionsInput.parse(given);

it('variants of a question have as many options as the question, some of which may be empty', () => {
  const withOptions = (options: string[]) => [{ ...choice, variants: { 'hi-IN': { options } } }];
  expect(read(withOptions(['एक', '']))[0]?.variants).toEqual({ 'hi-IN': { options: ['एक', ''] } });
  expect(read(withOptions(['', ' ']))[0]).not.toHaveProperty('variants');
  expect(questionsInput.safeParse(withOptions(['एक'])).error?.issues[0]).toMatchObject({
    message: contentMessages.variantOptionsInvalid(1),
    path: [0, 'variants'],
  });
});

it("variants of a question have only the texts of its kind, without the board's options", () => {
  const [question] = read([
    {
      ...choice,
      question: '',
      statements: { assertion: 'Zn', reason: 'Cu' },
      variants: {
        'hi-IN': { question: 'क्या?', options: ['क'], statements: { assertion: 'जस्ता', reason: ' ' } },
      },
    },
  ]);
  expect(question?.variants).toEqual({ 'hi-IN': { statements: { assertion: 'जस्ता' } } });
});

it('variants of a question are included when texts are read and changed', () => {
  const [question] = read([
    { ...choice, variants: { 'hi-Latn': { question: 'Kaunsa?', options: ['', 'do'] } } },
  ]);
  if (!question) throw new Error('no question');
  expect(variantTexts(question.variants)).toEqual([
    { language: 'hi-Latn', path: ['variants', 'hi-Latn', 'question'], text: 'Kaunsa?', isInline: false },
    { language: 'hi-Latn', path: ['variants', 'hi-Latn', 'options', '1'], text: 'do', isInline: true },
  ]);
  expect(withTexts(question, (text) => `${text}!`).variants).toEqual({
    'hi-Latn': { question: 'Kaunsa?!', options: ['', 'do!'] },
  });
});

// docs/product/study.md#content-languages
const noted: string[] = [];
const note = (text: string) => noted.push(text);

it('an item in another language shows the variant, and its own text for each missing part', () => {
  noted.length = 0;
  const own = { _id: 'a', question: 'Q', answer: 'A', variants: { 'hi-IN': { question: 'प्र' } } };
  expect(inLanguage(own, 'hi-IN', note)).toEqual({ ...own, question: 'प्र' });
  expect(inLanguage(own, 'hi-Latn', note)).toBe(own);
  expect(noted).toEqual(['प्र']);
});

it('a question in another language has the same right answer, and is identified by its original text', () => {
  const [own] = questionsInput.parse([
    {
      ...choice,
      explanation: 'So.',
      variants: { 'hi-IN': { question: 'कौन?', options: ['', 'दो'], explanation: 'ऐसे' } },
    },
  ]);
  const [shown] = questionsIn(own ? [own] : [], 'hi-IN', note);
  expect(shown).toMatchObject({
    question: 'कौन?',
    options: ['one', 'दो'],
    correctAnswer: 1,
    explanation: 'ऐसे',
  });
  expect(shown && originalOf(shown)).toEqual({ question: 'Which?', options: ['one', 'two'] });
  expect(own && originalOf(own)).toBe(own);
});

it("an item in another language is still one case when only one of its questions has the case's text", () => {
  const own = questionsInput.parse([
    ask('First?'),
    ask('Second?', { 'hi-IN': { case: { passage: 'सारणी', ask: 'दूसरा?' } } }),
  ]);
  const shown = questionsIn(own, 'hi-IN', note);
  expect(shown.map((question) => question.case)).toEqual([
    { passage: 'सारणी', ask: 'First?' },
    { passage: 'सारणी', ask: 'दूसरा?' },
  ]);
  expect(shown[1]?.question).toBe('सारणी\n\nदूसरा?');
  expect(questionsIn(own, 'hi-Latn', note)).toEqual(own);
});
