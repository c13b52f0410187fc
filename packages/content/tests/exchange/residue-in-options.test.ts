import { expect, it } from 'vitest';
import { exchangeMessages, readQuestionTable } from '#src/exchange/index.ts';

const lossesOf = (question: string, options: readonly string[], right = 'B') =>
  readQuestionTable(`Question\tA\tB\tC\tAnswer\n${[question, ...options, right].join('\t')}\n`).rows.flatMap(
    ({ item, losses }) => (item ? losses : ['refused']),
  );
const units = ['volt', 'ampere', 'ohm'];
const inOption = (found: string, at: number) =>
  exchangeMessages.residue(exchangeMessages.optionName(at), found);

it.each([
  ...['*ampere', 'ampere ✓', '✅ ampere', 'ampere 👍', '**ampere**'].map((text) => [text, text]),
  ...[
    '(correct)',
    '[Ans]',
    '(right)',
    '(wrong answer)',
    'सही',
    'sahi',
    'right',
    'true',
    'ans',
    '☐',
    '+1',
  ].map((sign) => [`ampere ${sign}`, sign]),
  ['- ampere', '-'],
  ['[ ] ampere', '[ ]'],
  ['ampere 20 responses', '20 responses'],
  ['ampere (it is right)', 'it is right'],
  ['ampere, right', 'right'],
  ['ampere (1)', '(1)'],
  ['☑ ampere', '☑'],
  ['ampere 2. Next unit?', '2. Next unit?'],
  ['ampere 1', '1'],
  ['ampere @physics', '@physics'],
  ...['AMPERE', '#ampere', '+ampere', '= ampere', '“ampere”', '(ampere)', 'ampere!', '~ampere~'].map(
    (text) => [text, text],
  ),
])("leftover text of a paper's form in an option is reported in %j", (option, found = '') => {
  expect(lossesOf('Unit?', ['volt', option, 'ohm'])).toContain(inOption(found, 1));
});

it.each([
  ...['[B]', '(b)', '- b', 'ravi ans a', 'D. watt', '(d) watt'].map((found) => [`ohm ${found}`, found]),
  ...['b hai', 'b सही'].map((found) => [`ohm ${found}`, 'b']),
])("leftover text of a paper's form in an option is reported in the last option %j", (option, found = '') => {
  const [loss = ''] = lossesOf('Unit?', ['volt', 'ampere', option]);
  expect(loss).toContain(found.slice(-1));
  expect(loss).toContain('Option C has');
});

it("leftover text of a paper's form in an option is reported if every option says whether it is right, or begins with a dash", () => {
  expect(lossesOf('Unit?', ['volt false', 'ampere true', 'ohm false'])).toEqual([inOption('true', 1)]);
  expect(lossesOf('Unit?', ['volt - no', 'ampere - yes', 'ohm - no'])).toEqual([inOption('yes', 1)]);
  expect(lossesOf('Unit?', ['- volt', '- ampere', '- ohm'])).toEqual(
    [0, 1, 2].map((at) => inOption('-', at)),
  );
  expect(lossesOf('Unit?', ['volt ✗', 'ampere', '❌ ohm'])).toHaveLength(1);
});

it("leftover text of a paper's form in an option is reported if all options begin with their letters, or all wrong ones end with an X", () => {
  expect(lossesOf('Unit?', ['A) volt', 'B) ampere', 'C) ohm'])).toEqual([inOption('A)', 0)]);
  expect(lossesOf('Unit?', ['volt X', 'ampere', 'ohm X'])).toEqual([inOption('X', 0)]);
  for (const signs of ['A-', 'A:', '1)', '(1)', '१.', 'क)']) {
    const others = ['ABC', '123', '१२३', 'कखग'];
    const first = /[A1१क]/.exec(signs)?.[0] ?? '';
    const row = others.find((each) => each.startsWith(first));
    const options = units.map((text, at) => `${signs.replace(first, row?.[at] ?? '')} ${text}`);
    expect(lossesOf('Unit?', options)).toEqual([inOption(signs, 0)]);
  }
});

it("leftover text of a paper's form in an option is reported if all options end with their shares of answers, or with a separator", () => {
  expect(lossesOf('Unit?', ['volt 10%', 'ampere 70%', 'ohm (20%)'])).toEqual([inOption('10%', 0)]);
  expect(lossesOf('Unit?', ['~volt~', 'ampere', '~ohm~'])).toHaveLength(1);
  expect(lossesOf('Unit?', ['volt,', 'ampere,', 'ohm'])).toEqual([inOption(',', 0)]);
  expect(lossesOf('Unit?', ['volt, or', 'ampere, or', 'ohm'])).toEqual([inOption(', or', 0)]);
});

it.each([
  [['Miss it', 'Say exactly right', 'Hit it']],
  [['helium (2)', 'neon (2, 8)', 'argon (2, 8, 8)']],
  [['metal X', 'metal Y', 'metal Z']],
  [['केवल I', 'दोनों सही', 'none']],
  [['volt', 'turn right', 'ohm']],
  [['speed (v)', 'mass (m)', 'breadth (b)']],
  [['a - c', 'a - b', 'c - b']],
  [['A is true, R is false', 'A is false, R is true', 'Both are true']],
  [['True', 'False', 'It is not given']],
  [['- 5', '- sin x', '- x']],
  [['Statement I is correct', 'None is correct', 'All are correct']],
  [['**volt**', '**ampere**', 'ohm']],
  [['moves to the left', 'moves to the right', 'stays']],
  [['Both (a) and (b)', 'Neither (a) nor (c)', 'volt']],
  [['group 1', 'a metal', 'a salt']],
  [['rises by 5%', 'rises by 10%', 'rises by 20%']],
  [['DNA', 'protein', 'starch']],
  [['AIDS', 'Malaria', 'Typhoid']],
  [['Yes, I do.', 'Maybe.', 'Not at all!']],
  [['+ve charge', 'no charge', 'heat']],
  [['1.5 m', '2.5 m', '3.5 m']],
  [['1 - x', '2 - x', '3 - x']],
])("an option that only resembles leftover text of a paper's form is not reported in %j", (options) =>
  expect(lossesOf('Which?', options)).toEqual([]),
);
