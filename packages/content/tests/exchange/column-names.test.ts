import { expect, it } from 'vitest';
import { readCards, readQuestionTable } from '#src/exchange/index.ts';

const rights = (head: string, key = 'B') =>
  readQuestionTable(`${head}\nUnit?,volt,ampere,ohm,watt,${key}\n`).rows.map(
    ({ item }) => item?.correctAnswer,
  );

it.each([
  ...[
    'Ans',
    'Ans.',
    'Answers',
    'Answer:',
    'Correct Option No.',
    'Answer Number',
    'Correct Ans',
    'Answer Key',
    'Correct_Answer',
    'correctAnswer',
    'Correct Answer (A/B/C/D)',
    'Answer (1-4)',
    'Answer Option',
    'Final Answer',
    'Official answer',
    'Correct Option(s)',
    'Answer(s)',
    'Correct Options',
    'Answer Index',
  ],
  ...[
    '"Correct\nAnswer"',
    'Correct  Answer',
    'CORRECT ANSWER',
    'correct.answer',
    'Right_Option',
    'उत्तर',
    'सही उत्तर',
    'योग्य पर्याय',
    'সঠিক উত্তর',
    'જવાબ',
    'Correct answer(s) - choose at least one',
    '"Correct Answer(s)\n(Only include Answer #)"',
  ],
])('a table of questions is recognized by the answer column %j', (answer) => {
  expect(rights(`question,A,B,C,D,${answer}`)).toEqual([1]);
});

it.each([
  'Ques',
  'Questions',
  'Question:',
  'Question_Text',
  'questionText',
  'QUES.',
  'प्रश्न',
  'प्रश्न:',
  'Question (English)',
  'Que',
  'Que.',
  'Stem',
  'MCQ',
  'MCQs',
  'Question Statement',
  'Question Stem',
  'Question - max 120 characters',
  'প্রশ্ন',
  'પ્રશ્ન',
])('a table of questions is recognized by the question column %j', (question) => {
  expect(rights(`${question},A,B,C,D,answer`)).toEqual([1]);
});

it.each([
  'Opt A,Opt B,Opt C,Opt D',
  'optionA,optionB,optionC,optionD',
  'Opt. 1,Opt. 2,Opt. 3,Opt. 4',
  'Ans 1,Ans 2,Ans 3,Ans 4',
  'Ans. A,Ans. B,Ans. C,Ans. D',
  'Option I,Option II,Option III,Option IV',
  '(i),(ii),(iii),(iv)',
  'First,Second,Third,Fourth',
  '1st option,2nd option,3rd option,4th option',
  'Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters',
  'Answer 1,Answer 2,"Answer 3\n(Optional)","Answer 4\n(Optional)"',
  'पर्याय 1,पर्याय 2,पर्याय 3,पर्याय 4',
  'पर्याय अ,पर्याय ब,पर्याय क,पर्याय ड',
  'বিকল্প ক,বিকল্প খ,বিকল্প গ,বিকল্প ঘ',
  'વિકલ્પ ૧,વિકલ્પ ૨,વિકલ્પ ૩,વિકલ્પ ૪',
])('a table of questions is recognized by the option columns %j', (options) => {
  expect(rights(`question,${options},answer`)).toEqual([1]);
});

it.each([
  ['Option I,Option II,Option III,Option IV', 'II', 'V,I,II,R'],
  ['Option I,Option II,Option III,Option IV', 'Option I', 'V,I,R,P'],
  ['First,Second,Third,Fourth', 'first', 'second,first,third,none'],
])('a table of questions rejects an answer that repeats a column name of %s', (options, key, texts) => {
  const [row] = readQuestionTable(`question,${options},answer\nWhich?,${texts},${key}\n`).rows;
  expect(row?.item).toBeNull();
  expect(row?.problems).toEqual([
    `The answer '${key}' of question 1 may be the name of a column: write A to D, or the text of the option`,
  ]);
});

