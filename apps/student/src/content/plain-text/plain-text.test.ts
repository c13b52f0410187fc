import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  [
    'At a **constant** temperature $\\frac{V}{I}$ stays the same.',
    'At a constant temperature V/I stays the same.',
  ],
  ['$1\\ \\text{kWh} = 3.6 \\times 10^6\\,\\text{J}$', '1 kWh = 3.6 × 10⁶ J'],
  ['The unit is $\\Omega$ m.', 'The unit is Ω m.'],
  ['$\\sin^2\\theta + \\cos^2 A = 1$', 'sin²θ + cos² A = 1'],
  ['$2\\sin A$, $\\tan 45^\\circ$', '2 sin A, tan 45°'],
  ['$2\\sin\\theta\\cos\\theta$', '2 sin θ cos θ'],
  ['$a \\ne 0$ and $e = 1.6 \\times 10^{-19}$', 'a ≠ 0 and e = 1.6 × 10⁻¹⁹'],
  ['$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$', 'x = (−b ± √(b² − 4ac))/2a'],
  ['$\\frac{1}{R_1} = v_{21}$', '1/R₁ = v₂₁'],
  ['$\\ce{2H2 + O2 -> 2H2O}$ and $\\ce{Cu^2+}$', '2H2 + O2 → 2H2O and Cu²+'],
  ['Length:\n- **Length** l: twice\n1. Area', 'Length: Length l: twice Area'],
  ['$$\n- b + c\n$$', '− b + c'],
  ['It costs \\$5, or 3 \\* 2.', 'It costs $5, or 3 * 2.'],
])('the markup %s is read aloud as %s', (markup, text) => {
  expect(plainText(markup)).toBe(text);
});

const library = join(import.meta.dirname, '../../../../../packages/content/library');
const pages = readdirSync(library, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({
    path,
    text: readFileSync(join(library, path), 'utf8').replace(/^---\n.*?\n---\n/s, ''),
  }));

test('plain text of the starter library contains no markup, and functions keep their names', () => {
  expect(pages.length).toBeGreaterThan(50);
  for (const { path, text } of pages)
    for (const paragraph of text.split(/\n\n+/)) {
      const plain = plainText(paragraph);
      expect(plain, path).not.toMatch(/[$\\*{}^_]|(?:^|\s)- /);
      if (/\\sin\b/.test(paragraph)) expect(plain, path).toContain('sin');
      if (/\\angle\b/.test(paragraph)) expect(plain, path).toContain('∠');
    }
});
