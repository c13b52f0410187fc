import { expect, it } from 'vitest';
import { groupsOf } from './cases.ts';
import { parsePastedQuestions } from './pasted-questions.ts';
import { correctIndexOf, isSameTest } from './test-form.ts';
import { textOfTest } from './text-of-test.ts';

/** The questions found, without their keys. */
function read(text: string) {
  const { questions, problems } = parsePastedQuestions(text);
  return {
    problems,
    questions: questions.map((question) => ({
      kind: question.kind,
      statements: [question.assertion, question.reason],
      question: question.question,
      right: correctIndexOf(question),
      explanation: question.explanation,
    })),
    cases: groupsOf(questions).flatMap(({ isCase, questions: members }) =>
      isCase ? [[members[0]?.passage, ...members.map(({ question }) => question)]] : [],
    ),
  };
}
const tin = ['Food cans are coated with tin and not with zinc.', 'Zinc is more reactive than tin.'];
const asTin = (right: number | null) => [{ kind: 'assertionReason', statements: tin, right }];

it.each([
  [
    'as the board prints it',
    `17. Assertion (A): ${tin[0]}
Reason (R): ${tin[1]}
(a) Both (A) and (R) are true and (R) is the correct explanation of the assertion (A).
(b) Both (A) and (R) are true, but (R) is not the correct explanation of the assertion (A).
(c) (A) is true, but (R) is false.
(d) (A) is false, but (R) is true.
Answer: (a)`,
    0,
  ],
  [
    'as a guide book words it',
    `Q5. Assertion: ${tin[0]}
Reason : ${tin[1]}
A. Both assertion and reason are true and reason is the correct explanation of assertion
*B. Both assertion and reason are true but reason is not the correct explanation of assertion
C. Assertion is true but reason is false
D. Assertion is false but reason is true`,
    1,
  ],
  [
    'in the words of the maths papers, all in few lines',
    `Statement A (Assertion): ${tin[0]} Statement R (Reason): ${tin[1]}
(a) Both Assertion (A) and Reason (R) are correct and Reason (R) is the correct explanation of Assertion (A) (b) Both A and R are correct but R doesn't explain A (c) A is correct while R is incorrect (d) A is incorrect while R is correct
Ans: c`,
    2,
  ],
  [
    'with its head in bold and on lines of their own',
    `17. Given below are two statements, one is labelled Assertion (A) and the other Reason (R).

**Assertion (A)**

${tin[0]}

**Reason (R)**

${tin[1]}

In the light of the above statements, choose the correct answer:
a) Both A and R are true and R is the correct explanation of A
b) Both A and R are true but R is NOT the correct explanation of A
c) A is true but R is false
*d) A is false but R is true`,
    3,
  ],
  [
    'with the options in another order',
    `Assertion (A): ${tin[0]}
Reason (R): ${tin[1]}
a) A is true but R is false
b) A is false but R is true
*c) Both A and R are true and R is the correct explanation of A
d) Both A and R are true but R is not the correct explanation of A`,
    0,
  ],
  [
    'without the options, which its kind has',
    `3) Assertion (A): ${tin[0]}\nReason (R): ${tin[1]}\nAnswer: d`,
    3,
  ],
])('a pasted assertion and its reason are recognized %s', (_, text, right) => {
  expect(read(text)).toMatchObject({ questions: asTin(right), problems: [] });
});

it('a pasted section of assertions uses the options given once in its directions, and other questions follow', () => {
  const text = `The following questions consist of two statements – Assertion (A) and Reason (R). Answer these questions selecting the appropriate option given below:
(a) Both A and R are true and R is the correct explanation of A
(b) Both A and R are true and R is not the correct explanation of A
(c) A is true but R is false
(d) A is false but R is true

17. Assertion (A): ${tin[0]}
Reason (R): ${tin[1]}

18. Assertion (A): One.
Reason (R): Two.
Explanation: So.
19. Which gas?
a) Oxygen
*b) Chlorine`;
  expect(read(text)).toMatchObject({
    questions: [
      ...asTin(null),
      { kind: 'assertionReason', statements: ['One.', 'Two.'], explanation: 'So.' },
      { kind: 'choice', question: 'Which gas?', right: 1 },
    ],
    problems: [
      {
        line: 1,
        message: expect.stringContaining(
          'directions for assertion and reason are left out: every such question has its options',
        ),
      },
    ],
  });
});

