import { expect, test } from 'vitest';
import { hindiOf, namedOptions } from './right-option.ts';

test.each([
  ['B) ohm', ['1', 'ohm', '3', 'b) ohm'], null],
  ['B) ohm', ['1', 'ohm', '3'], 1],
  ['b) ohm', ['1', 'volt', '3', 'b) ohm'], 3],
])('the answer column reads %s among %j as option %s', (answer, options, text) => {
  expect(namedOptions({ answer, options, placeOf: (letter) => letter })).toEqual({
    kind: 'words',
    from1: undefined,
    from0: undefined,
    text,
  });
});

test.each([
  ['$4$', '4'],
  ['**4**', '4'],
  ['$$4$$', '4'],
  ['\\(4\\)', '4'],
  ['4\u00A0', '4'],
  ['4\u200B', '4'],
  ['"C"', 'C'],
  ['“C”', 'C'],
  ['$\\mathrm{C}$', 'C'],
  ['*C*.', 'C'],
])('the answer column compares the option %j as it is shown', (option, answer) => {
  const options = [option, 'x', 'y', 'z', 'w'];
  expect(namedOptions({ answer, options, placeOf: (letter) => letter }).text).toBe(0);
  expect(namedOptions({ answer: option, options, placeOf: (letter) => letter }).text).toBe(0);
});

test.each([
  ['–5', ['5', '-5'], 1],
  ['−5', ['5', '-5'], 1],
  ['- 5', ['7', '-5'], 1],
  ['-5 cm', ['5 cm', '– 5 cm'], 1],
  ['- 5', ['5', '-5'], null],
  ['5', ['-5', '– 5'], undefined],
])('the answer column compares the answer %j among %j by its minus sign', (answer, options, text) => {
  expect(namedOptions({ answer, options, placeOf: () => -1 }).text).toBe(text);
});

test.each(['✅ B', 'B ✅', '✔️ B', '✓B', '☑ (B)'])(
  'the answer column reads %j as a letter next to a tick',
  (answer) => {
    const options = ['volt', 'ampere'];
    expect(namedOptions({ answer, options, placeOf: (letter) => letter }).from1).toBe(1);
  },
);

test('the answer column reads a tick alone as a text', () => {
  const options = ['✗', '✓'];
  expect(namedOptions({ answer: '✓', options, placeOf: (letter) => letter }).text).toBe(1);
});

test("the answer column reads a letter in marks as a letter or an option's text", () => {
  const options = ['C', 'x', 'y'];
  expect(namedOptions({ answer: '"C"', options, placeOf: (letter) => letter })).toEqual({
    kind: 'letter',
    from1: 2,
    from0: 2,
    text: 0,
  });
});

test.each([
  ['2.0', ['w', 'x', 'y'], { kind: 'number', from1: 1, from0: 2, text: undefined }],
  ['0.00', ['w', 'x', 'y'], { kind: 'number', from1: undefined, from0: 0, text: undefined }],
  ['2.0', ['2', '4', '6'], { kind: 'number', from1: 1, from0: 2, text: 0 }],
  ['4', ['2.0', '4.0', '6.0'], { kind: 'number', from1: undefined, from0: undefined, text: 1 }],
  ['2.00', ['2.0', '2', '2.00'], { kind: 'number', from1: 1, from0: 2, text: 2 }],
  ['2.5', ['w', 'x', 'y'], { kind: 'words', from1: undefined, from0: undefined, text: undefined }],
])(
  'the answer column compares the answer %j among %j as a whole number if it is one',
  (answer, options, named) => {
    expect(namedOptions({ answer, options, placeOf: (letter) => letter })).toEqual(named);
  },
);

test.each([
  ['+4', '+6', '+2', '+3'],
  ['(4)', '(6)', '(2)', '(3)'],
  ['{4}', '{6}', '{2}', '{3}'],
  ['√4', '√6', '√2', '√3'],
  ['> 4', '> 6', '> 2', '> 3'],
  ['Class 4', 'Class 6', 'Class 2', 'Class 3'],
  ['Type-4', 'Type-6', 'Type-2', 'Type-3'],
  ['No. 4', 'No. 6', 'No. 2', 'No. 3'],
  ['about 4 cm', 'about 6 cm', 'about 2 cm', 'about 3 cm'],
  ['four', 'six', 'two', 'three'],
  ['Four times', 'Six times', 'Two times', 'Three times'],
  ['④', '⑥', '②', '③'],
  ['₄', '₆', '₂', '₃'],
  ['(iv) only', '(vi) only', '(ii) only', '(iii) only'],
  ['IV', 'VI', 'II', 'III'],
])('the answer column may name an option of %j, %j, %j, %j by its number alone', (...options) => {
  expect(namedOptions({ answer: '3', options, placeOf: (letter) => letter })).toMatchObject({
    from1: 2,
    value: 3,
  });
});

