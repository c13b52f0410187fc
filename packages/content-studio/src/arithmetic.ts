/** Functions and constants of `evaluate`; any other word ends an expression. */
const calls = 'sqrt|sin|cos|tan|hcf|lcm|pi';
const innermost = /\\(d?frac|tfrac|sqrt)\{([^{}]*)\}(?:\{([^{}]*)\})?/;
/** The value of anything that can't be calculated. */
export const unknown = '§';
/** Separator between expressions. */
export const border = '¦';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raisedNumber = (signs: string) =>
  `^(${[...signs].map((sign) => (sign === '⁻' ? '-' : raised.indexOf(sign))).join('')})`;

/** Resolves fractions and roots from the inside out; a mixed number such as 2 1\. */
function withoutFractions(text: string): string {
  let plain = text;
  for (let found = innermost.exec(plain); found; found = innermost.exec(plain)) {
    const [whole, name, first = '', second] = found;
    const before = plain.slice(0, found.index);
    const after = plain.slice(found.index + whole.length);
    if (name === 'sqrt')
      plain = `${before}sqrt(${first})${second === undefined ? '' : `{${second}}`}${after}`;
    else if (second === undefined) plain = `${before}${unknown}${after}`;
    else plain = `${before.replace(/(\d)\s*$/, '$1#')}((${first})/(${second}))${after}`;
  }
  return plain;
}

const angle = String.raw`\s*(?:\((\d+(?:\.\d+)?)\)|(\d+(?:\.\d+)?))`;
const ratio = (name: string, degrees: string) =>
  ({ cot: `(1/tan(${degrees}))`, sec: `(1/cos(${degrees}))`, cosec: `(1/sin(${degrees}))` })[name] ??
  `${name}(${degrees})`;

/** A sentence with its formulas as arithmetic for `evaluate`; words stay, other symbols become `§`. */
export function toArithmetic(sentence: string): string {
  return withoutFractions(
    sentence
      .replace(/^\s*(?:-|\d+\.)\s+/, '')
      .replaceAll(/\*+(?=\S)|(?<=\S)\*+/g, '')
      .replaceAll(/\\(?:left|right)\b/g, '')
      .replaceAll(/\\ce\{[^$]*?\}(?=[^{}]*(?:\$|$))/g, ` ${unknown} `)
      .replaceAll(/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, ' $1 ')
      .replaceAll(/(\d)(?:\{,\}|,|\\,)(?=\d{2,3}(?:\D|$))/g, '$1')
      .replaceAll(/(\d)\{,\}(?=\d)/g, '$1')
      .replaceAll(/\\[,;! ]|\\q?quad\b|~/g, ' ')
      .replaceAll(/\\cosec\b/g, ' cosec ')
      .replaceAll(/\\(sin|cos|tan|cot|sec)\b/g, ' $1 ')
      .replaceAll(/\^\{?\\circ\}?|°/g, ' '),
  )
    .replaceAll(/\^\{([^{}]*)\}/g, '^($1)')
    .replaceAll(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, raisedNumber)
    .replaceAll(/\\times|\\cdot|×|·/g, '*')
    .replaceAll(/\\div|÷/g, '/')
    .replaceAll('−', '-')
    .replaceAll(/\\pi\b|π/g, ' pi ')
    .replaceAll(/\\approx|≈/g, '≈')
    .replaceAll(/\\(?:ne|neq|le|ge|leq|geq|lt|gt|to|Rightarrow|implies|iff|quad)\b|[<>≠≤≥→⇒]/g, border)
    .replaceAll(/\bHCF\b/g, 'hcf')
    .replaceAll(/\bLCM\b/g, 'lcm')
    .replaceAll(/\\%/g, '%')
    .replaceAll(/(?<![\^\d.])(\d+(?:\.\d+)?|\(\([^()]*\)\/\([^()]*\)\))\s*pi\b/g, '($1*pi)')
    .replaceAll(/[₹$]/g, '')
    .replaceAll(/\\[A-Za-z]+|\\/g, unknown)
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll(
      new RegExp(String.raw`\b(sin|cos|tan|cot|sec|cosec)\s*\^\s*\(?(\d)\)?${angle}`, 'g'),
      (_, name: string, power: string, one?: string, other?: string) =>
        `(${ratio(name, one ?? other ?? '')})^${power}`,
    )
    .replaceAll(
      new RegExp(String.raw`\b(sin|cos|tan|cot|sec|cosec)${angle}`, 'g'),
      (_, name: string, one?: string, other?: string) => ratio(name, one ?? other ?? ''),
    );
}