it('a table of questions takes the column before the wrong answers as the right option, as in Gimkit files', () => {
  const head = 'Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional)';
  const { rows, answers, losses } = readQuestionTable(
    `${head}\nUnit?,2,1,3\nBlood group?,B,A,\nNone?,,x,y\n`,
  );
  expect(rows.map(({ item }) => item?.correctAnswer)).toEqual([0, 0, undefined]);
  expect(rows[0]?.item?.options).toEqual(['2', '1', '3']);
  expect([answers, losses]).toEqual([undefined, []]);
});

it.each([
  'Question,Correct Answer,Incorrect',
  'Question,Correct Answer,Incorrect Answer 2',
  'Question,Correct Option,Wrong 1,Wrong 2',
  'Question,Answer,Correct Answer,Wrong 1,Wrong 2',
])('a table of questions is not read as a Gimkit file if its columns are %j', (head) => {
  expect(readQuestionTable(`${head}\nUnit?,2,1,3,4\n`).rows).toEqual([]);
});

it('a table of questions prefers the option columns with the clearer names', () => {
  const head = 'question,A,B,C,D,answer,Ans 1,Ans 2,First,Second';
  const found = readQuestionTable(`${head}\nUnit?,volt,ampere,ohm,watt,B,x,y,z,w\n`);
  expect(found.rows[0]?.parts).toHaveLength(4);
});

it.each(['MCQ', 'Stem', 'Ques'])(
  'a table of questions takes its questions from Question if there is also %s',
  (name) => {
    const found = readQuestionTable(`${name},Question,A,B,answer\n1,Unit?,volt,ampere,B\n`);
    expect(found.rows[0]?.item?.question).toBe('Unit?');
  },
);

it('a table of questions skips a title above the column names, and reports it', () => {
  const found = readQuestionTable(
    'Class X Test,,,,,\nquestion,A,B,C,D,answer\nUnit?,volt,ampere,ohm,watt,B\n',
  );
  expect(found.rows).toMatchObject([{ n: 1, line: 3, item: { correctAnswer: 1 } }]);
  expect([found.total, found.losses]).toEqual([
    1,
    ["The line 'Class X Test' above the names of the columns is not kept"],
  ]);
});

it.each([
  ['a comma', ['Chapter: Light, Optics']],
  ['several cells', ['School,ABC School,,,,', 'Class,10,Date,,,']],
  ['many lines', ['ABC School', '', 'Class X, Science', 'Name:', 'Date:', 'Time: 1 h', 'Marks: 20']],
  ['quotation marks', ['"Light" and more,,,,,']],
  ['more commas than the names', ['Light, sound, heat, force, work, power, energy, mass']],
])('a table of questions is found below a title with %s', (_, titles) => {
  const table = 'question;A;B;answer\nUnit, of current?;volt;ampere;B\n';
  for (const text of [table, table.replace(', of', '').replaceAll(';', ',')]) {
    const found = readQuestionTable(`${titles.join('\n')}\n${text}`);
    expect(found.problems).toEqual([]);
    expect(found.rows).toMatchObject([{ n: 1, line: titles.length + 2, item: { correctAnswer: 1 } }]);
    expect(found.losses).toHaveLength(titles.filter((title) => title !== '').length);
  }
});

it('a table of questions takes its questions from Question and not from Q if there are both', () => {
  const found = readQuestionTable('Q,Question,A,B,answer\n1,Unit?,volt,ampere,B\n');
  expect(found.rows[0]?.item?.question).toBe('Unit?');
  expect(found.losses).toEqual(["The column 'Q' is not kept"]);
});

it.each([
  'Word,Meaning',
  'प्रश्न,उत्तर',
  'Question,Ans',
  'Que,Ans',
  'Questions:,Answers:',
  'Terms,Definitions',
  'Light: cards\nTerm,Meaning',
  'Light, optics\nTerm,Meaning',
  'Class,10\nSubject,Science\nQuestion,Answer',
])('a list of cards does not turn the column names %j into a card', (head) => {
  expect(readCards(`${head}\nLens,glass\nRay,light\n`).rows.map(({ text }) => text)).toEqual(['Lens', 'Ray']);
});

