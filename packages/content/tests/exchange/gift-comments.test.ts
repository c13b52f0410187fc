import { describe, expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

it('the GIFT reader ignores comment lines inside a question', () => {
  const rows = ['~a\n//=old\n=b', '=b\n// old\n~a', '=b # good\n  // ~old\n~a'].flatMap(
    (answers) => readGift(`// [tag:hard]\nQ\n// ~%x%\n{\n${answers}\n}\n// ~%x%`).rows,
  );
  expect(rows.map(({ item }) => [item?.question, item?.difficulty, item?.options.length])).toEqual(
    Array(3).fill(['Q', 'hard', 2]),
  );
  expect(rows.map(({ item }) => item?.options[item.correctAnswer])).toEqual(['b', 'b', 'b']);
  expect(readGift('// a\nQ {\n// b\n=a\n// c\n~b ~# c\n}').rows[0]?.problems[0]).toContain('on line 6');
});

it('the GIFT reader reports comments with their lines, unless a program wrote them', () => {
  const text =
    '// question: 12  name: Unit\n// [tag:easy]\nQ {=a ~b} // b is right\n\n// Section 2\n\nR {=a ~b}';
  expect(readGift(text).losses).toEqual(["Comments are not kept: line 3 'b is right', line 5 'Section 2'"]);
});

it('the GIFT reader reports a title that stands right above a question', () => {
  const lossesOf = (stem: string) => readGift(`${stem} {=a ~b}`).rows[0]?.losses;
  expect(lossesOf('Physics quiz for class 10\nWhat is it?')?.[0]).toContain("'Physics quiz for class 10'");
  expect(lossesOf('Chapter 12: Electricity\nWhat is it?')).toHaveLength(1);
  expect(lossesOf('A ball falls.\nWhere is it?')).toEqual([]);
});

it('the GIFT reader rejects an option that ends with a comment such as // correct', () => {
  expect(readGift('Q {\n=Ohm // correct\n~Volt\n}').rows[0]?.problems).toEqual([
    'Option A ends with what looks like an answer: take it out of the option',
  ]);
  expect(readGift('Q {\n=AB // CD\n~AC // BD\n}').rows[0]?.problems).toEqual([]);
});

describe('line breaks in a GIFT question', () => {
  const only = (text: string) => readGift(text).rows[0]?.item;
  const stem = 'Consider:\nI. x\nII. y\nWhich?';

  it.each([
    `${stem} {=a ~b}`,
    `// [tag:easy]\n::T::\n${stem}\n{\n=a\n~b\n}\n`,
    `::T:: [moodle]${stem} {=a ~b}`,
    `[plain]\n${stem}\n{=a ~b}`,
  ])('line breaks in a GIFT question are kept in the question text of %j', (text) => {
    expect(only(text)?.question).toBe(stem);
    expect(only(text)?.options).toEqual(['a', 'b']);
  });

  it('line breaks in a GIFT question are kept after the answers and in feedback, but become spaces in options', () => {
    expect(only('Gas:\nA {=a\nb ~c\n####So.\nThus.\n}\nburns.')).toMatchObject({
      question: 'Gas:\nA _____ \nburns.',
      options: ['a b', 'c'],
      explanation: 'So.\nThus.',
    });
  });

  it('line breaks in a GIFT question become spaces in HTML, where only tags separate paragraphs', () => {
    expect(only('<p>One</p>\n<p>two\nthree</p> {=a ~b}')?.question).toBe('One\n\ntwo three');
  });
});
