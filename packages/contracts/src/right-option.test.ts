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
