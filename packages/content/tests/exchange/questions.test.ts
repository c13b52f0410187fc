import { expect, it } from 'vitest';
import { readAiken, readGift, readQuestionTable } from '#src/exchange/index.ts';

const problemsOf = ({ rows }: { rows: { problems: string[] }[] }) => rows.map(({ problems }) => problems);

const head = 'question,option A,option B,option C,correct option,difficulty,explanation\n';

it('a table of questions finds its columns by name', () => {
  const { rows } = readQuestionTable(`${head}Unit of current?,Volt,Ampere,Ohm,B,easy,By definition\n`);
  expect(rows[0]?.item).toEqual({
    question: 'Unit of current?',
    options: ['Volt', 'Ampere', 'Ohm'],
    correctAnswer: 1,
    difficulty: 'easy',
    explanation: 'By definition',
  });
});

it("a table of questions reports each problem in the words of the catalogue, with the question's number", () => {
  const rows = [',a,b,,A,easy,', 'q,a,,,A,easy,', 'q,a,,c,A,easy,', 'q,a,b,,,easy,', 'q,a,b,,C,easy,'];
  expect(problemsOf(readQuestionTable(head + rows.join('\n'))).flat()).toEqual([
    "Question 1 is required. The cell 'question' is empty",
    'Each question must have 2-6 non-empty options. There is 1',
    "Each question must have 2-6 non-empty options. The cell 'option B' is empty",
    "Select the correct answer for question 4. The cell 'correct option' is empty: it should say one of A to B or 1 to 2",
    "Correct answer must be a valid option index for question 5. The cell 'correct option' says 'C', which is none of A to B or 1 to 2",
  ]);
});

it('a table of questions reports every faulty cell of a row, with its column and the correction', () => {
  const long = 'x'.repeat(5_001);
  const { rows } = readQuestionTable(`${head},a,,c,D,tough,${long}\n`);
  expect(rows[0]?.problems).toEqual([
    "Question 1 is required. The cell 'question' is empty",
    "Each question must have 2-6 non-empty options. The cell 'option B' is empty",
    "Correct answer must be a valid option index for question 1. The cell 'correct option' says 'D', which is none of A to C or 1 to 3",
    'The explanation has more than 5000 characters',
  ]);
});

it('a table of questions replaces an unknown difficulty by medium with a notice', () => {
  const { rows } = readQuestionTable(`${head}SI unit of force,newton,joule,,A,Beginner,\n`);
  expect(rows[0]).toMatchObject({
    item: { difficulty: 'medium' },
    problems: [],
    losses: ["The difficulty 'Beginner' is not known: taken as medium"],
  });
});

it('a table of questions orders the options by their letters, whatever the order of their columns', () => {
  const { rows } = readQuestionTable('question,option B,option A,option D,answer\nq,x,y,z,A\nq,x,y,z,D\n');
  expect(rows[0]?.item).toMatchObject({ options: ['y', 'x', 'z'], correctAnswer: 0 });
  expect(rows[1]?.item).toMatchObject({ options: ['y', 'x', 'z'], correctAnswer: 2 });
  const { rows: wrong } = readQuestionTable('question,option B,option A,option D,answer\nq,x,y,z,C\n');
  expect(wrong[0]?.problems[0]).toContain("says 'C', which is none of A, B, D, and not the text");
});

it('a table of questions reports options that are only pictures', () => {
  const { rows } = readQuestionTable('question,a,b,answer\nq,<img src=x>,<img src=y>,A\n', true);
  expect(rows[0]?.problems[0]).toContain('Options A, B are nothing but pictures or links');
});

it('a table of questions accepts a letter, number or text as the answer, and rejects ambiguous ones', () => {
  const text = 'question;1;2;3;answer\nq;x;y;z;b\nq;x;y;z;3\nq;x;y;z;y\nq;O;A;B;A\nq;3;2;1;3\nq;x;y;z;w\n';
  const { rows } = readQuestionTable(text);
  expect(rows.map(({ item }) => item?.correctAnswer)).toEqual([1, 2, 1, undefined, undefined, undefined]);
  expect(rows[3]?.problems[0]).toContain("The answer 'A' of question 4");
  expect(rows[5]?.problems).toEqual([
    "Correct answer must be a valid option index for question 6. The cell 'answer' says 'w', which is none of A to C or 1 to 3, and not the text of an option",
  ]);
});

