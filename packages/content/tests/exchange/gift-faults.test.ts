import { expect, it } from 'vitest';
import { readGift } from '#src/exchange/index.ts';

const only = (text: string) => {
  const { rows } = readGift(text);
  return rows.map(({ line, text: said, problems }) => [line, said, ...problems]);
};

it.each([
  [
    'no right answer',
    'What is 1+1?\n{\n~2\n~3\n}',
    'Select the correct answer for question 1. Put = before the right answer',
  ],
  [
    'a first answer without a sign',
    'Capital? {\n Paris\n ~Rome\n}',
    "'Capital? { Paris ~Rome }': no right answer is marked: put = before it",
  ],
  ['an answer without a text', 'Capital? {= ~Rome}', "'Capital? {= ~Rome}': an answer has no text"],
  [
    'a brace that stays open',
    '::Q:: Capital? {=Paris ~Rome',
    "'Capital? {=Paris ~Rome': the brace { stays open: put } behind the last answer",
  ],
  [
    'a brace that is missing',
    'Capital? =Paris ~Rome }',
    "'Capital? =Paris ~Rome }': there is a } without its {: put { before the first answer",
  ],
  [
    'no braces',
    'Capital?\n=Paris\n~Rome',
    "'Capital? =Paris ~Rome': the answers are not in braces: put { before the first and } behind the last",
  ],
  [
    'a bare brace in an answer',
    'Which is none?\n{\n~ \\~\n~ {\n= x\n}',
    "'Which is none? { ~ \\~ ~ { = x }': the brace { on line 4 is part of a text: write it as \\{",
  ],
  [
    'a closing brace in an answer',
    'Which is none?\n{\n~ }\n= x\n}',
    "'Which is none? { ~ } = x }': the brace } on line 3 is part of a text: write it as \\}",
  ],
  [
    'a text right above it',
    'Made by a program: here.\n::Q 1::\n[markdown]What? {=a ~b}',
    expect.stringContaining("stands right above the question '::Q 1::': put an empty line behind the text"),
  ],
  ['braces in the text', 'The set {1} is {=one ~two}', expect.stringContaining('two pairs of braces')],
  [
    'answers before the braces',
    'Is a ~b =c? {=yes ~no}',
    "'Is a ~b =c? {=yes ~no}': the sign ~ is part of the text: write it as \\~",
  ],
  [
    'an answer before the braces',
    'Is a\n=b {~yes =no}',
    expect.stringContaining('the sign = is part of the text'),
  ],
  [
    'a question without braces right behind it',
    'Is it? {=yes ~no}\nWhich? =this ~that',
    expect.stringContaining('the sign = is part of the text'),
  ],
])('an invalid GIFT question with %s is rejected with a correction', (_, text, problem) => {
  const [row] = only(text);
  expect(row?.[2]).toEqual(problem);
  expect(only(text)).toHaveLength(1);
});

it('an invalid GIFT question cut by an empty line is reported once, and the next question is read', () => {
  expect(only('Capital? {\n=Paris\n\n~Rome\n\n~Oslo\n}\n\nNext? {=a ~b}')).toEqual([
    [
      1,
      'Capital? { =Paris ~Rome ~Oslo }',
      expect.stringMatching(/^'Capital\? \{ =Paris ~Rome ~Oslo \}': an empty line cuts/),
    ],
    [9, 'Next?'],
  ]);
});

it('an invalid GIFT question with an unclosed brace does not swallow the next question', () => {
  expect(
    only('Open {=a ~b\n\nNext? {=a ~b}').map(([line, , problem]) => [line, problem === undefined]),
  ).toEqual([
    [1, false],
    [3, true],
  ]);
});

it('an invalid GIFT question with weighted numbers is reported as a number question', () => {
  expect(only('How many? {#\n=3:2\n~%50%abc\n}')[0]?.[2]).toContain("of the kind 'number'");
});

it('an invalid GIFT question is reported at the line of its text, not of the comments above it', () => {
  expect(only('// one\n// two\nOpen {=a ~b').map(([line]) => line)).toEqual([3]);
});

it('an invalid GIFT question with only pictures as answers is reported as such', () => {
  expect(only('::Q:: {\n=<img src\\="a.png">\n~<img src\\="b.png">\n}')[0]?.slice(2)).toEqual([
    'Question 1 is required. There is no text before the answers',
    expect.stringContaining('Options A, B are nothing but pictures or links'),
  ]);
});

it('an invalid GIFT question with only a picture as its text is reported as such', () => {
  expect(only('[html]<img src\\="a.png"> {=a ~b}')[0]?.[2]).toContain('nothing but a picture');
});

/** A file with the faults that public files have, next to correct questions. */
const right = (n: number) => `::Right ${n}:: Which one is right in ${n}? { =this ~that #no ~other }`;
const wrong = [
  'Match { =a -> b =c -> d }',
  'Essay {}',
  'Short {=one =two}',
  'Number {#3.14:0.01}',
  'Range {#1..5}',
  'Several { ~%50%a ~%50%b ~%-100%c }',
  'Both { =a =b ~c }',
  'Seven { =a ~b ~c ~d ~e ~f ~g }',
  'Unescaped\n=x { =a ~b }',
  'Missing curly =a ~b }',
  'Open curly { =a ~b',
  'Cut { =a\n\n~b }',
  'Nothing right { ~a ~b }',
  '[html]<img src\\="x.png"> { =a ~b }',
];

