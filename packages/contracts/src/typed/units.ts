import { UnreadableError } from './expression.ts';

/** A unit as powers of base units, times a factor to them. */
export type Unit = { factor: number; powers: Readonly<Record<string, number>> };

/** Unit names, factor and powers. Names with `~` also take prefixes such as kilo and centi. */
const table: [names: string, factor: number, powers: Unit['powers']][] = [
  ['~m ~metre ~meter ~metres ~meters mtr mtrs mts मी मीटर', 1, { m: 1 }],
  ['kms किमी', 1e3, { m: 1 }],
  ['cms सेमी', 1e-2, { m: 1 }],
  ['~g ~gram ~grams gm gms ग्राम', 1e-3, { kg: 1 }],
  ['kgs', 1, { kg: 1 }],
  ['~s sec secs ~second ~seconds सेकंड', 1, { s: 1 }],
  ['min mins minute minutes', 60, { s: 1 }],
  ['h hr hrs hour hours', 3600, { s: 1 }],
  ['day days', 86_400, { s: 1 }],
  ['~A amp amps ~ampere ~amperes एम्पियर', 1, { A: 1 }],
  ['K kelvin', 1, { K: 1 }],
  ['°C celsius', 1, { celsius: 1 }],
  ['~mol mole moles', 1, { mol: 1 }],
  ['° deg degree degrees डिग्री', 1, { degree: 1 }],
  ['rad radian radians', 180 / Math.PI, { degree: 1 }],
  ['% percent', 0.01, {}],
  ['₹ rs rs. rupee rupees inr रुपये रु', 1, { rupee: 1 }],
  ['paise paisa', 0.01, { rupee: 1 }],
  ['unit units', 1, {}],
  ['~N ~newton ~newtons', 1, { kg: 1, m: 1, s: -2 }],
  ['~J ~joule ~joules जूल', 1, { kg: 1, m: 2, s: -2 }],
  // Listed as a whole, so that `Nm` is a newton metre and never a nanometre.
  ['Nm', 1, { kg: 1, m: 2, s: -2 }],
  ['~W ~watt ~watts वाट', 1, { kg: 1, m: 2, s: -3 }],
  ['~Pa ~pascal ~pascals', 1, { kg: 1, m: -1, s: -2 }],
  ['~Hz ~hertz हर्ट्ज', 1, { s: -1 }],
  ['~C coulomb coulombs कूलॉम', 1, { A: 1, s: 1 }],
  ['~V ~volt ~volts वोल्ट', 1, { kg: 1, m: 2, s: -3, A: -1 }],
  ['~Ω ~ohm ~ohms ओम', 1, { kg: 1, m: 2, s: -3, A: -2 }],
  ['~Wh', 3600, { kg: 1, m: 2, s: -2 }],
  ['T tesla', 1, { kg: 1, s: -2, A: -1 }],
  ['D dioptre dioptres diopter', 1, { m: -1 }],
  ['~L ~l ~litre ~litres ~liter ~liters', 1e-3, { m: 3 }],
  ['cc', 1e-6, { m: 3 }],
  ['kmph kmh', 1 / 3.6, { m: 1, s: -1 }],
  ['mps', 1, { m: 1, s: -1 }],
  ['hectare hectares ha', 1e4, { m: 2 }],
];
const prefixes: [name: string, factor: number][] = [
  ['', 1],
  ['k', 1e3],
  ['kilo', 1e3],
  ['M', 1e6],
  ['mega', 1e6],
  ['G', 1e9],
  ['c', 1e-2],
  ['centi', 1e-2],
  ['m', 1e-3],
  ['milli', 1e-3],
  ['μ', 1e-6],
  ['micro', 1e-6],
  ['n', 1e-9],
  ['d', 1e-1],
];

type Names = { known: Map<string, Unit>; unlikeCase: Map<string, Unit | null> };
let made: Names | undefined;

/**
 * All units by name. `unlikeCase` finds units written in capitals, such as KM: it has the names that belong
 * to one unit only when case is ignored.
 */
function names(): Names {
  if (made) return made;
  const known = new Map<string, Unit>();
  for (const [listed, factor, powers] of table)
    for (const name of listed.split(' '))
      for (const [prefix, scale] of name.startsWith('~') ? prefixes : prefixes.slice(0, 1)) {
        const whole = prefix + name.replace('~', '');
        // Skip mega: in capitals, ML means millilitre.
        if (!known.has(whole) && !/^M[mgLl]$/.test(whole))
          known.set(whole, { factor: factor * scale, powers });
      }
  const unlikeCase = new Map<string, Unit | null>();
  for (const [name, unit] of known) {
    const lower = name.toLowerCase();
    unlikeCase.set(lower, known.get(lower) ?? (unlikeCase.has(lower) ? null : unit));
  }
  made = { known, unlikeCase };
  return made;
}

