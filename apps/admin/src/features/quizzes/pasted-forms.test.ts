import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';
import { readPasted as read } from './read-pasted.ts';

const both = [
  ['Unit of current?', 'volt', '*ampere'],
  ['Unit of power?', '*watt', 'ohm'],
];

it('a pasted paper in Markdown is read, with bold letters in a list and quoted answers between rules', () => {
  const question = (number: number, text: string, options: readonly string[], answer: string) =>
    `### ${number}. ${text}\n\n${options.map((option, at) => `- **${'AB'[at]})** ${option}`).join('\n')}\n\n> **Correct Answer:** ${answer}\n\n---\n`;
  const text = [
    '## Physics\n',
    question(1, 'Unit of current?', ['volt', 'ampere'], 'B (ampere)'),
    '## Power\n',
    question(2, 'Unit of power?', ['watt', 'ohm'], 'A'),
  ].join('\n');
  expect(read(text)).toEqual({ questions: both, lines: [1, 12] });
});

it('a pasted option whose letter Word made bold without its dot is recognized', () => {
  const text = '1. Unit of current?\n&#x41;**. volt**\nB. **ampere**\nAnswer: B';
  expect(read(text)).toEqual({ questions: [['Unit of current?', '**volt**', '***ampere**']], lines: [] });
});

it.each([
  '* a) volt\nb) ampere*\nc) ohm',
  'a) volt\nb) ampere*\nc) ohm *\nd) watt',
  'a) volt\nb) **ampere**\nc) ohm\nAnswer: c',
  'a) volt\nb) ampere (correct)\nc) ohm\nAnswer: c',
])('a paste asks which option is right when two are shown as right: %j', (options) => {
  const { questions, problems } = parsePastedQuestions(`1. Unit?\n${options}`);
  expect(questions.map(({ correctKey }) => correctKey)).toEqual([null]);
  expect(problems).not.toEqual([]);
});

it.each([
  'Unit?\n{~%50% volt\n~%0% ampere\n~%50% ohm}',
  '1. Unit?\n{~%0% volt\n~%100% ampere}\n2. Power?\n{=watt ~volt}\na) x\nb) y',
  '::Q1:: Unit? {\n=ampere\n~volt\n}',
])('pasted GIFT is refused with advice on how to import it: %j', (text) => {
  const { questions, problems } = parsePastedQuestions(text);
  expect(questions).toEqual([]);
  expect(problems[0]?.message).toMatch(
    /^this looks like GIFT: import it as a file in the form GIFT\. Left out: “/,
  );
});

it.each(['$\\vec{F}$', '$\\frac{T}{2}$', '$x^{T}$', '$\\overset{=}{x}$'])(
  'pasted braces of TeX are a formula and not GIFT: %s',
  (formula) => {
    const { questions, problems } = parsePastedQuestions(`1. What is ${formula}?\n*a) volt\nb) ampere`);
    expect(questions.map(({ question }) => question)).toEqual([`What is ${formula}?`]);
    expect(problems).toEqual([]);
  },
);

it("a pasted question's code on the line above it is reported", () => {
  const text = '//QZ1.2)\nUnit of power?\na) watt\nb) ohm\nAnswer: a';
  const { problems } = parsePastedQuestions(text);
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('“//QZ1.2)” may be')]);
});

it('a pasted question may start below a rule without a blank line', () => {
  const asked = (text: string, options: string, key: string) =>
    `${text}\n${options}\nAnswer: ${key}\nExplanation: it is`;
  const text = `${asked('Unit of current?', 'a) volt\nb) ampere', 'b')}\n-----\n${asked('Unit of power?', 'a) watt\nb) ohm', 'a')}`;
  expect(read(text)).toEqual({ questions: both, lines: [6] });
});
