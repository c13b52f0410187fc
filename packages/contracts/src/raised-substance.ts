/** A part of a word, by height: on the line (0), raised (1) or lowered (-1). */
export type RaisedPart = { text: string; level: -1 | 0 | 1 };

const elements = new Set(
  `H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo
  Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu W Os Ir Re Ta Hf`
    .trim()
    .split(/\s+/),
);
/** Molecules of one element that can't be a variable with an index. */
const molecule = /^\d{0,3}(?:(?:H|N|O|F|Cl|Br|I)[23]|P4|S8)(?:\((?:s|l|g|aq)\))?$/;

const minus = (text: string) => text.replaceAll(/[−–‐]/g, '-');

/** The elements in part of a formula such as `2Ca(OH)`, or null if it contains anything else. */
function elementsIn(text: string): string[] | null {
  const found: string[] = [];
  const rest = text
    .replace(/^\d{1,3}/, '')
    .replace(/\((?:s|l|g|aq)\)$/, '')
    .replaceAll(/[A-Z][a-z]?/g, (symbol) => {
      if (!elements.has(symbol)) return symbol;
      found.push(symbol);
      return '';
    });
  return /^[()[\]]*$/.test(rest) ? found : null;
}

/** Separators between substances of an equation, between parts of one, and bonds. */
const between = /\s*[+→]\s*|[·⋅.=-]/;

/** Text on the line in mhchem's notation. */
const written = (text: string) =>
  text
    .replaceAll(/\s*→\s*/g, ' -> ')
    .replaceAll(/\s*\+\s*/g, ' + ')
    .replaceAll(/[·⋅]/g, '.');

const count = /^(?:[2-9]|[1-9]\d|\d?[nmxy](?:[+-]\d)?)$/;
const charge = /^\d?[+-]$/;
const massOrNumber = /^\d{1,3}$/;

/** Mass and atomic number before an element, and the rest. */
function isotopeOf(parts: readonly RaisedPart[]): { head: string; rest: readonly RaisedPart[] } {
  const from = parts.findIndex(({ level }) => level === 0);
  const leading = parts.slice(0, Math.max(from, 0));
  const isOne =
    leading.length > 0 &&
    leading.length <= 2 &&
    new Set(leading.map(({ level }) => level)).size === leading.length &&
    leading.every(({ text }) => massOrNumber.test(text.trim())) &&
    /^[A-Z]/.test(parts[from]?.text.trim() ?? '');
  if (!isOne) return { head: '', rest: parts };
  const head = leading.map(({ text, level }) => `${level < 0 ? '_' : '^'}{${text.trim()}}`).join('');
  return { head, rest: parts.slice(from) };
}

/**
 * `\ce{H2O}`, `\ce{SO4^{2-}}`, `\ce{^{14}C}`: substances with counts below and charges above, alone or in an
 * equation; null if it may be anything else.
 */
export function substanceOf(parts: readonly RaisedPart[]): string | null {
  const { head, rest } = isotopeOf(parts);
  const symbols: string[] = [];
  let [tex, hasCharge, isEquation] = [head, false, false];
  const taken = new Set<number>();
  for (const { text, level } of rest) {
    const sign = minus(text.trim());
    // Adjacent numbers, or two parts at the same height, would be misread.
    if (taken.has(level) || (level === 0 && tex !== '' && /^\d/.test(sign))) return null;
    taken.add(level);
    if (level === 0) {
      taken.clear();
      const found = sign.split(between).map(elementsIn);
      if (found.includes(null)) return null;
      symbols.push(...found.flatMap((each) => each ?? []));
      isEquation ||= /[=+→]/.test(sign);
      tex += written(sign);
    } else if (level < 0) {
      if (!count.test(sign)) return null;
      tex += /^\d+$/.test(sign) ? sign : `_{${sign}}`;
    } else {
      if (!charge.test(sign)) return null;
      hasCharge = true;
      tex += `^{${sign}}`;
    }
  }
  // Currents are added and compared too: `I_2 = I_3`.
  const isMixed = tex
    .split(/ -> | \+ |=/)
    .some((each) => (elementsIn(each.replaceAll(/[\d_^{}+-]/g, '')) ?? []).length > 1);
  const isMany = isEquation ? isMixed || tex.includes(' -> ') : symbols.length > 1;
  const isOne = symbols.length > 0 && (head !== '' || hasCharge || molecule.test(tex));
  return isMany || isOne ? `\\ce{${tex}}` : null;
}
