import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

const units = ['volt', 'ampere', 'ohm', 'watt'];
const listed = (options: readonly string[]) => options.map((text, at) => `\n${'abcd'[at]}) ${text}`).join('');

/** The questions, the right option with a star, and the number of problems. */
function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(({ question, options, correctKey }) => [
      question,
      ...options.map((option) => `${option.key === correctKey ? '*' : ''}${option.text}`),
    ]),
    isAsked: problems.length > 0,
  };
}

it.each(['ravi ans a', 'old answer: a', 'most students answer: a', 'Ravi Ans: a', 'ans b'])(
  'the text %j after a pasted option marks nothing and is reported',
  (answer) => {
    const found = { questions: [['Unit?', 'volt', 'ampere', 'ohm', `watt ${answer}`]], isAsked: true };
    expect(read(`1. Unit?${listed(units)} ${answer}`)).toEqual(found);
  },
);

it("an option's mark counts for nothing when another option's text contains a possible answer", () => {
  const options = ['volt', 'ampere right', 'ohm', 'watt Ans: a'];
  expect(read(`1. Unit?${listed(options)}`)).toEqual({
    questions: [['Unit?', 'volt', 'ampere right', 'ohm', 'watt']],
    isAsked: true,
  });
});

it.each([
  [
    'the last option in the line above',
    'A. volt\nB. ampere\nC. ohm D. watt',
    ['volt', '*ampere', 'ohm D. watt'],
  ],
  ['dashes', 'a) - volt\nb) - ampere', ['- volt', '*- ampere']],
  ['a word', 'a) volt\nb) ampere right', ['volt', '*ampere right']],
  ['words', 'a) volt false\nb) ampere true', ['volt false', '*ampere true']],
  ['boxes', 'a) ☐ volt\nb) ☑ ampere', ['☐ volt', '*ampere']],
  ['a judgement', 'a) volt (wrong answer)\nb) ampere', ['volt (wrong answer)', '*ampere']],
])('the mark %s beside a clear answer is reported in a paste', (_, options, texts) => {
  expect(read(`1. Unit?\n${options}\nAnswer: B`)).toEqual({
    questions: [['Unit?', ...texts]],
    isAsked: true,
  });
});

it("a pasted option's letter on its own line is joined to its text", () => {
  const text = `1. Unit?${listed(units.slice(0, 3))}\n(d)\nwatt\nAnswer: d`;
  expect(read(text)).toEqual({ questions: [['Unit?', 'volt', 'ampere', 'ohm', '*watt']], isAsked: false });
});

it('a pasted question below an answer without options above it is rejected', () => {
  expect(read(`Unit?\nAnswer: b\n\nUnit?${listed(units)}`)).toEqual({ questions: [], isAsked: true });
});

const inStem = [
  '2',
  '[2]',
  '(b)',
  'R: b',
  '[Ans 2]',
  '1 / 1 point',
  '(1 mark)',
  '\tb',
  '☐',
  'ans: b?',
  '— ohm',
];
const inOption = [
  ...['right', '(wrong answer)', 'false', 'ans', '☐', 'key', 'ravi ans a', 'old answer: b'],
  ...['2. Why?', '\t1', '[1 mark]', '(1/1)'],
];
const stems = ['Unit of current', 'Which of these is a unit', 'What is the SI unit named after Ohm'];

const reportsResidue = (numRuns: number) => {
  const residue = fc.oneof(
    fc.record({ at: fc.constant(-1), sign: fc.constantFrom(...inStem) }),
    fc.record({ at: fc.nat(3), sign: fc.constantFrom(...inOption) }),
  );
  const question = fc.record({
    stem: fc.constantFrom(...stems),
    options: fc.shuffledSubarray(units, { minLength: 4 }),
    key: fc.constantFrom('', '\nAnswer: b', '\nAns. (c)'),
    residue,
  });
  fc.assert(
    fc.property(question, ({ stem, options, key, residue: { at, sign } }) => {
      const paper = (own: string, texts: readonly string[]) => `1. ${own}${listed(texts)}${key}`;
      expect(read(paper(`${stem}?`, options)).isAsked).toBe(false);
      const own = at < 0 ? `${stem}? ${sign}` : `${stem}?`;
      const torn = options.map((text, index) => (index === at ? `${text} ${sign}` : text));
      expect(read(paper(own, torn)).isAsked, paper(own, torn)).toBe(true);
    }),
    { numRuns },
  );
};

it('no sign of an answer stays in a pasted text without being reported', () => reportsResidue(60));
it(
  'no sign of an answer stays in hundreds of pasted texts without being reported',
  { tags: ['nightly'] },
  () => reportsResidue(300),
);

it('a paste reports each line outside a question with its text', () => {
  const { problems } = parsePastedQuestions(
    `1. Unit?${listed(units)}\nAns: b\nCurrent is charge.\nIt flows.`,
  );
  expect(problems).toEqual([
    { line: 7, message: 'no options under this question: “Current is charge. It flows.” is left out' },
  ]);
});

it.each(['H<sub>2</sub>', 'x&nbsp;y', 'volt<br>', '```'])('a paste reports the bare sign in %j', (text) => {
  expect(read(`1. Unit?${listed([text, ...units])}`).isAsked).toBe(true);
  expect(read(`1. Unit?${listed(['a<b', 'x & y', 'p<q>r'])}`).isAsked).toBe(false);
});

it('a paste reports the third hint of a question', () => {
  const hints = ['Hint: a', 'Hint: b', 'Hint: c'].join('\n');
  expect(read(`1. Unit?${listed(units)}\nAns: b\n${hints}`).isAsked).toBe(true);
});

it("the emoji before a pasted question's number is dropped", () => {
  const paper = (head: string) => `${head} Unit?${listed(units)}\nAns: b\n`;
  const question = ['Unit?', 'volt', '*ampere', 'ohm', 'watt'];
  expect(read(['🎯 Q.1', '🎯 Q.2'].map(paper).join('\n'))).toEqual({
    isAsked: false,
    questions: [question, question],
  });
});

it('pasted options that are all questions are accepted if one is marked or all are question tags', () => {
  const tags = ["aren't you?", "isn't it?"];
  const questions = ['Who came?', 'Who went?'];
  const found = [listed(tags), `${listed(questions)}\nAns: a`, listed(questions)].map(
    (options) => read(`1. Which fits?${options}`).questions.length,
  );
  expect(found).toEqual([1, 1, 0]);
});