it('a list of cards takes its sides from Question and Answer if there are also Q and A', () => {
  const [row] = readCards('Q,Question,A,Answer\n1,Unit?,2,ampere\n').rows;
  expect(row?.item).toMatchObject({ question: 'Unit?', answer: 'ampere' });
});

it('a list of cards separated by semicolons may have a title with a comma', () => {
  const { rows } = readCards('Light, optics\nTerm;Meaning\nLens, of glass;curved\nRay;light, straight\n');
  expect(rows.map(({ item }) => item?.question)).toEqual(['Lens, of glass', 'Ray']);
});

it('a list of cards is still cut at semicolons if a later line begins with a word like a column name', () => {
  const { rows } = readCards('Lens "thin";glass\nWord, in short;a unit\nRay;light\n');
  expect(rows.map(({ item }) => item?.answer)).toEqual(['glass', 'a unit', 'light']);
});

it('a list of cards keeps the cards above a line whose two words could be column names', () => {
  expect(readCards(`hot,cold\nfront,back\nup,down\n`).rows).toHaveLength(3);
  expect(readCards(`${'Lens,glass\n'.repeat(5)}Question,Answer\n`).rows).toHaveLength(6);
});

it('a list of cards starts with a card in its first line if no line names the columns', () => {
  expect(readCards(`Light\n${'Lens,glass\n'.repeat(5)}`).rows).toHaveLength(6);
});

it.each([
  ['hint', 'second hint'],
  ['Hint 1', 'Hint 2'],
  ['Hints', '2nd Hint'],
  ['संकेत', 'दूसरा संकेत'],
])('the table reader takes hints from the columns %j and %j', (first, second) => {
  const { rows } = readQuestionTable(`question,a,b,answer,${first},${second}\nq,x,y,B,Look.,Halve it.\n`);
  expect(rows[0]).toMatchObject({ item: { hint: 'Look.', secondHint: 'Halve it.' }, losses: [] });
});

it.each([
  ['option1,option2,option3', 'option2'],
  ['option0,option1,option2', 'option1'],
  ['Choice_A,Choice_B,Choice_C', 'choice b'],
])('the name of an option column is an answer: %s, %s', (columns, answer) => {
  const [row] = readQuestionTable(`question,${columns},answer\nUnit?,volt,ampere,ohm,${answer}\n`).rows;
  expect([row?.problems, row?.item?.correctAnswer]).toEqual([[], 1]);
});

it('the table reader leaves out rows of a template with nothing but their numbers', () => {
  const numbered = Array.from({ length: 9 }, (_, at) => `${at + 2},,,,,20`).join('\n');
  const { rows, total, losses } = readQuestionTable(
    `,Question,Answer 1,Answer 2,Correct answer(s),Time limit (sec)\n1,Unit?,volt,ohm,2,20\n${numbered}\n11,Symbol?,V,R,,20\n`,
  );
  expect([rows.map(({ line }) => line), total]).toEqual([[2, 12], 2]);
  expect(losses).toEqual(['Column 1 is not kept', "The column 'Time limit (sec)' is not kept"]);
});

it('the table reader says that a table of Google Forms holds the answers of people', () => {
  const { problems } = readQuestionTable(
    'Timestamp,Email Address,Score,Unit?\n2026/09/27,a@b.example,1 / 1,Ohm\n',
  );
  expect(problems[0]).toContain('answers that people gave in a form');
});

it.each(['Answer explanation', 'Correct Answer Explanation'])(
  'the table reader takes explanations from the column %j',
  (name) => {
    const { rows } = readQuestionTable(`question,a,b,answer,${name}\nq,x,y,B,So.\n`);
    expect(rows[0]).toMatchObject({ item: { explanation: 'So.' }, losses: [] });
  },
);