it.each(['Option C', 'option 3', 'c)', '(C)', 'C.', 'Answer: c', 'CHOICE 3', '3)'])(
  'a table of questions accepts %j as the third option',
  (given) => {
    for (const column of ['correct option', 'answer']) {
      const { rows } = readQuestionTable(`question,option A,option B,option C,${column}\nq,x,y,z,${given}\n`);
      expect(rows[0]?.item?.correctAnswer).toBe(2);
    }
  },
);

it('a table of questions reports an answer that names no option, with the letters and numbers allowed', () => {
  const { rows } = readQuestionTable('question,a,b,c,d,e,f,correct option\nq,1,2,3,4,5,6,Option G\n');
  expect(rows[0]?.problems[0]).toContain("'Option G', which is none of A to F or 1 to 6");
});

it('a table of questions is rejected as a whole if it names no columns', () => {
  expect(readQuestionTable('What?,a,b,A\n').problems[0]).toContain('The first line has to name the columns');
});

it.each([
  ['GIFT', '::Q1:: Which? {\n=this\n~that\n}\n'],
  ['Aiken', 'Which?\nA. this\nB. that\nANSWER: A\n'],
])('a table of questions written as %s is rejected with advice to choose that format', (form, text) => {
  expect(readQuestionTable(text).problems).toEqual([
    `This looks like ${form}: choose '${form}' as the form of the file`,
  ]);
});

it('a table of questions with more than six options is rejected in the words of the catalogue', () => {
  const text = 'question,a,b,c,d,e,f,g,correct option\nq,1,2,3,4,5,6,7,A\n';
  expect(problemsOf(readQuestionTable(text))).toEqual([
    ['Each question must have 2-6 non-empty options. There are 7'],
  ]);
});

it('the GIFT reader imports a question with its explanation, and gives a true-false question two options', () => {
  const { rows, losses } = readGift(
    '// [tag:hard]\n::Q1:: What is 1\\=1? { =yes ~no ####Because. }\n\nThe sky is green: really.{F}\n',
  );
  expect(rows.map(({ item }) => item)).toEqual([
    {
      question: 'What is 1=1?',
      options: ['yes', 'no'],
      correctAnswer: 0,
      difficulty: 'hard',
      explanation: 'Because.',
    },
    {
      question: 'The sky is green: really.',
      options: ['True', 'False'],
      correctAnswer: 1,
      difficulty: 'medium',
    },
  ]);
  expect(rows[0]?.losses).toEqual(['Names of questions are not kept']);
  expect(losses).toEqual([]);
});

it('the GIFT reader reports what it drops, and rejects questions without exactly one right answer', () => {
  const text = [
    '$CATEGORY: physics/light',
    'Only a text.',
    'Pick { =a#good ~%-50%b ~c }',
    'Both { =a =b ~c }',
    'Half { ~%50%a ~%50%b ~c }',
    'Weighted { ~%100%a ~%-100%b }',
    'Number? {#3.14:0.01}',
    'Short { =a =b }',
    'Match { =a -> b =c -> d }',
    'Essay {}',
    'None { ~a ~b }',
    '[html]<p>Is <b>this</b> bold? <img src\\="x"></p> { =yes ~no }',
    'Broken { =a ~b',
    'The ratio 3:4 is { =below 1 ~above 1 }',
  ].join('\n\n');
  const { rows, losses } = readGift(text);
  expect(losses).toEqual([
    "The category 'physics/light' is not kept",
    "The text on line 3 is not a question and is left out: 'Only a text.'",
  ]);
  expect(rows.map(({ problems, losses: lost }) => [...problems, ...lost])).toEqual([
    ["The feedback 'good' is not kept", 'Weights of options are not kept'],
    ['Question 2 has several right answers: here a question has exactly one'],
    [
      'Question 3 has several right answers: here a question has exactly one',
      'Weights of options are not kept',
    ],
    ['Weights of options are not kept'],
    ["Question 5 is of the kind 'number': only questions with one right option can be imported"],
    [
      "Question 6 is of the kind 'short answer': each of its 2 answers is right alone. Put ~ before answers that are wrong",
    ],
    ["Question 7 is of the kind 'matching': only questions with one right option can be imported"],
    ["Question 8 is of the kind 'essay': only questions with one right option can be imported"],
    ['Select the correct answer for question 9. Put = before the right answer'],
    ['Images are not kept'],
    ["'Broken { =a ~b': the brace { stays open: put } behind the last answer"],
    [],
  ]);
  expect(rows[3]?.item?.correctAnswer).toBe(0);
  expect(rows[9]?.text).toBe('Is **this** bold?');
});