function times(one: Unit, other: Unit, power: number): Unit {
  const powers = { ...one.powers };
  for (const [base, own] of Object.entries(other.powers)) {
    const together = (powers[base] ?? 0) + own * power;
    if (together === 0) delete powers[base];
    else powers[base] = together;
  }
  return { factor: one.factor * other.factor ** power, powers };
}

const none: Unit = { factor: 1, powers: {} };
const metre: Unit = { factor: 1, powers: { m: 1 } };
const second: Unit = { factor: 1, powers: { s: 1 } };

/** A name, or a run of names such as `Nm` and `kWh`. */
function namedUnit(name: string): Unit | null {
  const { known, unlikeCase } = names();
  const named = (given: string) => known.get(given) ?? unlikeCase.get(given.toLowerCase());
  // A plural such as diopters; otherwise its `s` would be read as seconds.
  const own = named(name) ?? (/^[a-z]{3,}s$/i.test(name) ? named(name.slice(0, -1)) : null);
  if (own) return own;
  for (let length = name.length - 1; length > 0; length--) {
    const first = known.get(name.slice(0, length));
    const rest = first && known.get(name.slice(length));
    if (first && rest) return times(first, rest, 1);
  }
  return null;
}

const spelled = (text: string) =>
  text
    .replaceAll(/\b(?:square|sq)\.? ?(?!units?\b)([a-zμ]+)\b/gi, '$1^2')
    .replaceAll(/\b(?:cubic|cu)\.? ?(?!units?\b)([a-zμ]+)\b/gi, '$1^3')
    .replaceAll(/\b(?:square|sq|cubic|cu)\.? ?units?\b/gi, 'units')
    .replaceAll(/\b(kilo|mega|centi|milli|micro)[ -](?=[a-zΩ])/gi, (_, prefix: string) =>
      prefix.toLowerCase(),
    )
    .replaceAll(/\bk (?=[a-zΩ])/gi, 'k')
    .replaceAll(/\bper cent\b/gi, '%')
    .replaceAll(/\bper\b/gi, '/')
    .replaceAll(/(?:°|\bdeg(?:rees?)?) ?(?:c\b|celsius)/gi, '°C');

const part =
  /\s*([/·*×.]?)\s*\(?\s*(°C|[°%₹Ω]|[a-zA-Zμ\u0900-\u0963]+Ω?)\)?\s*(?:\^?\s*\(?\s*([+-]?\d)(?<!\s\d(?= [a-zA-Z]))\)?)?\)?/y;

/**
 * Reads a unit: `m/s`, `m s^-1`, `km per hour`, `sq cm`, `kW h`. A word that is no unit counts as a unit of its own only
 * if `words` has it: `turns`.
 * @param text in plain signs
 * @throws UnreadableError
 */
export function readUnit(text: string, words: readonly string[] = []): Unit {
  const own = text.trim().toLowerCase().replace(/s$/, '');
  if (/^[\p{L} ]+$/u.test(own) && words.some((word) => word.toLowerCase().replace(/s$/, '') === own))
    return readable(text) ?? { factor: 1, powers: { [own]: 1 } };
  const unit = readable(text);
  if (!unit) throw new UnreadableError();
  return unit;
}

function readable(text: string): Unit | null {
  const plain = spelled(text.trim());
  let unit = none;
  part.lastIndex = 0;
  while (plain.slice(part.lastIndex).trim() !== '') {
    const found = part.exec(plain);
    if (!found) return null;
    const [, sign, name = '', power = '1'] = found;
    // In 'ms^-1' the `s` is a second, although `ms` is a millisecond too.
    const named = name === 'ms' && power.startsWith('-') ? null : namedUnit(name);
    if (name === 'ms' && !named) unit = times(times(unit, metre, 1), second, Number(power));
    else if (named) unit = times(unit, named, (sign === '/' ? -1 : 1) * Number(power));
    else return null;
  }
  return unit;
}

/** Whether the units measure the same quantity: km/h and m/s, not m and kg. */
export const isSameQuantity = (one: Unit, other: Unit): boolean =>
  JSON.stringify(Object.entries(one.powers).sort()) === JSON.stringify(Object.entries(other.powers).sort());
