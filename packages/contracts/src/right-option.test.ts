import { expect, test } from 'vitest';
import { namedOptions } from './right-option.ts';

test.each([
  ['B) ohm', ['1', 'ohm', '3', 'b) ohm'], null],
  ['B) ohm', ['1', 'ohm', '3'], 1],
  ['b) ohm', ['1', 'volt', '3', 'b) ohm'], 3],
])('the answer %s among %j names option %s', (answer, options, text) => {
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
])('the option %j is compared as it is shown', (option, answer) => {
  const options = [option, 'x', 'y', 'z', 'w'];
  expect(namedOptions({ answer, options, placeOf: (letter) => letter }).text).toBe(0);
  expect(namedOptions({ answer: option, options, placeOf: (letter) => letter }).text).toBe(0);
});

test('a letter in marks may be a letter or the text of an option', () => {
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
])('the answer %j among %j is a whole number where it is one', (answer, options, named) => {
  expect(namedOptions({ answer, options, placeOf: (letter) => letter })).toEqual(named);
});
