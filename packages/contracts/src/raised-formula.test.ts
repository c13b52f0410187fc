import { expect, it } from 'vitest';
import { formulaOfRaised, type RaisedPart, textOfRaised } from './raised-formula.ts';

/** `H_2O^+`: the sign before each part gives its level. */
const partsOf = (text: string): RaisedPart[] =>
  [...text.matchAll(/([_^]?)(\{[^}]*\}|[^_^{}]+)/g)].flatMap(([, sign = '', given = '']): RaisedPart[] => {
    const level = sign === '_' ? -1 : sign === '^' ? 1 : 0;
    if (level === 0 || given.startsWith('{')) return [{ text: given.replaceAll(/[{}]/g, ''), level }];
    const rest = given.slice(1);
    const raised: RaisedPart = { text: given.slice(0, 1), level };
    return rest ? [raised, { text: rest, level: 0 }] : [raised];
  });

it.each([
  ['H_2O', '\\ce{H2O}'],
  ['CuSO_4·5H_2O', '\\ce{CuSO4.5H2O}'],
  ['SO_4^{2−}', '\\ce{SO4^{2-}}'],
  ['Na^+(aq)', '\\ce{Na^{+}(aq)}'],
  ['H_2(g)', '\\ce{H2(g)}'],
  ['S_8', '\\ce{S8}'],
  ['^{14}C', '\\ce{^{14}C}'],
  ['^{235}_{92}U', '\\ce{^{235}_{92}U}'],
  ['CH_2=CH_2', '\\ce{CH2=CH2}'],
  ['Zn+H_2SO_4→ZnSO_4+H_2', '\\ce{Zn + H2SO4 -> ZnSO4 + H2}'],
  ['C_nH_{2n+2}', '\\ce{C_{n}H_{2n+2}}'],
])('a pasted formula writes the substance %s as chemists do', (given, formula) =>
  expect(formulaOfRaised(partsOf(given))).toBe(formula),
);

it.each([
  ['V_1', 'V_{1}'],
  ['I_3=I_2+I_2', 'I_{3}=I_{2}+I_{2}'],
  ['P=I^2R', 'P=I^{2}R'],
  ['sin^2θ', '\\sin^{2}θ'],
  ['v_{max}', 'v_{\\mathrm{max}}'],
  ['5cm^3', '\\mathrm{5cm^{3}}'],
  ["f'(x_1)", "f{}'(x_{1})"],
  ['x^2^3', 'x^{2}{}^{3}'],
  ['H_2_3', 'H_{2}{}_{3}'],
  ['H_22O', '\\mathrm{H_{2}2O}'],
  ['Na^+^+', 'Na^{+}{}^{+}'],
  ['क_2', '\\text{क}_{2}'],
])('a pasted formula writes the quantity %s', (given, formula) =>
  expect(formulaOfRaised(partsOf(given))).toBe(formula),
);

it('a pasted formula sets a unit after its number upright', () =>
  expect(formulaOfRaised(partsOf('m/s^2'), { isUnit: true })).toBe('\\mathrm{m/s^{2}}'));

it.each(['$_2', 'a\\_2'])('a pasted formula is rejected if it contains %s, which would end it', (given) =>
  expect(formulaOfRaised(partsOf(given))).toBeNull(),
);

it.each([
  ['1^{st}', '1st'],
  ['25^oC', '25°C'],
  ['shown^{[3]}', 'shown[3]'],
  ['Look^{at the note on the next page}', 'Lookat the note on the next page'],
  ['x^2', null],
])('a pasted text without a formula stays text: %s', (given, text) =>
  expect(textOfRaised(partsOf(given))).toBe(text),
);
