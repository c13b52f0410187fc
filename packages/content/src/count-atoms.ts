/** Atoms per element on one side of an equation, and total charge. */
export type AtomCount = { atoms: Map<string, number>; charge: number };

const elements = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb ' +
    'Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au ' +
    'Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U'
  ).split(' '),
);

const coefficient = /^(\d+\/\d+|\d+(?:\.\d+)?)\s*(?=[A-Z([e])/;
const state = /\((?:s|l|g|aq|conc|dil)\)$/;
const gasOrSolid = /(?:(?<=\s)[v^]|\(?\^\))$/;
const chargeEnd = /\^\{?(\d*)([+-])\}?$|(?<![-=#])([+-])$/;

function amount(text: string): number {
  const [top, bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

const withoutState = (written: string) =>
  written.trim().replace(gasOrSolid, '').trimEnd().replace(state, '').trimEnd();

/** Splits off the coefficient. */
function takeCoefficient(text: string): [times: number, formula: string] {
  const found = coefficient.exec(text);
  return found?.[1] ? [amount(found[1]), text.slice(found[0].length)] : [1, text];
}

/** Counts a formula without charge, state or dots: elements, bonds, and brackets with counts. */
function countGroup(formula: string, times: number, atoms: Map<string, number>): void {
  let at = 0;
  const count = () => {
    const digits = /^(?:_?(\d+)|_\{(\d+)\})/.exec(formula.slice(at));
    at += digits?.[0].length ?? 0;
    return Number(digits?.[1] ?? digits?.[2] ?? 1);
  };
  while (at < formula.length) {
    const sign = formula[at] ?? '';
    if (sign === '(' || sign === '[') {
      const inside = closingOf(formula, at);
      const content = formula.slice(at + 1, inside);
      if (content === '') throw new Error(`an empty bracket in '${formula}'`);
      at = inside + 1;
      countGroup(content, times * count(), atoms);
    } else if (/[-=#]/.test(sign) && at > 0 && /^.[A-Z([]/.test(formula.slice(at))) {
      at++;
    } else {
      const element = /^[A-Z][a-z]?/.exec(formula.slice(at))?.[0] ?? sign;
      if (!elements.has(element)) throw new Error(`'${element}' in '${formula}' is no element`);
      at += element.length;
      atoms.set(element, (atoms.get(element) ?? 0) + times * count());
    }
  }
}

function closingOf(formula: string, open: number): number {
  let depth = 0;
  for (let at = open; at < formula.length; at++) {
    if ('(['.includes(formula[at] ?? ' ')) depth++;
    if (')]'.includes(formula[at] ?? ' ') && --depth === 0) return at;
  }
  throw new Error(`a bracket stays open in '${formula}'`);
}

/** @returns the charge at the end of a formula, and the formula without it */
function takeCharge(formula: string): [charge: number, formula: string] {
  const found = chargeEnd.exec(formula);
  if (!found) return [0, formula];
  const sign = (found[2] ?? found[3]) === '-' ? -1 : 1;
  return [sign * Number(found[1] || 1), formula.slice(0, found.index)];
}

/**
 * Counts atoms and charges on one side of an mhchem equation, such as `2Al(OH)3 + 3/2H2O(l) + Cu^2+`.
 * @throws Error for what it can't parse: words, general formulas, unknown elements
 */
export function countAtoms(side: string): AtomCount {
  const total: AtomCount = { atoms: new Map(), charge: 0 };
  for (const written of side.split(/\s\+\s/)) {
    const [times, whole] = takeCoefficient(withoutState(written));
    const [charge, formula] = takeCharge(whole);
    if (formula === '') throw new Error(`a part of '${side.trim()}' is empty`);
    total.charge += times * charge;
    if (formula === 'e' && charge === -1) continue;
    for (const part of formula.split(/[.*]/)) {
      const [partTimes, group] = takeCoefficient(part.trim());
      if (group === '') throw new Error(`a part of '${formula}' is empty`);
      countGroup(group, times * partTimes, total.atoms);
    }
  }
  return total;
}
