import { type Expression, numericValue, readExpression, UnreadableError } from './expression.ts';
import { readUnit, type Unit } from './units.ts';

/** A number as typed: its formula, its value without the unit, and the unit if there is one. */
export type TypedNumber = { expression: Expression; value: number; unit: Unit | null; unitText: string };

const scales: Record<string, number> = { hundred: 100, thousand: 1e3, lakh: 1e5, million: 1e6, crore: 1e7 };
const scaled = /^(.*[\d)])\s*(hundred|thousand|lakh|million|crore)s?\b(.*)$/i;
const before = /^(?:(?:[a-zA-Zα-ωΔ][\w']{0,2}\s*)?[=≈~]|approx(?:imately)?\.?|about)\s*/i;
const money = /^(?:₹|rs\.?|inr)\s*(?=[\d.(+-])/i;
/** Where the unit begins: at the first letter or sign that isn't part of a number. */
const unitStart = /(?!(?<=\d)[eE][+-]?\d)[a-zA-Zμ%°₹Ω]/;

/**
 * Reads one number with its unit: `2√3 cm`, `3 × 10^8 m/s`, `1,00,000`, `25 %`, `Rs. 500/-`.
 * @param text in plain signs
 * @param unitWords words that count as units
 * @throws UnreadableError
 */
export function readNumber(text: string, unitWords: readonly string[] = []): TypedNumber {
  let plain = text.replace(before, '').replace(/^minus\b/i, '-');
  const isMoney = money.test(plain);
  plain = plain
    .replace(money, '')
    .replace(/\/-$|[.,;]$/, '')
    .replaceAll(/sqrt|root/gi, '√')
    .replaceAll(/pi(?![a-z])/gi, 'π')
    // The x of 3x10^8 is a sign there.
    .replaceAll(/(?<=[\d)])\s*[xX]\s*(?=10|\d)/g, ' × ');
  const [, digits, scale = '', rest] = scaled.exec(plain) ?? [];
  if (digits !== undefined) plain = `(${digits}) × ${scales[scale.toLowerCase()]}${rest}`;
  const start = unitStart.exec(plain)?.index ?? plain.length;
  const expression = readExpression(plain.slice(0, start));
  const value = numericValue(expression);
  if (!Number.isFinite(value)) throw new UnreadableError();
  const unitText = plain.slice(start).trim() || (isMoney ? '₹' : '');
  return { expression, value, unit: unitText ? readUnit(unitText, unitWords) : null, unitText };
}
