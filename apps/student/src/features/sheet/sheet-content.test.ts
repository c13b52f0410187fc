import { describe, expect, test } from 'vitest';
import { formulasIn } from './sheet-content.ts';

const shown = (text: string, known = '') =>
  formulasIn([text], known).map((formula) => formula.replaceAll('$$', '').trim());

// docs/product/study.md#revision-sheet
describe('the formulas of a revision sheet', () => {
  test('the formulas of a revision sheet are those on their own line, without duplicates', () => {
    const notes = 'Ohm: $V$ is\n$$\nV = IR\n$$\nand so\n\n$$V=IR$$\n\n$$\nP = VI\n$$';
    expect(shown(notes)).toEqual(['V = IR', 'P = VI']);
  });

  test('the formulas of a revision sheet exclude those in the summary', () => {
    expect(shown('$$V = IR$$ $$P = VI$$', 'In short $V=IR$')).toEqual(['P = VI']);
  });

  test.each([
    String.raw`\text{LCM} = \frac{126 \times 210}{42} = 630`,
    String.raw`5 \times 4 = 2`,
    'I = 2.5',
  ])('a worked example is not found in %s', (formula) => {
    expect(shown(`$$${formula}$$`)).toEqual([]);
  });

  test.each([
    String.raw`\ce{Mg(OH)2 + 2HCl -> MgCl2 + 2H2O}`,
    String.raw`\sin(90^\circ - A) = \cos A`,
    String.raw`\frac{1}{R_p} = \frac{1}{R_1} + \frac{1}{R_2}`,
    String.raw`\text{HCF}(a, b) \times \text{LCM}(a, b) = a \times b`,
  ])('the formulas of a revision sheet include laws, identities and reactions: %s', (formula) => {
    expect(shown(`$$${formula}$$`)).toEqual([formula]);
  });
});
