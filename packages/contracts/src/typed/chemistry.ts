import { UnreadableError } from './expression.ts';

const elements = new Set(
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Nd Sm Eu Gd W Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu'.split(
    ' ',
  ),
);

/** Thrown for symbols in small letters or unknown ones: NACL, h2o. */
export class SymbolsError extends UnreadableError {}

type Species = { count: number; formula: string; charge: string };
/** A formula alone, or an equation with both its sides. */
export type Chemistry =
  | { kind: 'substance'; of: Species }
  | { kind: 'equation'; left: Species[]; right: Species[] };

const arrow = /\s*(?:<[=-]+>|[=-]+ ?>|[→⟶➔⇒⇌⇄↔=])\s*/;
const charges: readonly RegExp[] = [
  /^(?<core>.*)\^\(?(?<size>\d?)\)?(?<sign>[+-])\)?$/,
  /^(?<core>.*\w|.*\))\^?\(?(?<sign>[+-])(?<size>\d)\)?$/,
  // In Fe2+ the digit belongs to the charge; in SO42- only the last digit does.
  /^(?<core>[A-Z][a-z]?|.*\d)(?<size>\d)(?<sign>[+-])$/,
  /^(?<core>.*)(?<size>)(?<sign>[+-])$/,
];
const states = /\s*\((?:s|l|g|aq)\)\s*|[↑↓]/g;

/** Canonical form of one formula without charge: `Ca(OH)2`, `CuSO4.5H2O`. */
function readFormula(text: string): string {
  let at = 0;
  const count = () => {
    const digits = /^\(?(\d+)\)?/.exec(text.slice(at));
    if (!digits || (digits[0].startsWith('(') && !digits[0].endsWith(')'))) return '';
    at += digits[0].length;
    return digits[1] === '1' ? '' : (digits[1] ?? '');
  };
  const group = (): string => {
    let canonical = '';
    while (at < text.length && text[at] !== ')') {
      if (text[at] === '(') {
        at++;
        const inside = group();
        if (text[at] !== ')') throw new UnreadableError();
        at++;
        const times = count();
        canonical += times ? `(${inside})${times}` : inside;
        continue;
      }
      const symbol = /^[A-Z][a-z]?/.exec(text.slice(at))?.[0] ?? '';
      const known = elements.has(symbol) ? symbol : symbol.slice(0, 1);
      // A small letter that belongs to no symbol: 'h2o', 'NaOh'.
      if (!elements.has(known) || symbol.length > known.length) throw new SymbolsError();
      at += known.length;
      canonical += known + count();
    }
    return canonical;
  };
  const canonical = group();
  if (at < text.length || canonical === '') throw new UnreadableError();
  return canonical;
}

function readSpecies(text: string): Species {
  const bare = text.replaceAll(states, '').replaceAll(/[\s_]/g, '');
  const [, number = '1', rest = ''] = /^(\d+(?:\.\d+)?(?:\/\d+)?|\(\d+\/\d+\))?(.*)$/.exec(bare) ?? [];
  const [top = '1', bottom = '1'] = number.replaceAll(/[()]/g, '').split('/');
  const counted = { count: Number(top) / Number(bottom) };
  if (!(counted.count > 0) || !Number.isFinite(counted.count)) throw new UnreadableError();
  const found = charges.map((form) => form.exec(rest)?.groups).find((groups) => groups !== undefined);
  const { core = rest, size = '', sign = '' } = found ?? {};
  const charge = sign ? `${size === '1' ? '' : size}${sign}` : '';
  if (core === 'e') return { ...counted, formula: 'e', charge: charge || '-' };
  const parts = core.split(/[.·*]/).map((part, index) => {
    const [, times = '', formula = ''] = /^(\d+(?:\/\d+)?)?(.*)$/.exec(part) ?? [];
    if (index === 0 && times) throw new UnreadableError();
    // Bonds between groups: CH3-CH3.
    return (times === '1' ? '' : times) + readFormula(formula.replaceAll(/[-=≡]/g, ''));
  });
  return { ...counted, formula: parts.join('.'), charge };
}

const readSide = (text: string): Species[] =>
  // A plus with blanks around it, or in front of a formula, separates substances; after a raised sign it is a
  // charge.
  text.split(/\s\+\s|(?<=[\w)])\+(?=\s*[\dA-Ze(])|\+(?=\s*\d*[A-Z])/).map(readSpecies);

/**
 * Reads a formula or an equation: `H2O`, `Ca(OH)2`, `SO4^2-`, `2H2 + O2 -> 2H2O`.
 * @param text in plain signs
 * @throws SymbolsError for symbols in wrong letters, UnreadableError
 */
export function readChemistry(text: string, isEquation: boolean): Chemistry {
  if (!isEquation) {
    const of = readSpecies(text);
    return { kind: 'substance', of };
  }
  const sides = text.split(arrow);
  const [left, right] = sides;
  if (left === undefined || right === undefined || sides.length > 2) throw new UnreadableError();
  return { kind: 'equation', left: readSide(left), right: readSide(right) };
}

/** Whether a text has an arrow between substances. */
export const hasArrow = (text: string): boolean => /<[=-]+>|[=-]+>|[→⟶➔⇒⇌⇄↔]/.test(text);

const speciesTex = ({ count, formula, charge }: Species) =>
  `${count === 1 ? '' : Number.isInteger(count) ? count : `${count} `}${formula === 'e' ? 'e' : formula}${charge ? `^{${charge}}` : ''}`;

/** A formula or an equation for mhchem. */
export function chemistryTex(given: Chemistry): string {
  if (given.kind === 'substance') return `\\ce{${speciesTex(given.of)}}`;
  const side = (all: readonly Species[]) => all.map(speciesTex).join(' + ');
  return `\\ce{${side(given.left)} -> ${side(given.right)}}`;
}

const nameOf = ({ formula, charge }: Species) => `${formula}^${charge}`;

/** The counts of a side by substance; the same substance twice is added. */
function countsOf(side: readonly Species[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const each of side) counts.set(nameOf(each), (counts.get(nameOf(each)) ?? 0) + each.count);
  return counts;
}

/** Whether both are the same substance, or the same equation up to order and a common factor. */
export function isSameChemistry(one: Chemistry, other: Chemistry): boolean {
  if (one.kind === 'substance' || other.kind === 'substance')
    return (
      one.kind === other.kind &&
      one.kind === 'substance' &&
      other.kind === 'substance' &&
      nameOf(one.of) === nameOf(other.of) &&
      one.of.count === other.of.count
    );
  const sides = [
    [countsOf(one.left), countsOf(other.left)],
    [countsOf(one.right), countsOf(other.right)],
  ] as const;
  const ratios = sides.flatMap(([own, its]) =>
    own.size === its.size
      ? [...own].map(([name, count]) => count / (its.get(name) ?? Number.NaN))
      : [Number.NaN],
  );
  return ratios.every((ratio) => Math.abs(ratio - (ratios[0] ?? Number.NaN)) < 1e-9);
}