it('two pasted statements with different options stay a choice', () => {
  const text = `Assertion (A): One.\nReason (R): Two.\na) Both A and R are true\nb) Both A and R are false\n*c) Only A`;
  expect(read(text).questions).toMatchObject([
    { kind: 'choice', question: 'Assertion (A): One.\nReason (R): Two.', right: 2 },
  ]);
  expect(read('Assertion of rights is a\na) duty\n*b) right').questions).toMatchObject([
    { kind: 'choice', question: 'Assertion of rights is a' },
  ]);
});

const power = `Case: A family uses these for 30 days.
The rate is ₹6 a unit.

| Appliance | Power |
| --- | --- |
| Heater | 2 kW |

21. What does the heater use in an hour?
(a) 1 kWh *(b) 2 kWh
22. What is a unit?
*a) 1 kWh
b) 1 J
Explanation: So the board counts.`;

it('a pasted text below «Case:» and its numbered questions become a case, up to a line of dashes', () => {
  const found = read(`1. Before?\n*a) x\nb) y\n\n${power}\n---\n23. After?\n*a) x\nb) y`);
  expect(found.cases).toEqual([
    [
      'A family uses these for 30 days.\nThe rate is ₹6 a unit.\n\n| Appliance | Power |\n| --- | --- |\n| Heater | 2 kW |',
      'What does the heater use in an hour?',
      'What is a unit?',
    ],
  ]);
  expect(found.questions.map(({ kind, question }) => [kind, question])).toEqual([
    ['choice', 'Before?'],
    ['case', 'What does the heater use in an hour?'],
    ['case', 'What is a unit?'],
    ['choice', 'After?'],
  ]);
  expect(found.problems).toEqual([]);
});

it('a pasted case ends at the next case, even with the same text', () => {
  const two = read(`${power}\n\n**Passage:**\n\nA lens.\n\n1. What?\n*a) x\nb) y`);
  expect(two.cases.map((each) => each.length - 1)).toEqual([2, 1]);
  expect(read(`${power}\n${power}`).cases).toHaveLength(2);
});

it('other words do not start a case in a pasted paper', () => {
  const text = `Read the passage and answer the questions 21 to 22.\nA lens bends light.\n\n21. What?\n*a) x\nb) y`;
  expect(read(text).cases).toEqual([]);
});

it('a pasted case without questions, or with too many, is reported', () => {
  expect(read('Case: A lens.\nIt bends light.').problems).toEqual([
    { line: 1, message: 'no numbered questions under the text of this case' },
  ]);
  const six = Array.from({ length: 6 }, (_, index) => `${index + 1}. Q${index}?\n*a) x\nb) y`).join('\n');
  const { cases, problems } = read(`Case: A lens.\n${six}`);
  expect(cases[0]).toHaveLength(6);
  expect(problems).toEqual([
    { line: 17, message: 'more than 5 questions in this case. Left out: “Q5? x y”' },
  ]);
});

it('a test exported as text is the same test when pasted', () => {
  const questions = parsePastedQuestions(
    `1. Before?\n*a) x\nb) y\n\n${power}\n---\n2. Assertion (A): ${tin[0]}\nReason (R): ${tin[1]}\nAns: b`,
  ).questions;
  const form = { title: 'Light', timeLimit: '10', passingScore: '40', questions };
  const text = textOfTest(form);
  expect(text).toContain('Case:\nA family uses these');
  expect(text).toContain(
    `4. Assertion (A): ${tin[0]}\nReason (R): ${tin[1]} (Medium)\na) Both A and R are true, and`,
  );
  const again = parsePastedQuestions(text.split('\n\n').slice(1).join('\n\n').replaceAll(' (Medium)', ''));
  expect(again.problems).toEqual([]);
  expect(isSameTest({ ...form, questions: again.questions }, form)).toBe(true);
});
