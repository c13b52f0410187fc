import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TypedAnswer } from '#src/typed/typed-answer.ts';
import { markTyped, optionOfTyped, typedAnswerIssue } from './mark-typed.ts';
import { readTyped, type Unreadable } from './read-typed.ts';

const length: TypedAnswer = { kind: 'number', value: '12', unit: 'cm' };
const root: TypedAnswer = { kind: 'number', value: '2√3' };
const water: TypedAnswer = { kind: 'formula', value: 'H2O' };
const burning: TypedAnswer = { kind: 'formula', value: '2H2 + O2 -> 2H2O' };
const line: TypedAnswer = { kind: 'expression', value: 'y = 2x' };
const whyNot = (typed: string, expected: TypedAnswer): Unreadable | 'read' => {
  const reading = readTyped(typed, expected);
  return reading.isRead ? 'read' : reading.why;
};

it.each<[string, TypedAnswer, Unreadable]>([
  ['', length, 'blank'],
  ['  ', length, 'blank'],
  ['12 apples', length, 'unit'],
  ['5 molecules', { kind: 'number', value: '5' }, 'words'],
  ['twelve', length, 'form'],
  ['cm', length, 'form'],
  ['1,2,3', length, 'form'],
  ['0,5', root, 'form'],
  ['±3', root, 'form'],
  ['1.2.3', root, 'form'],
  ['(2', root, 'form'],
  ['2)', root, 'form'],
  ['2+', root, 'form'],
  ['1/0', root, 'form'],
  ['2√3 = 2√2', root, 'form'],
  ['x < 2√3', root, 'form'],
  ['x <= 2√3', root, 'form'],
  ['cube root 12', root, 'form'],
  ['12 cm 5 mm', length, 'unit'],
  ['roots are 2 and 3', { kind: 'expression', value: '2, 3' }, 'form'],
  ['y = 2, x = 3', { kind: 'expression', value: '(3, 2)' }, 'form'],
  ['√-4', root, 'form'],
  ['10^999', root, 'form'],
  ['9'.repeat(101), root, 'form'],
  ['h2o', water, 'symbols'],
  ['NACL', water, 'symbols'],
  ['H2o', water, 'symbols'],
  ['Ca(OH', water, 'form'],
  ['2H2 + O2', burning, 'arrow'],
  ['H2 -> O2', water, 'form'],
  ['2x', line, 'equation'],
  ['?', { kind: 'word', value: 'anode' }, 'form'],
  // Servers refuse these signs, and with them the whole quiz.
  ['anode\u0000', { kind: 'word', value: 'anode' }, 'form'],
  ['anode \ud83d', { kind: 'word', value: 'anode' }, 'form'],
])('reading a typed answer asks again for %j', (typed, expected, why) => {
  expect(whyNot(typed, expected)).toBe(why);
  expect(markTyped(typed, expected)).toBeNull();
});

it.each<[string, TypedAnswer, string | null]>([
  ['2root3', root, '2 \\sqrt{3}'],
  ['1/2', root, '\\frac{1}{2}'],
  ['3e8 m/s^2', root, '3 \\times 10^{8}\\ \\text{m/s}^{2}'],
  ['30°', root, '30^\\circ'],
  ['25%', root, '25\\ \\text{\\%}'],
  ['h2 + o2', { kind: 'word', value: 'anode' }, null],
  ['(-1, 2)', { kind: 'expression', value: '(0, 0)' }, '\\left(-1,\\ 2\\right)'],
  ['2H2+O2->2H2O', burning, '\\ce{2H2 + O2 -> 2H2O}'],
  ['Fe2+', water, '\\ce{Fe^{2+}}'],
  ['-(x+1)^2', { kind: 'expression', value: 'x' }, '-\\left(x + 1\\right)^{2}'],
])('reading a typed answer shows %j as the formula it was understood as', (typed, expected, tex) => {
  expect(readTyped(typed, expected)).toMatchObject({ isRead: true, tex });
});

it('reading a typed answer says before the marking that the unit is missing', () => {
  expect(readTyped('12', length)).toMatchObject({ isUnitMissing: true });
  expect(readTyped('12 m', length)).toMatchObject({ isUnitMissing: false });
  expect(readTyped('12', root)).toMatchObject({ isUnitMissing: false });
});

const unit = fc.constantFrom(...'0123456789 .,+-*/^()[]{}=√π°%₹:;½²₂→<>xeaHOC\\_$"~३');
it.each([length, root, water, burning, line, { kind: 'word', value: 'anode' } as const])(
  'the answer check reads or asks again for any typed text, such as %j',
  (expected) => {
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (typed) => {
        const reading = readTyped(typed, expected);
        return reading.isRead === (markTyped(typed, expected) !== null);
      }),
    );
  },
);

it.each<[string, TypedAnswer, object]>([
  ['12', length, { isRight: true, note: 'unitMissing' }],
  ['12 kg', length, { isRight: false, note: 'unitWrong' }],
  ['12 m', length, { isRight: false, note: 'unitWrong' }],
  ['13 kg', length, { isRight: false, note: null }],
  ['3.46', root, { isRight: false, note: 'rounded' }],
  ['3.6', root, { isRight: false, note: null }],
])('marking the typed answer %j tells the student about its unit or rounding', (typed, expected, mark) => {
  expect(markTyped(typed, expected)).toEqual(mark);
});

it('the option for a typed answer is the right one, a wrong one of the same value, or none', () => {
  const options = ['13 cm', '12 cm', '0.5 m', '$\\frac{25}{2}$'];
  const given = { options, correctAnswer: 1, typedAnswer: length };
  expect(
    ['120 mm', '50 cm', '12.5', '13', '14 cm', '12 apples'].map((typed) => optionOfTyped(given, typed)),
  ).toEqual([1, 2, 3, 0, -1, -1]);
  expect(optionOfTyped({ ...given, typedAnswer: undefined }, '12 cm')).toBe(-1);
});

it("the editor's check of a typed answer reports one that cannot be read, is not the right option, or accepts a wrong one", () => {
  const given = (typedAnswer: TypedAnswer, options = ['12 cm', '13 cm', '12 m']) =>
    typedAnswerIssue({ options, correctAnswer: 0, typedAnswer });
  expect(given(length)).toBeNull();
  expect(given({ ...length, value: 'x' })).toBe('unreadable');
  expect(given({ ...length, unit: 'cm +' })).toBe('unreadable');
  expect(given({ ...length, value: '13' })).toBe('notTheRightOption');
  expect(given({ ...length, tolerance: 1 })).toBe('wrongOption');
  expect(given(length, ['twelve', 'thirteen'])).toBeNull();
  expect(given({ kind: 'word', value: 'anode', accept: ['cathode'] }, ['Anode', 'Cathode'])).toBe(
    'wrongOption',
  );
});
