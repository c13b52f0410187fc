import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

/** Questions without their keys, the right answer as its text. */
function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    questions: questions.map(({ question, options, correctKey, explanation }) => ({
      question,
      options: options.map((option) => option.text),
      right: options.find(({ key }) => key === correctKey)?.text ?? null,
      explanation,
    })),
    problems,
  };
}

it('a pasted text with lettered options and a star becomes a question', () => {
  expect(read('Which gas turns lime water milky?\na) Oxygen\nb) Hydrogen\n*c) Carbon dioxide')).toEqual({
    questions: [
      {
        question: 'Which gas turns lime water milky?',
        options: ['Oxygen', 'Hydrogen', 'Carbon dioxide'],
        right: 'Carbon dioxide',
        explanation: '',
      },
    ],
    problems: [],
  });
});

it('numbered questions are separated, with or without blank lines between them', () => {
  const { questions } = read('1. One?\nA. a\n*B. b\n2) Two?\n(a) c\n(b) d *\n\nQ3: Three?\n*a) e\nb) f');
  expect(questions.map(({ question, right }) => [question, right])).toEqual([
    ['One?', 'b'],
    ['Two?', 'd'],
    ['Three?', 'e'],
  ]);
});

it('a blank line starts the next pasted question even without a number', () => {
  expect(read('One?\n*a) x\nb) y\n\nTwo?\na) x\n*b) y').questions.map(({ question }) => question)).toEqual([
    'One?',
    'Two?',
  ]);
});

it('an answer line sets the right option of a pasted question, and the explanation follows it', () => {
  const text = 'One?\nA. x\nB. y\nANSWER: B\nExplanation: because\nof this';
  for (const head of ['Explanation', 'Exp', 'Expl', 'Reasoning', 'व्याख्या'])
    expect(read(text.replace('Explanation', head)).questions[0]).toMatchObject({
      right: 'y',
      explanation: 'because\nof this',
    });
});

it.each([
  ['Hint: Look.', 'Second hint: Halve it.'],
  ['**Hint 1:** Look.', '**Hint 2:** Halve it.'],
  ['Hint-1: Look.', 'Hint-2: Halve it.'],
  ['Hint: Look.', 'Hint: Halve it.'],
  ['संकेत: Look.', 'दूसरा संकेत: Halve it.'],
])('the lines %j and %j become hints of the pasted question', (first, second) => {
  const text = `One?\na) x\n*b) y\n${first}\n${second}\nExplanation: So.\n2. Two?\n*a) x\nb) y`;
  const { questions, problems } = parsePastedQuestions(text);
  expect(questions).toMatchObject([
    { hint: 'Look.', secondHint: 'Halve it.', explanation: 'So.' },
    { hint: '', secondHint: '' },
  ]);
  expect(problems).toEqual([]);
});

it('pasted options on one line are split', () => {
  expect(read('2 + 2 =\n(a) 2 (b) 3 *(c) 4 (d) 5').questions[0]).toMatchObject({
    options: ['2', '3', '4', '5'],
    right: '4',
  });
});

it("a pasted question keeps its line breaks, and an option's lines are joined", () => {
  expect(read('Read.\nThen choose:\na) first\nsecond\n*b) y').questions[0]).toMatchObject({
    question: 'Read.\nThen choose:',
    options: ['first second', 'y'],
  });
});

it('no option is chosen when a pasted question marks none or several', () => {
  expect(read('One?\na) x\nb) y').questions[0]?.right).toBeNull();
  expect(read('One?\n*a) x\n*b) y').questions[0]?.right).toBeNull();
});

it('a star within a formula stays text in a paste', () => {
  expect(read('Area?\n*a) $r*r$\nb) $2*r$').questions[0]).toMatchObject({
    options: ['$r*r$', '$2*r$'],
    right: '$r*r$',
  });
});

it('a star after a bold pasted option marks it, and the stars of bold or italic mark nothing', () => {
  expect(read('Area?\na) **r**\nb) *r*\nc) $r*r$').questions[0]).toMatchObject({
    options: ['**r**', '*r*', '$r*r$'],
    right: null,
  });
  expect(read('Area?\na) **r** *\nb) *r*').questions[0]).toMatchObject({
    options: ['**r**', '*r*'],
    right: '**r**',
  });
});

it('pasted lines that are no question are reported with their line numbers', () => {
  const { questions, problems } = read(
    'Just text\n\nOne?\na) x\n\n1. Two?\na) 1\nb) 2\nc) 3\nd) 4\ne) 5\nf) 6\ng) 7',
  );
  expect(questions).toEqual([]);
  expect(problems.map(({ message }) => message)).toEqual([
    'only one option under this question. Left out: “Just text One? x”',
    'more than 6 options under this question. Left out: “Two? 1 2 3 4 5 6 7”',
  ]);
});

it('an empty paste has no questions', () => {
  expect(read(' \n\n')).toEqual({ questions: [], problems: [] });
});

const gas = '1. Which gas?\nA) Oxygen\nB) Hydrogen\nC) Argon\n';

