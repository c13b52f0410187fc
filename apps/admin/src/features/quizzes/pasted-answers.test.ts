import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

const text = fc.constantFrom(
  ...['ohm', 'volt', 'lens', 'Na', 'a body at rest', 'Ans', 'the key', 'Both (a) and (b)'],
  ...['1', '2', '3', 'A', 'B', 'C', 'a', '(b)', 'b) ohm', 'correct'],
);
const asked = fc
  .uniqueArray(text, { minLength: 2, maxLength: 6, selector: (option) => option.toLowerCase() })
  .chain((options) => fc.record({ options: fc.constant(options), right: fc.nat(options.length - 1) }));
type Asked = { options: string[]; right: number };

const letterAt = (index: number) => String.fromCharCode(65 + index);
const listed = ({ options }: Asked) => options.map((option, at) => `${letterAt(at)}) ${option}`).join('\n');
const right = ({ options, right: index }: Asked) => [letterAt(index), options[index] ?? ''] as const;

const papers: Record<string, (asked: Asked) => string> = {
  letters: (given) => `${listed(given)}\nAnswer: ${right(given)[0]}`,
  'small letters in brackets': (given) => `${listed(given)}\nAns (${right(given)[0].toLowerCase()})`,
  'letters with texts': (given) => `${listed(given)}\nAnswer: ${right(given)[0]}) ${right(given)[1]}`,
  texts: (given) => `${listed(given)}\nAnswer: ${right(given)[1]}`,
  'letters behind the last option': (given) => `${listed(given)} Ans: ${right(given)[0]}`,
  stars: ({ options, right: index }) =>
    options.map((option, at) => `${at === index ? '*' : ''}${letterAt(at)}) ${option}`).join('\n'),
  ticks: ({ options, right: index }) =>
    options.map((option, at) => `${letterAt(at)}) ${option}${at === index ? ' ✅' : ''}`).join('\n'),
};

it.each(Object.entries(papers))(
  'a pasted paper with %s gets only its own right options, or none',
  (_, paperOf) => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 5 }), (paper) => {
        const pasted = paper.map((each, n) => `${n + 1}. Question ${n + 1}?\n${paperOf(each)}`).join('\n');
        const { questions, problems } = parsePastedQuestions(pasted);
        for (const { question, options, correctKey } of questions) {
          const given = paper[Number(/\d+/.exec(question)?.[0]) - 1];
          const at = options.findIndex(({ key }) => key === correctKey);
          if (at >= 0) expect(at).toBe(given?.right);
          if (problems.length === 0) expect(options.map((option) => option.text)).toEqual(given?.options);
        }
      }),
      { numRuns: 40 },
    );
  },
);

it.each(['right', 'Right', 'the right'])(
  'a pasted option that ends with "(%s)" keeps its text and is not marked',
  (word) => {
    const { questions } = parsePastedQuestions(
      `1. Angle of 90°?\na) angle (acute)\nb) angle (${word})\nAns: a`,
    );
    expect(questions[0]?.options.map((option) => option.text)).toEqual(['angle (acute)', `angle (${word})`]);
    expect(questions[0]?.correctKey).toBe(questions[0]?.options[0]?.key);
  },
);

describe('a star right after a pasted option', () => {
  const read = (text: string) => {
    const { questions, problems } = parsePastedQuestions(text);
    return questions.map(({ options, correctKey }) => ({
      options: options.map((option) => option.text),
      right: options.findIndex(({ key }) => key === correctKey),
      problems,
    }))[0];
  };

  it.each([
    ['(a) z\n(b) z*\n(c) 1/z', ['z', 'z*', '1/z'], -1],
    ['(a) 4 (b) 5* (c) 6', ['4', '5*', '6'], -1],
    ['(a) z*\n(b) -z*\n(c) z', ['z*', '-z*', 'z'], -1],
    ['(a) volt\n(b)*ohm', ['volt', '*ohm'], -1],
    ['(a) volt (b)*ohm', ['volt', '*ohm'], -1],
    ['(a) z\n(b) z*\nAns: a', ['z', 'z*'], 0],
    ['(a) z\n(b) z*\nAns: b', ['z', 'z*'], 1],
    ['(a) z\n*(b) z*', ['z', 'z*'], 1],
  ])('a star right after a pasted option stays in the text, and %j is reported', (lines, options, right) => {
    const problem = { line: 1, message: expect.stringContaining('is not taken for a mark') };
    expect(read(`1. Conjugate?\n${lines}`)).toEqual({ options, right, problems: [problem] });
  });

  it.each(['(a) z\n(b) w *', '(a) z\n(b) w ✓', '(a) z\n(b) w✓', '(a) z\n*(b) w'])(
    'a star right after a pasted option is a mark if it stands apart or is a tick: %j',
    (lines) => {
      expect(read(`1. Conjugate?\n${lines}`)).toEqual({ options: ['z', 'w'], right: 1, problems: [] });
    },
  );
});

const readRight = (text: string) => {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(({ question, options, correctKey }) => [
      question,
      ...options.map((option) => `${option.key === correctKey ? '*' : ''}${option.text}`),
    ]),
    lines: problems.map(({ line }) => line),
  };
};
const units = '1. Unit?\n(a) volt\n(b) ohm';
const next = '2. R?\n(a) x\n(b) y';

