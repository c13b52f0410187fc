/** A part of a word: on the line, raised (1) or lowered (-1). */
export type Part = { text: string; level: -1 | 0 | 1 };

const elements = new Set(
  `H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo
  Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu W Os Ir Re Ta Hf`
    .trim()
    .split(/\s+/),
);
/** Elements that are found in pairs, which a variable with an index is not taken for. */
const pairs = /^(?:H|N|O|F|Cl|Br|I)$/;

const minus = (text: string) => text.replaceAll(/[−–‐]/g, '-');

/** The elements in a piece of a formula such as `2Ca(OH)`, or null when there is anything else in it. */
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

/** `H2O`, `SO4^2-`: substances with counts below and charges above; null for what may be something else. */
function substance(parts: readonly Part[]): string | null {
  const symbols: string[] = [];
  let written = '';
  let hasCharge = false;
  for (const { text, level } of parts) {
    const sign = minus(text.trim());
    if (level === 0) {
      const found = elementsIn(sign);
      if (!found) return null;
      symbols.push(...found);
      written += sign;
    } else if (level < 0) {
      if (!/^(?:[2-9]|[1-9]\d|\d?[nmxy](?:[+-]\d)?)$/.test(sign)) return null;
      written += /^\d+$/.test(sign) ? sign : `_{${sign}}`;
    } else {
      if (!/^\d?[+-]$/.test(sign)) return null;
      hasCharge = true;
      written += `^{${sign}}`;
    }
  }
  const isPair = symbols.length === 1 && pairs.test(symbols[0] ?? '') && /\D[23]$/.test(written);
  return symbols.length > 1 || hasCharge || isPair ? `\\ce{${written}}` : null;
}

const texSigns: Record<string, string> = {
  '\\': '\\backslash ',
  '{': '\\{',
  '}': '\\}',
  '−': '-',
  '–': '-',
  '×': '\\times ',
  '·': '\\cdot ',
  '^': '\\hat{}',
  '~': '\\sim ',
};
const inTex = (text: string) =>
  text.replaceAll(/[\\{}−–×·^~]|[$%#&_]/g, (sign) => texSigns[sign] ?? `\\${sign}`);

const upright = (text: string) => (/\p{L}{2}/u.test(text) ? `\\mathrm{${inTex(text)}}` : inTex(text));
/** Two letters may be two variables; three are a word. A number with letters right behind it has a unit. */
const isWord = (text: string) => /\p{L}{3}|^\d[\d.,]*\p{L}+$/u.test(text);

/**
 * A word with raised or lowered parts as LaTeX: a substance as `\ce{…}`, words and units upright, single letters as
 * variables.
 * @param isUnit whether it is the unit of a number
 */
export function formulaOf(parts: readonly Part[], { isUnit }: { isUnit: boolean }): string {
  const chemistry = substance(parts);
  if (chemistry) return chemistry;
  const isUpright = isUnit || parts.some(({ text, level }) => level === 0 && isWord(text));
  const written = parts
    .map(({ text, level }) => {
      const sign = text.trim();
      if (level === 0) return inTex(sign);
      return `${level > 0 ? '^' : '_'}{${isUpright ? inTex(sign) : upright(sign)}}`;
    })
    .join('');
  return isUpright ? `\\mathrm{${written}}` : written;
}