it('the GIFT reader imports every valid question, and reports each invalid one with its line and one reason', () => {
  const blocks = wrong.flatMap((each, index) => [right(index), each]);
  const text = ['// a comment', '$CATEGORY: $course$/top/Unit', 'A text alone.', ...blocks, right(99)].join(
    '\n\n',
  );
  const { rows, losses, problems } = readGift(text);
  expect(problems).toEqual([]);
  expect(losses).toHaveLength(3);
  const good = rows.filter(({ item }) => item !== null);
  const bad = rows.filter(({ item }) => item === null);
  expect(good.map(({ text: said }) => said)).toEqual([
    ...wrong.map((_, index) => `Which one is right in ${index}?`),
    'Which one is right in 99?',
  ]);
  expect(bad).toHaveLength(wrong.length);
  const lines = text.split('\n');
  for (const [index, { line, problems: why, n }] of bad.entries()) {
    expect(lines[line - 1]).toBe(wrong[index]?.split('\n')[0]);
    expect(why).toHaveLength(1);
    expect(rows[n - 1]?.line).toBe(line);
  }
});

it('the GIFT reader returns a large file in parts, with the number to continue from', () => {
  const text = Array.from({ length: 700 }, (_, n) => `Question ${n + 1} { =yes ~no }`).join('\n\n');
  const first = readGift(text);
  expect([first.rows.length, first.total, first.next]).toEqual([500, 700, 501]);
  const rest = readGift(text, { from: 501, max: 500 });
  expect([rest.rows.length, rest.next, rest.rows[0]?.n, rest.rows[0]?.text, rest.rows[0]?.line]).toEqual([
    200,
    null,
    501,
    'Question 501',
    1_001,
  ]);
});

it.each(['Law? {=v=u+at ~s}', 'Law? {~s =v=u+at}', 'Law? {\n=v=u+at\n~s=ut\n}'])(
  'the GIFT reader rejects an = that touches the text before it when other signs stand apart: %j',
  (text) => {
    const [row] = readGift(text).rows;
    expect(row?.written).toBeUndefined();
    expect(row?.problems).toEqual([expect.stringContaining('the sign = is part of the text')]);
  },
);

it.each([
  'Which?{\n=△ABC~△PQR\n~△ABC~△QRP\n~none\n}',
  'Which? {\n=5\n~6~7\n~8\n}',
  'Which? {=none ~ABC~PQR ~all}',
])('the GIFT reader rejects a ~ that touches the text before it when other signs stand apart: %j', (text) => {
  expect(readGift(text).rows[0]?.problems).toEqual([
    expect.stringContaining('the sign ~ is part of the text'),
  ]);
});

it.each([
  'Which? {=a~b~c}',
  'Which? {\n=a~b~c\n}',
  'Which? {~%100%a~%0%b ~%0%c}',
  'Which? {=a#yes~b#no~c#no}',
])('the GIFT reader accepts signs that all touch the text before them: %j', (text) => {
  expect(readGift(text).rows[0]?.item?.options).toHaveLength(3);
});

it.each([
  ['Similar? {\n=△ABC ~ △PQR\n~△ABC ~ △QRP\n}', '~'],
  ['Similar? {=△ABC ~ △PQR ~△ABC ~ △QRP}', '~'],
  ['Law? {=v = u + at}', '='],
  ['Law? {=v = u + at ~v = u - at}', '='],
  ['Similar?{\n= △ABC ~ △PQR\n~ △ABC ~ △QRP\n~ none\n}', '~'],
  ['Similar? {\n~%100%△ABC ~ △PQR\n~%0%△DEF\n}', '~'],
  ['Similar? {~%100%△ABC ~ △PQR ~%0%△DEF}', '~'],
  ['How much?\n{= 5 ~ 6 lakh\n~ 7 lakh}', '~'],
  ['Law? {\n~x#since v = 4\n=y\n~z\n}', '='],
])(
  'a GIFT sign followed by a space, next to signs without one is rejected because it may belong to the text: %j',
  (text, sign) => {
    const [row] = readGift(text).rows;
    expect(row?.item).toBeNull();
    expect(row?.written).toBeUndefined();
    expect(row?.problems).toEqual([
      expect.stringContaining(
        `: write \\${sign} where the sign ${sign} is part of a text, and no space behind it where it begins an answer`,
      ),
    ]);
  },
);

it.each([
  ['Which? {=a ~ b ~ c}', 3],
  ['Which? { = a ~ b ~ c }', 3],
  ['Which? {\n= a\n~b\n~ c\n}', 3],
  ['Which? {=\\{1\\} ~\\{2\\} ~3}', 3],
  ['Which? {=a \\~ b ~b \\~ c ~%0% d}', 3],
  ['Which? {~ a ~ b = c ####x}', 3],
  ['Which? {~%100% a ~ b ~ c}', 3],
  ['Which? {\n=a ~b\n~c\n}', 3],
  ['Which? {\n= a ~ b ~ c\n}', 3],
])('a GIFT sign followed by a space, next to signs without one starts an answer in %j', (text, count) => {
  expect(readGift(text).rows[0]?.item?.options).toHaveLength(count);
});