it.each([
  ...['The answer is b', 'Correct - b', 'सही जवाब b', 'Ans1. b', 'Ans 1: b', 'Ans 1) b'],
  ...[
    'Ans) b',
    'Ans.) (b)',
    'Ans: (b).',
    'Correct Ans. is (b).',
    'Ans - B ✅',
    'उ. (b)',
    'उ०- (b)',
    'Anser: b',
  ],
  ...['Answ: b', 'Corr: b', 'Sol. (b)', 'Soln. (b)', 'Solution: (b)', 'Solution (b)', 'Soln b', 'हल: (b)'],
])('the answer %j right below pasted options marks the right one', (line) => {
  expect(readRight(`${units}\n${line}\n${next}`)).toEqual({
    questions: [
      ['Unit?', 'volt', '*ohm'],
      ['R?', 'x', 'y'],
    ],
    lines: [],
  });
});

it("a pasted answer with another question's number marks nothing", () => {
  expect(readRight(`${units}\nAns 7: b`)).toEqual({ questions: [['Unit?', 'volt', 'ohm']], lines: [4] });
});

it.each(['Sol. (b) I is in ampere', '1-b\n2-a', '1-b', '1. b', 'A - b', 'Ans b I = V/R'])(
  'the answer %j right below pasted options is not part of an option',
  (lines) => {
    const found = readRight(`${units}\n${lines}`);
    expect(found.questions.map((question) => question.map((part) => part.replace('*', '')))).toEqual([
      ['Unit?', 'volt', 'ohm'],
    ]);
  },
);

it('a pasted answer that is also the last word of another option is reported', () => {
  const vitamins = '1. Which?\n(a) Vitamin D\n(b) Vitamin C\n(c) Vitamin A\nAns: ';
  expect(readRight(`${vitamins}C`)).toEqual({
    questions: [['Which?', 'Vitamin D', 'Vitamin C', 'Vitamin A']],
    lines: [5],
  });
  expect(readRight('1. Which?\n(a) B only\n(b) A only\nAns: A').lines).toEqual([4]);
});

it.each([
  'Name a primary key - A',
  'Choose the correct answer - (D)',
  'Which is correct - A',
  'Match column (A) with column (B)',
  'What is f(a)',
  'Write your answer: x + y',
])('the pasted answer %j marks no option', (stem) => {
  expect(readRight(`1. ${stem}\n(a) x\n(b) z`)).toEqual({ questions: [[stem, 'x', 'z']], lines: [] });
});

it.each([
  'Find key (a)',
  'Mark the correct option (a)',
  'Unit? (b)',
  'Unit? [B]',
  'Unit is ____ (b)',
  'Unit? → b',
  'Unit? (b)\nमात्रक',
  '(b) The unit is',
  'Unit? Ans: watt',
  'Unit?\nAns: watt',
  'Unit? ....(b)',
  'Unit is ……[b]',
  'Unit is: (b) :',
  'Unit? **(b)**',
  'Unit? {b}',
  'Unit? ✓ b',
  'Unit? (b) [1]',
  'Unit? (b) [CBSE 2020]',
  'Unit? (b) 1 mark',
  'Unit? Correct: b',
  'Unit? Option b',
  'Unit?\n[b]',
  'Unit?\nb',
])('a pasted question that may reveal its answer is reported: %j', (stem) => {
  expect(readRight(`1. ${stem}\n(a) x\n(b) y`)).toEqual({ questions: [[stem, 'x', 'y']], lines: [1] });
});

it.each(['(b) volt (of emf)', '(b) volt is meant'])(
  'the ambiguous pasted answer %j marks no option',
  (answer) => {
    const found = readRight(`${units}\nAns: ${answer}`);
    expect(found).toEqual({ questions: [['Unit?', 'volt', 'ohm']], lines: [4] });
  },
);

it.each([
  'Unit?\nAns: b',
  'Unit? Ans. (b)',
  'Unit? Ans b',
  'Unit?\n(Ans - ohm)',
  'Unit? [Ans: b]',
  'Unit? (Ans. b)',
  'Unit? Ans: (b)',
  'Unit? **Ans: b**',
  'Unit? Key: b',
  'Unit? Answer key: b',
  'Unit? Ans: ohm',
  'Unit? (Ans: ohm)',
  'Unit? Answer - b) ohm',
])('students never see the answer that the pasted text %j contains', (stem) => {
  expect(readRight(`1. ${stem}\n(a) volt\n(b) ohm`)).toEqual({
    questions: [['Unit?', 'volt', '*ohm']],
    lines: [],
  });
});

it.each([
  '(a) volt\n(b) ✅ ohm',
  '(a) volt\n(b) ohm\nAns: a\nCorrected answer: b',
  '(a) volt\n(b) ohm\nAns: a\nCorrected: b',
  '(a) volt\n(b) ohm\nAns: a\nCorrection: b',
  '(a) volt\n(b) ohm\nAns: a\nCorrection: it is b',
  '(a) volt\n(b) ohm\nAns: a\nSorry, b',
  '(a) volt\n(b) ohm\nAns: a ❌ b ✅',
  '*(a) volt\n(b) ohm\nAns: b',
  '(a) volt\n(b) ohm\nAns: a\nAns: b',
])('the last statement of the right option in %j counts, and no tick remains in the text', (lines) => {
  const found = readRight(`1. Unit?\n${lines}`);
  expect(found.questions[0]?.slice(0, 3)).not.toContain('*volt');
  expect(found.questions[0]?.join(' ')).not.toContain('✅');
});

it('pasted answers above their questions mark no option, not even for the first one', () => {
  const found = readRight(
    'Ans: b\n1. Unit?\n(a) volt\n(b) ohm\n\nAns: a\n2. Symbol?\n(a) V\n(b) R\n\nAns: b\n3. Law?\n(a) Ohm\n(b) Snell',
  );
  expect(found.questions).toEqual([
    ['Unit?', 'volt', 'ohm'],
    ['Symbol?', 'V', 'R'],
    ['Law?', 'Ohm', 'Snell'],
  ]);
  expect(found.lines).toEqual([1, 6, 11]);
});
