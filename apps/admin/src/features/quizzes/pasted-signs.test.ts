import { expect, it } from 'vitest';
import { parsePastedQuestions } from './pasted-questions.ts';

it.each([
  ['2*3*4', '2\\*3\\*4'],
  ['5*x + 3*y', '5\\*x + 3\\*y'],
  ['- 5', '\\- 5'],
  ['**Note** 2*3*4', '**Note** 2\\*3\\*4'],
  ['2*x* + 3*y*', '2*x* + 3*y*'],
  ['$2*3*4$', '$2*3*4$'],
  ['2\\*3\\*4', '2\\*3\\*4'],
  ['y = 3*b', 'y = 3*b'],
])('the pasted calculation %s keeps all its signs', (sum, shown) => {
  const paper = `1. Is ${sum}?\n(a) ${sum}\n(b) 7\nAns: a\nReason: ${sum}`;
  const [question] = parsePastedQuestions(`Case: A man has\n${sum}.\n${paper}`).questions;
  const inLine = sum === '- 5' ? sum : shown;
  expect(question).toMatchObject({
    passage: `A man has\n${shown}.`,
    question: `Is ${inLine}?`,
    explanation: shown,
  });
  expect(question?.options[0]).toEqual({ key: question?.correctKey, text: shown });
});

it('a paste reads formulas of other programs as the file import does', () => {
  const paper = String.raw`1. Is \(x = 2\) for $5?
\[
y = \begin{matrix} 1 \\[2pt] 2 \end{matrix}
\]
(a) \(x_1\)
(b) f\\(x\\)
Ans: \(x_1\)
Explanation: \(x\)
DPS
2. R?
(a) x
Ans: a`;
  const { questions, problems } = parsePastedQuestions(paper);
  expect(questions[0]).toMatchObject({
    question: String.raw`Is $x = 2$ for \$5?
$$y = \begin{matrix} 1 \\[2pt] 2 \end{matrix}$$`,
    explanation: '$x$\nDPS',
  });
  expect(questions[0]?.options.map(({ text }) => text)).toEqual(['$x_1$', String.raw`f\\(x\\)`]);
  expect(questions[0]?.correctKey).toBe(questions[0]?.options[0]?.key);
  expect(problems.map(({ line }) => line)).toEqual([10]);
});

it.each(['Ans. -2', 'Ans -2', 'Ans - 2', 'Ans:-2', 'Ans.-2', 'Ans −2'])(
  'the paste reports that %j may have a minus',
  (answer) => {
    for (const paper of [
      `1. x?\n(a) -2\n(b) 2\n${answer}`,
      '1. x?\n(a) -2\n(b) 2\nThe correct answer is -2',
      `1. x?\n(a) $-2$\n(b) 4\n${answer}`,
      `1. x?\n(a) −2\n(b) 4 ${answer}`,
      `1. x? ${answer}\n(a) -2\n(b) 2`,
    ]) {
      const { questions, problems } = parsePastedQuestions(paper);
      expect(questions.map(({ correctKey }) => correctKey)).toEqual([null]);
      expect(problems.length).toBeGreaterThan(0);
    }
    const { questions } = parsePastedQuestions(`1. x?\n(a) 4\n(b) 2\n${answer.replace('−', '-')}`);
    expect(questions[0]?.correctKey).toBe(questions[0]?.options[1]?.key);
  },
);

it.each([
  [String.raw`Cost $5 and \(x\) is $6?`, String.raw`Cost \$5 and $x$ is \$6?`],
  [String.raw`x in \[1,2\]?`, String.raw`x in \[1,2\]?`],
  [String.raw`Is \[x = 2\] so?`, 'Is $$x = 2$$ so?'],
])('money, brackets and formulas next to each other are read correctly in %j', (stem, shown) => {
  expect(parsePastedQuestions(`1. ${stem}\n(a) p\n(b) q`).questions[0]?.question).toBe(shown);
});

