/** A typed answer as a tree. */
export type Expression =
  | { kind: 'number'; text: string }
  | { kind: 'name'; name: string }
  | { kind: 'minus'; of: Expression }
  | { kind: 'sum'; left: Expression; sign: '+' | '-'; right: Expression }
  | { kind: 'times'; left: Expression; right: Expression }
  | { kind: 'over'; top: Expression; bottom: Expression }
  | { kind: 'power'; base: Expression; exponent: Expression }
  | { kind: 'root'; of: Expression }
  | { kind: 'call'; name: string; power: Expression | null; of: Expression };

/** Values of letters. */
export type Letters = ReadonlyMap<string, number>;

/** Thrown for a text that isn't an expression; the student is asked again. */
export class UnreadableError extends Error {}

const functions: Record<string, (angle: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  cot: (angle) => 1 / Math.tan(angle),
  sec: (angle) => 1 / Math.cos(angle),
  cosec: (angle) => 1 / Math.sin(angle),
};

const token =
  /\s*(\d+(?:\.\d*)?(?:[eE][+-]?\d{1,3}(?![\da-zA-Z]))?|\.\d+|\*\*|[-+*×·/^():√π°]|sqrt|root|pi|cosec|csc|sin|cos|tan|cot|sec|[a-zA-Zα-ωΔ])/y;

/** Digits grouped as in India or elsewhere: 1,00,000 or 100,000. */
const grouped = /(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g;
const mixedNumber = /(?<![\d.^])(\d+) (\d+)\/(\d+)(?![\d.])/g;

/** The text without the commas inside numbers. */
export const ungrouped = (text: string): string =>
  text.replaceAll(grouped, (digits) => digits.replaceAll(',', ''));

function split(text: string): string[] {
  const plain = ungrouped(text).replaceAll(mixedNumber, '($1+$2/$3)');
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (plain.slice(token.lastIndex).trim() !== '') {
    const found = token.exec(plain)?.[1];
    if (found === undefined) throw new UnreadableError();
    tokens.push(found);
  }
  return tokens;
}

/** Signs that can't begin another factor. */
const endsProduct = new Set(['+', '-', ')', ':', '/', '*', '×', '·', '^', '**']);

/**
 * Reads an expression: numbers, letters, `+ - × / ^ : ( ) √ π °`, sine and the like. Neighbours are multiplied.
 * @param text in plain signs
 * @throws UnreadableError
 */
export function readExpression(text: string): Expression {
  const tokens = split(text);
  let at = 0;
  const next = () => tokens[at] ?? '';
  const isNext = (...signs: string[]) => signs.includes(next());

  function atom(): Expression {
    const sign = next();
    at++;
    if (sign === '(') {
      const inside = sum();
      if (!isNext(')')) throw new UnreadableError();
      at++;
      return inside;
    }
    if (sign === '√' || sign === 'sqrt' || sign === 'root') return { kind: 'root', of: degrees() };
    if (sign === 'π' || sign === 'pi') return { kind: 'name', name: 'π' };
    if (/^[\d.]/.test(sign)) return { kind: 'number', text: sign };
    const name = sign === 'csc' ? 'cosec' : sign;
    if (name in functions) return call(name);
    if (/^[a-zA-Zα-ωΔ]$/.test(name)) return { kind: 'name', name };
    throw new UnreadableError();
  }
  function degrees(): Expression {
    const of = atom();
    if (!isNext('°')) return of;
    at++;
    return { kind: 'times', left: of, right: { kind: 'name', name: '°' } };
  }
  function call(name: string): Expression {
    let raised: Expression | null = null;
    if (isNext('^', '**')) {
      at++;
      raised = atom();
    }
    let of = power();
    // The angle ends before the next function: sin 2θ cos θ.
    while (at < tokens.length && !endsProduct.has(next()) && !(next() in functions) && next() !== 'csc')
      of = { kind: 'times', left: of, right: power() };
    return { kind: 'call', name, power: raised, of };
  }
  function power(): Expression {
    const base = degrees();
    if (!isNext('^', '**')) return base;
    at++;
    return { kind: 'power', base, exponent: signed() };
  }
  function signed(): Expression {
    if (!isNext('-', '+')) return power();
    const isMinus = isNext('-');
    at++;
    const of = signed();
    return isMinus ? { kind: 'minus', of } : of;
  }
  function product(): Expression {
    let value = signed();
    while (at < tokens.length && !isNext('+', '-', ')', ':')) {
      const sign = next();
      if (sign === '/' || sign === '*' || sign === '×' || sign === '·') at++;
      // Two numbers without a sign between them: 2 3, 1.2.3.
      else if (endsProduct.has(sign) || (/^[\d.]/.test(sign) && /[\d.]$/.test(tokens[at - 1] ?? '')))
        throw new UnreadableError();
      const right = signed();
      value =
        sign === '/' ? { kind: 'over', top: value, bottom: right } : { kind: 'times', left: value, right };
    }
    return value;
  }
  function sum(): Expression {
    let value = product();
    while (isNext('+', '-')) {
      const sign = next() === '-' ? '-' : '+';
      at++;
      value = { kind: 'sum', left: value, sign, right: product() };
    }
    return value;
  }
  let whole = sum();
  if (isNext(':')) {
    at++;
    whole = { kind: 'over', top: whole, bottom: sum() };
  }
  if (at < tokens.length) throw new UnreadableError();
  return whole;
}

/** The value for these letters; NaN for a letter without value. */
export function numericValue(given: Expression, letters: Letters = new Map()): number {
  const of = (inside: Expression) => numericValue(inside, letters);
  switch (given.kind) {
    case 'number':
      return Number(given.text);
    case 'name':
      if (given.name === 'π') return Math.PI;
      return given.name === '°' ? Math.PI / 180 : (letters.get(given.name) ?? Number.NaN);
    case 'minus':
      return -of(given.of);
    case 'sum':
      return given.sign === '+' ? of(given.left) + of(given.right) : of(given.left) - of(given.right);
    case 'times':
      return of(given.left) * of(given.right);
    case 'over':
      return of(given.top) / of(given.bottom);
    case 'power':
      return of(given.base) ** of(given.exponent);
    case 'root':
      return Math.sqrt(of(given.of));
    case 'call':
      return (functions[given.name]?.(of(given.of)) ?? Number.NaN) ** (given.power ? of(given.power) : 1);
  }
}

/** The letters of an expression. */
export function lettersOf(given: Expression): string[] {
  switch (given.kind) {
    case 'number':
      return [];
    case 'name':
      return given.name === 'π' || given.name === '°' ? [] : [given.name];
    case 'minus':
    case 'root':
    case 'call':
      return lettersOf(given.of);
    case 'sum':
    case 'times':
      return [...lettersOf(given.left), ...lettersOf(given.right)];
    case 'over':
      return [...lettersOf(given.top), ...lettersOf(given.bottom)];
    case 'power':
      return [...lettersOf(given.base), ...lettersOf(given.exponent)];
  }
}
