import { expect, it } from 'vitest';
import { withCodeIndents } from './indents.ts';

it.each([
  ['if x:\n  y()\n\tz()\nend', 'if x:\n__y()\n____z()\nend'],
  ['  while (a) {\n      b;\n  }\n  c', '  while (a) {\n____b;\n  }\n  c'],
  ['Read:\n    a mirror\n    a lens', 'Read:\n    a mirror\n    a lens'],
  ['for all:\n    - one\n    1. two', 'for all:\n    - one\n    1. two'],
  ['A wrapped\n    line', 'A wrapped\n    line'],
])('the blanks in front of lines of code are shown, others are not: %j', (text, shown) => {
  expect(withCodeIndents(text)).toBe(shown.replaceAll('_', '\u00a0'));
});
