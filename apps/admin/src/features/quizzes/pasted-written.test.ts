import { expect, it } from 'vitest';
import { parsePastedWritten } from './pasted-written.ts';

/** Of each question: its marks, then for each alternative the question and its points with half marks. */
function read(text: string) {
  const { questions, problems } = parsePastedWritten(text);
  return {
    questions: questions.map(({ fields }) => [
      fields.marks,
      ...fields.alternatives.map(({ question, parts }) => [
        question,
        ...parts.flatMap(({ groups }) => groups[0]?.points.map(({ text, halves }) => `${halves} ${text}`)),
      ]),
    ]),
    problems: problems.map(({ line, message }) => `${line} ${message}`),
  };
}

it.each(['[2]', '(2 marks)', '2M', '2 marks', '    2', '(1+1)', '(2 अंक)'])(
  'the pasted marks %j make a written question with a point for each line of its answer',
  (marks) => {
    for (const answer of ['Answer: Work per time.', 'Ans.\n- Work per time.', 'उत्तर: Work per time.'])
      expect(read(`1. Define power. ${marks}\n${answer}\nIts unit is the watt.`)).toEqual({
        questions: [[2, ['Define power.', '2 Work per time.', '2 Its unit is the watt.']]],
        problems: [],
      });
  },
);

it.each([
  [
    'numbered points',
    '2. Laws? (3)\nAns:\n1. one plane\n2. equal angles\n3. fixed',
    ['2 one plane', '2 equal angles', '2 fixed'],
  ],
  [
    'points with marks of their own',
    '2. Laws? (3)\nAns: one plane (2)\nequal angles [1 mark]',
    ['4 one plane', '2 equal angles'],
  ],
  ['half marks', '2. Laws? (2)\nAns: one plane (1½)\nequal angles (½)', ['3 one plane', '1 equal angles']],
  [
    'a marking scheme',
    '2. Laws? (2)\nAns: They are two.\nMarking points:\n• one plane\n• equal angles',
    ['2 one plane', '2 equal angles'],
  ],
  ['more lines than half marks', '2. Laws? (1)\nAns: a\nb\nc', ['2 a b c']],
])('a pasted answer with %s becomes points that add up to the marks', (_, second, points) => {
  const { questions, problems } = read(
    `1. Power? (1)\nAns: work per time\n${second}\n3. Unit? (1)\nAns: watt`,
  );
  expect(problems).toEqual([]);
  expect(questions.map((question) => question.flat())).toEqual([
    [1, 'Power?', '2 work per time'],
    [Number(/\((\d)\)/.exec(second)?.[1]), 'Laws?', ...points],
    [1, 'Unit?', '2 watt'],
  ]);
});

it('headings give marks, OR starts alternative B, parts divide the marks, and answers may follow at the end', () => {
  const section =
    'SECTION B (2 marks each)\n21. Define ohm.\nAns: 1 V by 1 A.\nOR\nState the law.\nAns: V = IR';
  expect(read(section)).toEqual({
    questions: [[2, ['Define ohm.', '4 1 V by 1 A.'], ['State the law.', '4 V = IR']]],
    problems: [expect.stringContaining('1 “SECTION B (2 marks each)”')],
  });
  const parts = '1. A lens.\n(i) Pole? (1)\n(ii) Draw it. (2)\nAnswer:\n(i) centre\n(ii) drawing';
  expect(read(parts).questions).toEqual([
    [3, ['A lens.\n(i) Pole? (1)\n(ii) Draw it. (2)', '2 centre', '4 drawing']],
  ]);
  expect(read('1. Power? (1)\n2. Unit? (1)\n\nAnswers\n1. work per time\n2. watt')).toEqual({
    questions: [
      [1, ['Power?', '2 work per time']],
      [1, ['Unit?', '2 watt']],
    ],
    problems: [],
  });
});

it.each([
  ['1. Define power. (2)', '1 “Define power. (2)” is left out: it has no answer'],
  [
    '1. Define power.\nAns: Work per time',
    '1 “Define power. Answer: Work per time” is left out: it has no marks',
  ],
  [
    '1. Unit?\n(a) volt\n(b) watt\nAns: b',
    '1 “Unit? (a) volt (b) watt Answer: b” is left out: it has options',
  ],
  ['1. Explain. (9)\nAns: x', '1 Marks must be 1 to 5. Left out: “Explain. (9) Answer: x”'],
  ['1. Unit? (1)\nAns: watt\nHint: James', '3 “Hint: James” is left out'],
  ['1. Unit? (1)\nAns: watt\nOR\nPower?', '4 “Power?” is no alternative of the question above'],
  ['1. Unit? (1)\nAns: watt\nPage 2 of 4', '3 “Page 2 of 4” is left out'],
])('the paste of written questions names what it leaves out of %j', (text, problem) => {
  expect(read(text).problems.join('\n')).toContain(problem);
});

it('an unnumbered paper of written questions is divided at its answers', () => {
  expect(read('Power? (1)\nAnswer: work\n\nper time\n\nUnit? (1)\nAnswer: watt')).toEqual({
    questions: [
      [1, ['Power?', '1 work', '1 per time']],
      [1, ['Unit?', '2 watt']],
    ],
    problems: [],
  });
});
