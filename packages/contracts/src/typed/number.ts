import { type Expression, numericValue, readExpression, UnreadableError } from './expression.ts';
import { readUnit, type Unit } from './units.ts';
import { withSigns } from './wording.ts';

/** A number as typed: its formula, its value without the unit, and the unit if there is one. */
export type TypedNumber = { expression: Expression; value: number; unit: Unit | null; unitText: string };

const scales: Record<string, number> = { hundred: 100, thousand: 1e3, lakh: 1e5, million: 1e6, crore: 1e7 };
const scaled = /^(.*[\d)])\s*(hundred|thousand|lakh|million|crore)s?\b(.*)$/i;
const approximately = /^(?:approx(?:imately)?\.?|about)\s*/i;
const money = /^(?:₹|rs\.?|inr)\s*(?=[\d.(+-])/i;
/** Where the unit begins: at the first letter or sign that isn't part of a number. */
const unitStart = /(?!(?<=\d)[eE][+-]?\d)(?:\/\s*)?[a-zA-Zμ%°₹Ω\u0900-\u0963]/;
const rounding = 1e-9;

/** Degrees written with a raised zero or o, and in the middle: 65^0, 180° - 115°. */
const withDegrees = (text: string): string =>
  text.replaceAll(/(?<=\d) ?\^ ?\(?[0oO°]\)?(?![\d.])/g, '°').replaceAll(/°(?= ?[-+*×·/)])/g, '');

function readOne(text: string, unitWords: readonly string[]): TypedNumber {
  let plain = text.replace(approximately, '').replace(/^minus\b/i, '-');
  const isMoney = money.test(plain);
  plain = withSigns(
    plain
      .replace(money, '')
      .replace(/\/-$|[.,;]$/, '')
      .replaceAll('ω', 'Ω'),
  );
  if (unitWords.includes('°')) plain = withDegrees(plain);
  const [, digits, scale = '', rest] = scaled.exec(plain) ?? [];
  if (digits !== undefined) plain = `(${digits}) × ${scales[scale.toLowerCase()]}${rest}`;
  const start = unitStart.exec(plain)?.index ?? plain.length;
  const expression = readExpression(plain.slice(0, start));
  const value = numericValue(expression);
  if (!Number.isFinite(value)) throw new UnreadableError();
  const unitText = plain.slice(start).trim() || (isMoney ? '₹' : '');
  return { expression, value, unit: unitText ? readUnit(unitText, unitWords) : null, unitText };
}

function readOrNull(text: string, unitWords: readonly string[]): TypedNumber | null {
  try {
    return readOne(text, unitWords);
  } catch (error) {
    if (error instanceof UnreadableError) return null;
    throw error;
  }
}

function isSameNumber(one: TypedNumber, other: TypedNumber): boolean {
  const factors = one.unit && other.unit ? [one.unit.factor, other.unit.factor] : [1, 1];
  const [left, right] = [one.value * (factors[0] ?? 1), other.value * (factors[1] ?? 1)];
  return Math.abs(left - right) <= rounding * Math.abs(right);
}

/**
 * Reads one number with its unit: `2√3 cm`, `3 × 10^8 m/s`, `1,00,000`, `25 %`, `Rs. 500/-`, and the last of
 * `P(E) = 3/6 = 1/2` if the others don't contradict it.
 * @param text in plain signs
 * @param unitWords words that count as units
 * @throws UnreadableError
 */
export function readNumber(text: string, unitWords: readonly string[] = []): TypedNumber {
  const parts = text
    .replace(/ only$/i, '')
    .split(/[=≈~]/)
    .map((part) => part.trim());
  const last = readOne(parts.pop() ?? '', unitWords);
  for (const part of parts) {
    const its = readOrNull(part, unitWords);
    if (/[<>!]$/.test(part) || (its && !isSameNumber(its, last))) throw new UnreadableError();
  }
  return last;
}
