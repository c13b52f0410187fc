import { describe, expect, it } from 'vitest';
import { readCards, readQuestionTable } from '#src/exchange/index.ts';

const rights = (head: string, key = 'B') =>
  readQuestionTable(`${head}\nUnit?,volt,ampere,ohm,watt,${key}\n`).rows.map(
    ({ item }) => item?.correctAnswer,
  );

describe('a table of questions', () => {
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
  ])('is known by the column of answers %j', (answer) => {
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
  ])('is known by the column of questions %j', (question) => {
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
  ])('is known by the options %j', (options) => {
    expect(rights(`question,${options},answer`)).toEqual([1]);
  });

  it.each([
    ['Option I,Option II,Option III,Option IV', 'II', 'V,I,II,R'],
    ['Option I,Option II,Option III,Option IV', 'Option I', 'V,I,R,P'],
    ['First,Second,Third,Fourth', 'first', 'second,first,third,none'],
  ])('has no right option by the name of a column such as %s', (options, key, texts) => {
    const [row] = readQuestionTable(`question,${options},answer\nWhich?,${texts},${key}\n`).rows;
    expect(row?.item).toBeNull();
    expect(row?.problems).toEqual([
      `The answer '${key}' of question 1 may be the name of a column: write A to D, or the text of the option`,
    ]);
  });

  it('has the right option in front of the wrong ones, as Gimkit writes it', () => {
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
  ])('has no such options where the names are %j', (head) => {
    expect(readQuestionTable(`${head}\nUnit?,2,1,3,4\n`).rows).toEqual([]);
  });

  it('has its options in the columns of the clearer names', () => {
    const head = 'question,A,B,C,D,answer,Ans 1,Ans 2,First,Second';
    const found = readQuestionTable(`${head}\nUnit?,volt,ampere,ohm,watt,B,x,y,z,w\n`);
    expect(found.rows[0]?.parts).toHaveLength(4);
  });

  it.each(['MCQ', 'Stem', 'Ques'])('has its questions in the column question beside %s', (name) => {
    const found = readQuestionTable(`${name},Question,A,B,answer\n1,Unit?,volt,ampere,B\n`);
    expect(found.rows[0]?.item?.question).toBe('Unit?');
  });

  it('may have a title above the names, which is not kept', () => {
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
  ])('may have a title with %s', (_, titles) => {
    const table = 'question;A;B;answer\nUnit, of current?;volt;ampere;B\n';
    for (const text of [table, table.replace(', of', '').replaceAll(';', ',')]) {
      const found = readQuestionTable(`${titles.join('\n')}\n${text}`);
      expect(found.problems).toEqual([]);
      expect(found.rows).toMatchObject([{ n: 1, line: titles.length + 2, item: { correctAnswer: 1 } }]);
      expect(found.losses).toHaveLength(titles.filter((title) => title !== '').length);
    }
  });

  it('has its questions in the column of the longer name', () => {
    const found = readQuestionTable('Q,Question,A,B,answer\n1,Unit?,volt,ampere,B\n');
    expect(found.rows[0]?.item?.question).toBe('Unit?');
    expect(found.losses).toEqual(["The column 'Q' is not kept"]);
  });
});

describe('a list of cards', () => {
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
  ])('makes no card of the names %j', (head) => {
    expect(readCards(`${head}\nLens,glass\nRay,light\n`).rows.map(({ text }) => text)).toEqual([
      'Lens',
      'Ray',
    ]);
  });

  it('has its sides in the columns of the longer names', () => {
    const [row] = readCards('Q,Question,A,Answer\n1,Unit?,2,ampere\n').rows;
    expect(row?.item).toMatchObject({ question: 'Unit?', answer: 'ampere' });
  });

  it('may have a title with a comma above names with semicolons', () => {
    const { rows } = readCards('Light, optics\nTerm;Meaning\nLens, of glass;curved\nRay;light, straight\n');
    expect(rows.map(({ item }) => item?.question)).toEqual(['Lens, of glass', 'Ray']);
  });

  it('is cut at its own sign where a text below begins with a word that may be a name', () => {
    const { rows } = readCards('Lens "thin";glass\nWord, in short;a unit\nRay;light\n');
    expect(rows.map(({ item }) => item?.answer)).toEqual(['glass', 'a unit', 'light']);
  });

  it('has cards above one of two words that may be names', () => {
    expect(readCards(`hot,cold\nfront,back\nup,down\n`).rows).toHaveLength(3);
    expect(readCards(`${'Lens,glass\n'.repeat(5)}Question,Answer\n`).rows).toHaveLength(6);
  });

  it('has its first card in the first line where none names the columns', () => {
    expect(readCards(`Light\n${'Lens,glass\n'.repeat(5)}`).rows).toHaveLength(6);
  });
});

it.each([
  ['hint', 'second hint'],
  ['Hint 1', 'Hint 2'],
  ['Hints', '2nd Hint'],
  ['संकेत', 'दूसरा संकेत'],
])('takes hints from the columns %j and %j', (first, second) => {
  const { rows } = readQuestionTable(`question,a,b,answer,${first},${second}\nq,x,y,B,Look.,Halve it.\n`);
  expect(rows[0]).toMatchObject({ item: { hint: 'Look.', secondHint: 'Halve it.' }, losses: [] });
});
