import { expect, it } from 'vitest';
import { linesByMessage } from './pasted-question.ts';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted as read } from './read-pasted.ts';
import { testsCopy } from './tests-copy.ts';

const both = [
  ['Unit of power?', 'volt', 'watt'],
  ['Unit of charge?', 'volt', 'coulomb'],
];
const second = 'Unit of charge?\na) volt\nb) coulomb';

it.each([
  ['Quizizz', '1. Multiple Choice\n30 sec\n1 pt', '2. Multiple Choice\n30 sec\n1 pt', [1, 2, 3, 7, 8, 9]],
  ['Quizizz on one line', '1. Multiple Choice / 30 sec / 1 pt', '2. Multiple Choice • 1 min • 2 pts', [1, 5]],
  [
    'Moodle',
    'Question 1\nNot yet answered\nMarked out of 1.00\nFlag question\nQuestion text',
    'Question 2\nIncorrect\nMark 0.00 out of 1.00\nRemove flag\nQuestion text',
    [2, 3, 4, 5, 10, 11, 12, 13],
  ],
  ['a test portal', 'Mark as review\nQuestion 1 of 2', 'Save & Next\nQuestion 2 of 2', [1, 2, 6, 7]],
  ['Canvas', 'Question 1\n1 pts', 'Question 2\n1 pts\nGroup of answer choices', [2, 7, 8]],
  ['Microsoft Forms', '* Required\n1.', '2.', [1]],
])('a paste leaves out and names the lines of %s', (_, first, next, lines) => {
  const found = read(`${first}\nUnit of power?\na) volt\nb) watt\n${next}\n${second}`);
  expect(found).toEqual({ questions: both, lines });
});

it('a paste names the left out words of a quiz site, and says where the time is set', () => {
  const { problems } = parsePastedQuestions(`1. Multiple Choice / 30 sec\n${second}\nSelect one:`);
  expect(problems).toEqual([
    {
      line: 1,
      message:
        '“Multiple Choice / 30 sec” is left out: a quiz site added it. Set the time for the whole test in the form',
    },
    { line: 5, message: expect.stringContaining('“Select one:”') },
  ]);
});

it('the paste dialog lists the lines of equal messages together', () => {
  const furniture = 'Flag question\n'.repeat(10);
  const [[message = '', lines = []] = []] = linesByMessage(parsePastedQuestions(furniture).problems);
  expect(testsCopy.pasteProblem(lines, message)).toMatch(/^Lines 1, 2, 3, 4, 5, 6, 7, 8 and 2 more: “Flag/);
});

it.each([
  'How long is it?\n30 sec\n1 min\nAns: 30 sec',
  'A match burns. Why?\nCorrect\nIncorrect',
  'How many?\n(a) 1 point\n(b) 2 points',
])('a paste treats the options of %j as options, not as lines of a quiz site', (question) => {
  const { problems } = parsePastedQuestions(`1. ${question}`);
  expect(problems.map(({ message }) => message).join(' ')).not.toContain('quiz site');
});

const row = 'A) volt B) ampere C) ohm D) watt';
it.each([
  [`Unit of resistance? ${row} Ans C`, 'Unit of resistance?'],
  [`1) The unit is ${row} Ans: c`, 'The unit is'],
  [`1) The unit is (a) volt (b) ampere (c) ohm (d) watt उत्तर (c)`, 'The unit is'],
  [`1) The unit is a. volt b. ampere c. ohm d. watt Ans. c`, 'The unit is'],
])('a paste reads question, options and answer on one line: %j', (line, question) => {
  expect(read(line)).toEqual({ questions: [[question, 'volt', 'ampere', '*ohm', 'watt']], lines: [] });
});

it.each(['1. Define ohm. Ans: b', '1. Unit?\na) volt\nAns: b', 'State it. A) B) C) D) Ans b'])(
  'the paste names the answer of the refused question %j',
  (text) => {
    const { questions, problems } = parsePastedQuestions(text);
    expect(questions).toEqual([]);
    expect(problems.map(({ message }) => message).join(' ')).toMatch(/Ans(?:wer)?:? b/);
  },
);