it('the GIFT reader accepts ~= before the right answer, as Moodle does', () => {
  const { rows } = readGift('::a::The image is {\n~real\n~=virtual\n~inverted\n}\n');
  expect(rows[0]?.item).toMatchObject({ options: ['real', 'virtual', 'inverted'], correctAnswer: 1 });
});

it('the GIFT reader reads 500 questions in one import', () => {
  const text = Array.from({ length: 500 }, (_, n) => `Question ${n} { =yes ~no ~perhaps ~never }`).join(
    '\n\n',
  );
  expect(readGift(text).rows.filter(({ item }) => item)).toHaveLength(500);
});

it('the Aiken reader accepts dots and brackets after option letters, and blank lines inside a question', () => {
  const { rows } = readAiken(
    'What is it?\nA. one\nB. two\nANSWER: B\n\nAnd this?\n\nA) x\nB) y\nC) z\nANSWER: a\n',
  );
  expect(rows.map(({ item, line }) => [line, item?.question, item?.options, item?.correctAnswer])).toEqual([
    [1, 'What is it?', ['one', 'two'], 1],
    [6, 'And this?', ['x', 'y', 'z'], 0],
  ]);
});

it('the Aiken reader reports each problem of a question', () => {
  const text = [
    'No answer\nA. a\nB. b\n',
    'Wrong answer\nA. a\nB. b\nANSWER: C\n',
    'A. a\nB. b\nANSWER: A\n',
    'One option\nA. a\nANSWER: A\n',
    'Odd letters\nA. a\nC. b\nANSWER: A\n',
    'Odd line\nA. a\nwhat\nB. b\nANSWER: A\n',
  ].join('\n');
  const [first, second, third, ...rest] = problemsOf(readAiken(text));
  expect([first, second]).toEqual([
    ["Select the correct answer for question 1. Put a line such as 'ANSWER: A' behind the options"],
    ["Correct answer must be a valid option index for question 2. 'C' is none of A to B"],
  ]);
  expect(third).toHaveLength(1);
  expect(rest).toEqual([
    ['Each question must have 2-6 non-empty options. There is 1'],
    ['The options of question 5 are not A, B, C … in order'],
    ['Line 25 is neither an option nor the answer'],
  ]);
});

it.each([
  ['A)one\nB)two', ["Line 2: a blank is missing behind 'A)'", "Line 3: a blank is missing behind 'B)'"]],
  ['A. one\nB.two', ["Line 3: a blank is missing behind 'B.'"]],
  [
    'a) one\nb) two',
    [
      "Line 2: write 'a)' with a capital letter and a blank behind it: 'A) '",
      "Line 3: write 'b)' with a capital letter and a blank behind it: 'B) '",
    ],
  ],
])('the Aiken reader reports the wrong option letters of %j with the correction', (options, problems) => {
  expect(problemsOf(readAiken(`What?\n${options}\nANSWER: A\n`))).toEqual([problems]);
});

it('the Aiken reader accepts a line in the question that looks like an option', () => {
  const [row] = readAiken('At 6\na.m. or\nA.D. 79?\nA. one\nB. two\nANSWER: A\n').rows;
  expect(row?.item?.question).toBe('At 6\na.m. or\nA.D. 79?');
});
