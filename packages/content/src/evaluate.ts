const degrees = Math.PI / 180;
const hcf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : hcf(b, a % b));

/** What an expression may call; angles are in degrees, as Class 10 writes them. */
const functions: Record<string, (...values: number[]) => number> = {
  sqrt: (value = Number.NaN) => Math.sqrt(value),
  sin: (angle = Number.NaN) => Math.sin(angle * degrees),
  cos: (angle = Number.NaN) => Math.cos(angle * degrees),
  tan: (angle = Number.NaN) => Math.tan(angle * degrees),
  asin: (value = Number.NaN) => Math.asin(value) / degrees,
  acos: (value = Number.NaN) => Math.acos(value) / degrees,
  round: (value = Number.NaN) => Math.round(value),
  atan: (value = Number.NaN) => Math.atan(value) / degrees,
  hcf: (...values) => values.reduce(hcf),
  lcm: (...values) => values.reduce((a, b) => (a * b) / hcf(a, b)),
};

const token = /\s*(\d+(?:\.\d+)?|\.\d+|[a-z]+|[-+*/^(),])/y;

function split(expression: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (expression.slice(token.lastIndex).trim() !== '') {
    const at = token.lastIndex;
    const found = token.exec(expression)?.[1];
    if (found === undefined) throw new Error(`'${expression.slice(at, at + 8)}' is not arithmetic`);
    tokens.push(found);
  }
  return tokens;
}

/**
 * Works out an arithmetic expression: numbers, `+ - * / ^ ( )`, pi, and sqrt, sin, cos, tan, asin, acos, atan
 * (degrees), hcf, lcm, round. Two values side by side are multiplied: `10 sqrt(3)`.
 * @throws Error for anything else, and where the value is not a finite number
 */
export function evaluate(expression: string): number {
  const tokens = split(expression);
  let at = 0;
  const take = (wanted: string) => {
    if (tokens[at] !== wanted) throw new Error(`'${wanted}' expected in '${expression}'`);
    at++;
  };
  const list = (): number[] => {
    take('(');
    const values = [sum()];
    while (tokens[at] === ',') {
      at++;
      values.push(sum());
    }
    take(')');
    return values;
  };
  const atom = (): number => {
    const next = tokens[at] ?? '';
    if (next === '(') {
      const values = list();
      if (values.length > 1) throw new Error(`a ',' too many in '${expression}'`);
      return values[0] ?? Number.NaN;
    }
    at++;
    if (/^[\d.]/.test(next)) return Number(next);
    if (next === 'pi') return Math.PI;
    const call = Object.hasOwn(functions, next) ? functions[next] : undefined;
    if (!call) throw new Error(`'${next}' is not known in '${expression}'`);
    return call(...list());
  };
  const power = (): number => {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at++;
    return base ** signed();
  };
  const signed = (): number => {
    if (tokens[at] !== '-' && tokens[at] !== '+') return power();
    const sign = tokens[at] === '-' ? -1 : 1;
    at++;
    return sign * signed();
  };
  const product = (): number => {
    let value = signed();
    for (let next = tokens[at]; next !== undefined && /^[^-+),^]/.test(next); next = tokens[at]) {
      if (next === '*' || next === '/') at++;
      value = next === '/' ? value / signed() : value * signed();
    }
    return value;
  };
  function sum(): number {
    let value = product();
    for (let next = tokens[at]; next === '+' || next === '-'; next = tokens[at]) {
      at++;
      value = next === '+' ? value + product() : value - product();
    }
    return value;
  }
  const value = sum();
  if (at < tokens.length) throw new Error(`'${tokens[at]}' is left over in '${expression}'`);
  if (!Number.isFinite(value)) throw new Error(`'${expression}' has no value`);
  return value;
}
