const degrees = Math.PI / 180;
const hcf = (a: number, b: number): number => (b === 0 ? Math.abs(a) : hcf(b, a % b));

/** More than any Class 10 question factorises: a search of factors takes as long as the root of its number. */
const factorisedMax = 1e9;

/** @throws for a number whose factors would take too long to find */
export function factorised(value: number): number {
  if (Math.abs(value) > factorisedMax) throw new Error(`${value} is too large for a search of factors`);
  return value;
}

function isPrime(value: number): boolean {
  if (!Number.isInteger(factorised(value)) || value < 2) return false;
  for (let divisor = 2; divisor * divisor <= value; divisor++) if (value % divisor === 0) return false;
  return true;
}

/** Allowed functions; angles are in degrees, as in Class 10. */
export const functions: Record<string, (...values: number[]) => number> = {
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
  mod: (value = Number.NaN, divisor = Number.NaN) => value - divisor * Math.floor(value / divisor),
  abs: (value = Number.NaN) => Math.abs(value),
  whole: (value = Number.NaN) => Number(Math.abs(value - Math.round(value)) < 1e-9),
  prime: (value = Number.NaN) => Number(isPrime(value)),
};
