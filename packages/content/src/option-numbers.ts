import { evaluate } from '@repo/contracts/evaluate';

/**
 * A number in an option. `tolerance` is half a unit of the last decimal shown, almost 0 for whole numbers.
 */
export type ShownNumber = { value: number; tolerance: number };

/** An option's numbers in order, and its other words and units. */
export type OptionNumbers = { numbers: ShownNumber[]; rest: string };

const innermostFraction = /(\d)?\s*\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/;

/** Converts LaTeX to arithmetic; a mixed number becomes a sum, text without numbers is unchanged. */
function toArithmetic(text: string): string {
  let plain = text
    .replaceAll(/\\ce\{[^$]*\}/g, (formula) => formula.replaceAll(/\d/g, '#'))
    .replaceAll('−', '-')
    .replaceAll(/(\d),(?=\d{2,3}\b)/g, '$1')
    .replaceAll(/\^\{?\\circ\}?|°/g, ' deg ')
    .replaceAll('\\times', '*')
    .replaceAll('\\cdot', '*')
    .replaceAll('\\pi', 'pi')
    .replaceAll(/\\text\{([^{}]*)\}/g, ' $1 ')
    .replaceAll(/\\sqrt\{([^{}]*)\}/g, 'sqrt($1)')
    .replaceAll(/\^\{([^{}]*)\}/g, '^($1)')
    .replaceAll(/\\[,;! ]|\$/g, '');
  for (let found = innermostFraction.exec(plain); found; found = innermostFraction.exec(plain)) {
    const [whole, before, top, bottom] = found;
    const fraction = before === undefined ? `((${top})/(${bottom}))` : `${before}+((${top})/(${bottom}))`;
    plain = plain.replace(whole, () => fraction);
  }
  return plain;
}

const inside = String.raw`(?:[^()A-Zα-ω]|\([^()]*\))*`;
const value = String.raw`(?:\d+(?:\.\d+)?|\.\d+|pi\b|sqrt\([^()]*\)|\(\(${inside}\)\/\(${inside}\)\))`;
const power = String.raw`(?:\^(?:\d+|\(-?\d+\)))?`;
const term = `${value}${power}`;
/** A sign counts only if no number or letter precedes it: 20-30 is a range. */
const number = new RegExp(
  String.raw`(?:(?<![\w)]|[\d)]\s+)[-+]\s*)?${term}(?:\s*\*\s*${term}|\s*(?=s|\(|p)${term}|\+(?=\(\()${term})*`,
  'g',
);

/** Half a unit of the last decimal place of a decimal number. */
function toleranceOf(shown: string, found: number): number {
  const decimals = /^[-+]?\s*\d*\.(\d+)$/.exec(shown)?.[1];
  return (decimals ? 0.5 * 10 ** -decimals.length : 0) + 1e-9 * Math.max(1, Math.abs(found));
}

/** Parses the numbers in an option: fractions, roots, powers of ten, mixed numbers, thousands separators. */
export function optionNumbers(option: string): OptionNumbers {
  const numbers: ShownNumber[] = [];
  const rest = toArithmetic(option).replaceAll(number, (shown) => {
    try {
      const found = evaluate(shown);
      numbers.push({ value: found, tolerance: toleranceOf(shown.trim(), found) });
      return ' ';
    } catch {
      return shown;
    }
  });
  return { numbers, rest: rest.replaceAll(/\s+/g, ' ').trim() };
}