it('a pasted question with a long gap is parsed in linear time', () => {
  const { questions } = parsePastedQuestions(`1. Unit?${' '.repeat(1500)}(x\n(a) volt\n(b) ohm`);
  expect(questions).toHaveLength(1);
});

it.each([
  ['5', '-5', 'Correct answer is -5.'],
  ['5', '-5', 'Ans:-5.'],
  ['5', '-5', 'Ans – 5.'],
  ['5.', '-5.', 'Ans -5'],
  ['√2', '-√2', 'Ans:-√2.'],
  ['5 cm', '-5 cm', 'The answer is -5 cm.'],
  ['0', '> 0', 'Ans > 0'],
  ['0', '> 0', 'Answer is > 0.'],
  ['5', '.5', 'Ans .5'],
  ['5', '.5', 'Ans.5'],
  ['0', '= 0', 'Ans = 0'],
])('a sign that may belong to the answer is reported: %s, %s, %j', (first, second, answer) => {
  const options = `(a) ${first}\n(b) ${second}`;
  const below = parsePastedQuestions(`1. x?\n${options}\n${answer}`);
  expect(below.questions.map(({ correctKey }) => correctKey)).toEqual([null]);
  expect(below.problems).toHaveLength(1);
  const [behind] = parsePastedQuestions(`1. x? ${answer}\n${options}`).questions;
  expect(behind?.correctKey).not.toBe(behind?.options[0]?.key);
});

it("the answer 'Ans. 5' means the option 5, not the option .5", () => {
  const { questions } = parsePastedQuestions('1. x?\n(a) 5\n(b) .5\nAns. 5');
  expect(questions[0]?.correctKey).toBe(questions[0]?.options[0]?.key);
});

it.each([
  ['∠B', '∠A'],
  ['B+', 'A+'],
  ['2B', '2A'],
])('the paste reports that A may mean the first or the second option of %s, %s', (first, second) => {
  const { questions, problems } = parsePastedQuestions(`1. x?\n(a) ${first}\n(b) ${second}\nAns: A`);
  expect(questions.map(({ correctKey }) => correctKey)).toEqual([null]);
  expect(problems).toHaveLength(1);
});

it.each([
  ['(a) volt ✗\n(b) ampere\n(c) ohm ✗', null, [1]],
  ['(a) volt ✗\n(b) ampere\n(c) ohm ✗\nAns: a', null, [1]],
  ['(a) volt ✗\n(b) ampere\n(c) ohm ✗\nAns: b', 'ampere', []],
  ['(a) volt ❌\n(b) ampere ✅\n(c) ohm ❌', 'ampere', []],
])('crosses after options that leave the answer open are reported in %j', (lines, right, named) => {
  const { questions, problems } = parsePastedQuestions(`1. Unit?\n${lines}`);
  const [question] = questions;
  expect(question?.options.find(({ key }) => key === question.correctKey)?.text ?? null).toBe(right);
  expect(question?.options.map(({ text }) => text)).toEqual(['volt', 'ampere', 'ohm']);
  expect(problems.map(({ line }) => line)).toEqual(named);
});

it.each([
  ['E. coli', 'Aspergillus niger', 'A. niger'],
  ['Rutherford', 'Henri Becquerel', 'A. Becquerel'],
  ['b', 'a', 'A'],
])('the paste reports that either %j or %j may have the rest of the answer %j', (one, other, answer) => {
  const { questions, problems } = parsePastedQuestions(`1. W?\n(a) ${one}\n(b) ${other}\nAns: ${answer}`);
  expect(questions.map(({ correctKey }) => correctKey)).toEqual([null]);
  expect(problems.map(({ line }) => line)).toEqual([4]);
});

it('an answer after very many brackets is recognized', () => {
  const { questions } = parsePastedQuestions(`1. Unit?\n(a) volt\n(b) ohm\n${'('.repeat(100_000)}Ans: b`);
  expect(questions.map(({ options }) => options.map(({ text }) => text))).toEqual([['volt', 'ohm']]);
});
