import { expect, it } from 'vitest';
import { readPasted as read } from './read-pasted.ts';

const four = ['Unit?', 'volt', 'ampere', '*ohm', 'watt'];

it.each([
  ['(अ) volt\n(ब) ampere\n(क) ohm\n(ड) watt', 'उत्तर: क'],
  ['(अ) volt (ब) ampere\n(क) ohm (ड) watt', 'उत्तर: (क)'],
  ['(अ) volt (क) ohm\n(ब) ampere (ड) watt', 'उत्तर: (क) ohm'],
  ['(अ) volt (ब) ampere (क) ohm (ड) watt', 'Ans: c'],
  ['(ক) volt\n(খ) ampere\n(গ) ohm\n(ঘ) watt', 'উত্তর: গ'],
  ['(ক) volt (খ) ampere (গ) ohm (ঘ) watt', 'সঠিক উত্তর: (গ)'],
  ['அ) volt\nஆ) ampere\nஇ) ohm\nஈ) watt', 'விடை: இ'],
  ['(ક) volt\n(ખ) ampere\n(ગ) ohm\n(ઘ) watt', 'જવાબ: ગ'],
  ['(A)volt(B)ampere(C)ohm(D)watt', 'Ans: C'],
  ['(A)volt(B)ampere\n(C)ohm(D)watt', 'Ans: C'],
  ['a- volt\nb- ampere\nc- ohm\nd- watt', 'Ans: c'],
  ['a - volt\nb - ampere\nc - ohm\nd - watt', 'Ans: c'],
  ['A.volt\nB.ampere\nC.ohm\nD.watt', 'Ans: C'],
  ['a} volt\nb} ampere\nc} ohm\nd} watt', 'Ans: c'],
])('the option letters in %j are recognized, with the answer %j', (lines, answer) => {
  expect(read(`1. Unit?\n${lines}\n${answer}`)).toEqual({ questions: [four], lines: [] });
});

it("pasted options on the question's line may have no spaces between them", () => {
  const line = '1. Unit? (A)volt(B)ampere(C)ohm(D)watt\nAns: C';
  expect(read(line)).toEqual({ questions: [four], lines: [] });
});

it.each(['(अ) volt\n(ब) ampere\n(क) ohm\n(ड) watt\nउत्तर: ख', '(क) volt\n(ख) ampere\nउत्तर: ब'])(
  'a pasted answer with a letter that no option has marks nothing: %j',
  (lines) => {
    const found = read(`1. Unit?\n${lines}`);
    expect(found.questions[0]?.join()).not.toContain('*');
    expect(found.lines).toHaveLength(1);
  },
);

it.each(['(a) f(b)\n(b) g(b)', '(a)f(b)\n(b)g(a)'])(
  'letters that are part of the terms %j stay text',
  (lines) => {
    expect(read(`1. Which?\n${lines}`)).toMatchObject({
      questions: [
        ['Which?', /f\(b\)/, /g\(/].map((each) =>
          typeof each === 'string' ? each : expect.stringMatching(each),
        ),
      ],
    });
  },
);

it('a dashed list above pasted options stays in the question', () => {
  const stem = 'Match.\nA - lens\nB - mirror';
  expect(read(`1. ${stem}`).questions).toEqual([]);
  expect(read(`1. ${stem}\n(a) x\n(b) y\n2. R?\n(a) x\n(b) y`).questions[0]).toEqual([stem, 'x', 'y']);
});

it.each([
  'A. P. J. Abdul Kalam',
  'C. V. Raman (a)',
  'C. V. Raman [1]',
  'C. V. Raman, physicist',
  'C. Raman',
  'B. R Ambedkar',
])("the paste reports that %j may or may not start with an option's letter", (answer) => {
  const options = '(a) C. V. Raman\n(b) A. P. J. Kalam\n(c) B. R. Ambedkar';
  const { questions, lines } = read(`1. Who?\n${options}\nAns: ${answer}`);
  expect(questions[0]?.join()).not.toContain('*');
  expect(lines).toEqual([5]);
});

it('the letter before a pasted option with initials is recognized', () => {
  const options = '(a) C. V. Raman\n(b) A. P. J. Kalam';
  expect(read(`1. Who?\n${options}\nAns: B. A. P. J. Kalam`).questions).toEqual([
    ['Who?', 'C. V. Raman', '*A. P. J. Kalam'],
  ]);
});

const people = ['Who?', 'B. R. Ambedkar', 'C. V. Raman', 'D. Y. Patil', '*A. P. J. Kalam'];
it.each([
  'a. B. R. Ambedkar\nb. C. V. Raman\nc. D. Y. Patil\nd. A. P. J. Kalam\nAns: d',
  'A. B. R. Ambedkar\tB. C. V. Raman\nC. D. Y. Patil\tD. A. P. J. Kalam\nAns: (D)',
])('initials of names are not read as option letters in %j', (lines) => {
  expect(read(`1. Who?\n${lines}`)).toEqual({ questions: [people], lines: [] });
});

it("a pasted key that may mean the letter or an option's initial is reported", () => {
  const lines = 'a. C. Raman\nb. A. Einstein\nc. D. Patil\nd. B. Russell\nAns: d';
  expect(read(`1. Who?\n${lines}`).lines).toEqual([6]);
});

it.each([
  '* A. volt\n* B. ampere\n* C. ohm\n* D. watt\nAns: c',
  '* A. volt\n* B. ampere\n* C. ohm ✅\n* D. watt',
  '( a ) volt\n( b ) ampere\n( c ) ohm\n( d ) watt\nAns: ( c )',
  '( a ) volt ( b ) ampere\n( c ) ohm ( d ) watt\nAns: c',
  'Option A: volt\nOption B: ampere\nOption C: ohm\nOption D: watt\nCorrect answer: Option C',
  'अ. volt\nआ. ampere\nइ. ohm\nई. watt\nउत्तर: इ',
])('the pasted options of %j are recognized', (lines) => {
  const paper = `1. Unit?\n${lines}\n2. Unit?\n${lines}`;
  expect(read(paper)).toEqual({ questions: [four, four], lines: [] });
});

it('a star before some pasted options marks the right one', () => {
  const { questions, lines } = read(
    '1. Unit?\nA. volt\nB. ampere\n* C. ohm\nD. watt\n2. Unit?\n* A. a\n* B. b\nC. c',
  );
  expect([questions[0], lines]).toEqual([four, [6]]);
});

it('an explanation of each option is not read as options', () => {
  const { questions } = read(
    '1. Unit?\nA: volt\nB: ohm\nAns: b\nExplanation: So.\nOption A: no\nOption B: yes',
  );
  expect(questions).toEqual([['Unit?', 'volt', '*ohm']]);
});