test.each([
  ['-4', '-6', '-2', '-3'],
  ['CH4', 'CH6', 'CH2', 'CH3'],
  ['4 and 6', '6 and 4', '2 and 3', '3 and 2'],
  ['(1, 4)', '(1, 6)', '(1, 2)', '(1, 3)'],
  ['1/4', '1/6', '1/2', '1/3'],
  ['10³', '10⁶', '10²', '10⁴'],
  ['I and II', 'II and III', 'III and IV', 'II only'],
])(
  'the answer column does not name an option of %j, %j, %j, %j by a number that is only part of it',
  (...options) => {
    const { value } = namedOptions({ answer: '3', options, placeOf: (letter) => letter });
    expect(value).toBeUndefined();
  },
);

test.each([
  ['Vitamin D', 'Vitamin C', 'Vitamin A', 'Vitamin K'],
  ['D only', 'C only', 'A only', 'B only'],
  ['Only D', 'Only C', 'Only A', 'Only B'],
  ['(D)', '(C)', '(A)', '(B)'],
  ['∠D', '∠C', '∠A', '∠B'],
  ['$\\angle D$', '$\\angle C$', '$\\angle A$', '$\\angle B$'],
  ['D+', 'C+', 'A+', 'B+'],
  ['D^{+}', 'C^{+}', 'A^{+}', 'B^{+}'],
  ['2D', '2C', '2A', '2B'],
  ['D′', 'C′', 'A′', 'B′'],
  ['→D', '→C', '→A', '→B'],
  ['-D', '-C', '-A', '-B'],
])('the answer column may name an option of %j, %j, %j, %j by its letter alone', (...options) => {
  expect(namedOptions({ answer: 'C', options, placeOf: (letter) => letter })).toMatchObject({
    from1: 2,
    value: 1,
  });
});

test.each([
  ['5 A', '5 C', '5 V', '5 W'],
  ['A and B', 'B and C', 'C and D', 'D and A'],
  ['a lens', 'c lens', 'b lens', 'd lens'],
  ['5 × 10 A', '5 × 10 C', '1.5 B', '2 D'],
  ['D + C', 'A/C', 'C = 5', 'B, C'],
])(
  'the answer column does not name an option of %j, %j, %j, %j by a letter that is only part of it',
  (...options) => {
    const { value } = namedOptions({ answer: 'C', options, placeOf: (letter) => letter });
    expect(value).toBeUndefined();
  },
);

test('the answer column does not read a single Roman letter as a number, because it may be a quantity', () => {
  const { value } = namedOptions({ answer: '1', options: ['V', 'I', 'R', 'P'], placeOf: (letter) => letter });
  expect(value).toBeUndefined();
});

test.each([
  [['क', 'क'], undefined],
  [['ड'], undefined],
  [['क', 'ख'], 'क'],
  [['अ', 'क'], 'अ'],
  [['अ', 'ब'], 'अ'],
  [['খ', 'ঘ'], 'ক'],
  [['બ', 'ડ'], 'અ'],
  [['ખ', '(ગ) ohm'], 'ક'],
  [['ક', 'ક'], undefined],
  [['ક', 'খ'], undefined],
  [['', 'ohm'], undefined],
])('orders the letters of Indian scripts %j as %s', (answers, first) => {
  expect(hindiOf(answers)?.[0]).toBe(first);
});

test.each([
  ['খ', 1],
  ['(গ) ohm', 2],
  ['৩', 2],
  ['૪', 3],
])('the answer column reads %s as an option by its position', (answer, index) => {
  const options = ['volt', 'ampere', 'ohm', 'watt'];
  const found = namedOptions({ answer, options, placeOf: (letter) => letter, hindi: 'কখগঘঙচ' });
  expect(found.from1 ?? found.text).toBe(index);
});
