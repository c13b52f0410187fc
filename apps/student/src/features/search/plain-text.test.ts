import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  [
    'At a **constant** temperature $\\frac{V}{I}$ stays the same.',
    'At a constant temperature V/I stays the same.',
  ],
  ['$1\\ \\text{kWh} = 3.6 \\times 10^6\\,\\text{J}$', '1 kWh = 3.6 × 106 J'],
  ['The unit is $\\Omega$ m.', 'The unit is Ω m.'],
])('%s reads %s', (markup, text) => {
  expect(plainText(markup)).toBe(text);
});
