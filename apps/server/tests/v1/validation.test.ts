import * as contentMessages from '@repo/contracts/messages/content';
import { beforeAll, expect, it } from 'vitest';
import { call, expectFailure } from '../call.ts';
import { server, useTestServer } from '../test-server.ts';

useTestServer();
let admin: string;
beforeAll(async () => {
  admin = await server.adminToken();
});

const question = { question: 'Q', options: ['a', 'b'], correctAnswer: 0, difficulty: 'medium' };
const test = { title: 'T', timeLimit: 10, passingScore: 40, chapter: 'econ-1', questions: [question] };
const withSecond = (change: object) => ({ ...test, questions: [question, { ...question, ...change }] });

const tooDeep = `${'- '.repeat(7)}x`;

type Rule = [method: string, path: string, body: object, message: string];
/** Each rule of the product for admins' input, with the server's message. */
const rules: Rule[] = [
  ['POST', '/admin/verify', { password: '  ' }, 'Please enter the admin password'],
  ['POST', '/subjects', { name: ' ' }, 'Please enter a subject name'],
  ['PUT', '/subjects/econ', { color: '#12345' }, 'Color must be a hex value such as #E79D0A'],
  ['POST', '/chapters', { name: ' ', subject: 'econ' }, 'Please enter a chapter name'],
  ['POST', '/chapters', { name: 'New' }, 'Please select a subject first'],
  ['POST', '/topics', { name: ' ', chapter: 'econ-1' }, 'Please enter a topic name'],
  ['POST', '/topics', { name: 'New' }, 'Please select a chapter first.'],
  ['PUT', '/topics/econ-1-t1', { name: ' ' }, 'Please enter a topic name'],
  ['POST', '/flashcards', { question: ' ', answer: 'a', chapter: 'econ-1' }, 'Please enter a question'],
  ['POST', '/flashcards', { question: 'q', answer: ' ', chapter: 'econ-1' }, 'Please enter an answer'],
  ['POST', '/flashcards', { question: 'q', answer: 'a' }, 'Please select a chapter first.'],
  ['POST', '/flashcards', { question: tooDeep, answer: 'a', chapter: 'econ-1' }, contentMessages.listTooDeep],
  ['PUT', '/flashcards/econ-1-card-1', { answer: tooDeep }, contentMessages.listTooDeep],
  ['PUT', '/topics/econ-1-t1', { pages: [{ content: tooDeep }] }, contentMessages.listTooDeep],
  ['POST', '/tests', withSecond({ question: tooDeep }), contentMessages.listTooDeep],
  ['POST', '/summaries', { title: ' ', chapter: 'econ-1' }, 'Please enter a title'],
  ['PUT', '/summaries/econ-1-summary', { title: ' ' }, 'Please enter a title'],
  ['POST', '/memes', { imageUrl: ' ', chapter: 'econ-1' }, 'Image URL is required.'],
  ...['http://a.in/b.png', 'https://me:secret@a.in/b.png', 'data:image/png;base64,AA'].flatMap(
    (imageUrl): Rule[] => [
      ['POST', '/memes', { imageUrl, chapter: 'econ-1' }, contentMessages.imageUrlInvalid],
      ['PUT', '/memes/econ-1-meme-1', { imageUrl }, contentMessages.imageUrlInvalid],
    ],
  ),
  ['POST', '/memes', { imageUrl: 'https://example.in/a.png' }, 'Please select a chapter first.'],
  ['POST', '/tests', { ...test, title: ' ' }, 'Test title is required.'],
  ['PUT', '/tests/econ-1-test', { ...test, questions: [] }, 'At least one question is required.'],
  ['POST', '/tests', withSecond({ correctAnswer: undefined }), 'Select the correct answer for question 2.'],
  // Null and values of other types break the same rules.
  ['POST', '/tests', withSecond({ question: null }), 'Question 2 is required.'],
  ['POST', '/tests', withSecond({ question: 7 }), 'Question 2 is required.'],
  ['PUT', '/tests/econ-1-test', { ...test, questions: [null] }, 'Question 1 is required.'],
  ['POST', '/tests', withSecond({ options: null }), 'Each question must have 2-6 non-empty options.'],
  ['POST', '/tests', withSecond({ options: 'ab' }), 'Each question must have 2-6 non-empty options.'],
  ['POST', '/tests', withSecond({ options: ['a', null] }), 'Each question must have 2-6 non-empty options.'],
  ['POST', '/tests', withSecond({ correctAnswer: null }), 'Select the correct answer for question 2.'],
  [
    'POST',
    '/tests',
    withSecond({ correctAnswer: 'b' }),
    'Correct answer must be a valid option index for question 2.',
  ],
  [
    'POST',
    '/tests',
    withSecond({ difficulty: null }),
    'Difficulty must be easy, medium, or hard for question 2.',
  ],
  [
    'PUT',
    '/tests/econ-1-test',
    { ...test, questions: [{ ...question, difficulty: 5 }] },
    'Difficulty must be easy, medium, or hard for question 1.',
  ],
  ['POST', '/tests', { ...test, timeLimit: 601 }, "The field 'time limit' must be at most 600"],
  [
    'POST',
    '/tests',
    { ...test, title: 'x'.repeat(201) },
    "The field 'title' can have at most 200 characters",
  ],
  ['POST', '/flashcards', { question: 7, answer: 'a', chapter: 'econ-1' }, 'Please enter a question'],
  [
    'PUT',
    '/subjects/econ',
    { isAllContentAvailable: 'yes' },
    "The field 'is all content available' must be true or false",
  ],
  ['DELETE', '/summaries/pages/delete', {}, "The field 'summary id' is missing"],
  ['POST', '/subjects', [], 'The request body must be a JSON object'],
  ['POST', '/admin/verify', ['x'], 'The request body must be a JSON object'],
];

const countRows = async () => {
  const [row] = await server.database.sql<{ n: string }[]>`
    select (select count(*) from subjects) + (select count(*) from chapters) + (select count(*) from topics)
      + (select count(*) from flashcards) + (select count(*) from summaries) + (select count(*) from tests)
      + (select count(*) from memes) as n`;
  return Number(row?.n);
};

it.each(rules)(
  'invalid input is refused with its sentence, and changes nothing: %s %s %j: %s',
  async (method, path, body, message) => {
    const before = await countRows();
    expectFailure(await call(server.app, method, `/api/v1${path}`, { token: admin, body }), 400, message);
    expect(await countRows()).toBe(before);
  },
);