it.each([
  'Ans (b)',
  'Ans. b',
  'Answer: Hydrogen',
  'Correct option: B',
  'Correct answer – (B)',
  'The correct answer is B',
  'Key: B',
  '✅ Answer: B',
  '→ **Answer:** B) Hydrogen',
  '(Ans: b)',
  'उत्तर – (B)',
  'सही उत्तर: B',
  'Answer: B Hydrogen',
])('the line %j is the answer of a pasted question', (line) => {
  const { questions, problems } = read(gas + line);
  expect(questions).toMatchObject([{ options: ['Oxygen', 'Hydrogen', 'Argon'], right: 'Hydrogen' }]);
  expect(problems).toEqual([]);
});

it.each([
  'A) Oxygen\nB) Hydrogen Ans (b)',
  '(a) Oxygen (b) Hydrogen Answer: (b)',
  'A) Oxygen\nB) Hydrogen ✅',
  'A) Oxygen ❌\nB) Hydrogen (correct answer)',
  'A) Oxygen\nB) Hydrogen ← correct',
  '- A) Oxygen\n- ✅ B) Hydrogen',
])('the answer beside the options is recognized in %j', (options) => {
  expect(read(`1. Which gas?\n${options}`)).toMatchObject({
    questions: [{ options: ['Oxygen', 'Hydrogen'], right: 'Hydrogen' }],
    problems: [],
  });
});

it.each([
  'Answer: E',
  'Answer: Helium',
  'Answer: B and C',
  'Answer: (b), (c)',
  'Answer: B) Oxygen',
  'Answer: 2',
  'Answer: a noble gas',
  'Ans: ?',
  'सही उत्तर: (ख)',
  'Answer: A\nAnswer: B',
])('the answer line %j marks nothing and is reported', (line) => {
  const { questions, problems } = read(gas + line);
  expect(questions).toMatchObject([{ options: ['Oxygen', 'Hydrogen', 'Argon'], right: null }]);
  expect(problems).toHaveLength(1);
});

it('an ambiguous answer letter marks nothing, nor does a star that contradicts it', () => {
  const carbon = '1. Symbol of carbon?\na) C\nb) K\nc) O\nAnswer: C';
  expect(read(carbon)).toMatchObject({ questions: [{ right: null }], problems: [{ line: 5 }] });
  const twice = '1. One?\n*a) x\nb) y\nAnswer: b';
  expect(read(twice)).toMatchObject({
    questions: [{ right: null }],
    problems: [{ line: 1, message: 'several options are marked as right: choose one in the form' }],
  });
});

it.each([
  'SECTION B',
  '**Section – B (5 marks)**',
  'PART II',
  'खंड – ब',
  'Answer Key',
  'Answers: 1-b, 2-a',
  '1. (b)  2. (a)',
  'Marks: 1',
  'Level: easy',
  'B is the correct answer.',
  '✅ B',
  '(b)',
])('the pasted line %j is dropped and reported', (line) => {
  const { questions, problems } = read(`1. Gas?\n(a) O\n(b) H\n${line}\n2. Metal?\n(a) Fe\n(b) S`);
  expect(questions.map(({ question, options }) => [question, ...options])).toEqual([
    ['Gas?', 'O', 'H'],
    ['Metal?', 'Fe', 'S'],
  ]);
  expect(problems.map((problem) => problem.line)).toEqual([4]);
});

it('a pasted printed question paper is read', () => {
  const paper = `SECTION A
1. An electric bulb is rated 220 V. The power will be
(a) 100 W   (b) 75 W   (c) 50 W   (d) 25 W
2. Which of these is a displacement reaction? [CBSE 2023]   1
(i) Fe + CuSO4
(ii) CaO + H2O
(A) Only (i)
(B) Only (ii)
SECTION B
3. Define refraction of light. State its two laws. (2)
4. A student holds a mirror towards the Sun. (3)
(a) What should he do to burn the paper?
(b) Which type of mirror does he have?
Answer Key
1. (d)  2. (A)
3. b`;
  const { questions, problems } = read(paper);
  expect(questions.map(({ options, right }) => [options.at(-1), right])).toEqual([
    ['25 W', '25 W'],
    ['Only (ii)', 'Only (i)'],
  ]);
  expect(problems.map(({ line }) => line)).toEqual([1, 4, 9, 10, 11, 14, 16]);
});

it("pasted questions in ChatGPT's format are read", () => {
  const { questions, problems } = read(
    '**Question 1:** Unit of power?\n- A) Joule\n- B) Watt\n\n**Answer:** B) Watt\n\n**Question 2:** Which is a base?\n- A) HCl\n- B) NaOH\n\n**Answer:** B) NaOH',
  );
  expect(questions.map(({ question, right }) => [question, right])).toEqual([
    ['Unit of power?', 'Watt'],
    ['Which is a base?', 'NaOH'],
  ]);
  expect(problems).toEqual([]);
});

it('pasted options out of order are rejected, because a letter would mean another one', () => {
  const { questions, problems } = read('1. Which?\n(b) x\n(a) y\nAnswer: a');
  expect(questions).toEqual([]);
  expect(problems[0]?.message).toContain('are not a, b, c … in order. Left out: “Which? x y Answer: a”');
});