/** An expression at the start or end of a text, and its unit. */
export type Term = { expression: string; unit: string };

const token = String.raw`(?:\d+(?:\.\d+)?|\.\d+|(?:${calls})(?![A-Za-z])|[-+*/^()#\s]|(?<=\d),(?=\s*\d))`;
const prefix = new RegExp(`^${token}*`);
const suffix = new RegExp(`${token}*$`);
/** Letters after a number that aren't variables. */
const unit = String.raw`(?:(?:k|c|m|d|n|M|μ)?(?:m|g|s|A|V|W|J|N|Hz|L|Ω|Pa)|D|C|K|h|kWh|cm|km\/h|(?:lakh|crore|thousand|hours?|minutes?|seconds?|days?|months?|years?|marks|rupees|units?|cells|students|metres?|litres?)\b)(?:\^\(?-?\d\)?)?(?:\s*\/\s*(?:m|s|h|kg|g|L|cm)(?:\^\(?\d\)?)?)?`;
const unitAtEnd = new RegExp(String.raw`(?<=[\d)])(\s*%|\s+${unit})\s*$`, 'u');
/** Words after which a number is only part of the equation: 60% of 2,000. */
const partWord = /(?:^|\s)(?:of|on|by|from|than|per|and|or)\s*$/i;

const isWhole = (expression: string) =>
  /\d/.test(expression) &&
  !/\d\s+\d|[-+*/^#(]\s*$|^\s*[*/^#+)]/.test(expression) &&
  expression.split('(').length === expression.split(')').length;

/**
 * The expression right of an equals sign.
 * @returns null when there is none, or a letter follows
 */
export function termAfter(text: string): Term | null {
  const found = prefix.exec(text)?.[0] ?? '';
  const rest = text.slice(found.length);
  const expression = found.trim();
  if (!isWhole(expression)) return null;
  if (/^[§^_!–:'’&]|^\s*[§–]|^:\s*\d/.test(rest)) return null;
  const glued = !/\s$/.test(found) && /^[A-Za-z]/.test(rest);
  if (glued || /^\s*\p{L}+(?:\s\p{L}+)?\s*(?:[+*/]|-(?=\s))\s*[\d(]/u.test(rest)) return null;
  return { expression, unit: /^(?:%|[A-Za-zΩμ][A-Za-zΩμ/]*)/u.exec(rest)?.[0] ?? '' };
}

/**
 * The expression left of an equals sign.
 * @returns null when there is none, or a letter or word belongs to it
 */
export function termBefore(text: string): Term | null {
  const unit = unitAtEnd.exec(text)?.[1] ?? '';
  const bare = unit ? text.replace(unitAtEnd, '') : text;
  const found = suffix.exec(bare)?.[0] ?? '';
  const before = bare.slice(0, bare.length - found.length);
  const expression = found.trim();
  if (!isWhole(expression)) return null;
  const isStart = before.trim() === '';
  const isAfterWord =
    /(?:^|[\s(*"“])(?!(?:cot|sec|cosec)\b)\p{L}{2,}[:,]?$/u.test(before.trimEnd()) && /^\s/.test(found);
  if (!isStart && !isAfterWord && !/[:;,]\s*$/.test(before)) return null;
  if (partWord.test(before) && /^-?[\d.]+$/.test(expression)) return null;
  if (!isStart && (/^-/.test(expression) || /\d:\s*$/.test(before))) return null;
  return { expression, unit: unit.trim() };
}
