import type { Expression } from '../typed/expression.ts';

/** A value and its derivatives by the letters, in their order. */
export type Dual = { value: number; by: number[] };

const degree = Math.PI / 180;
/** Value and derivative of a function of an angle in degrees, the only unit of Class 10. */
const functions: Record<string, (angle: number) => [value: number, slope: number]> = {
  sin: (angle) => [Math.sin(angle), Math.cos(angle)],
  cos: (angle) => [Math.cos(angle), -Math.sin(angle)],
  tan: (angle) => [Math.tan(angle), 1 / Math.cos(angle) ** 2],
  cot: (angle) => [1 / Math.tan(angle), -1 / Math.sin(angle) ** 2],
  sec: (angle) => [1 / Math.cos(angle), Math.sin(angle) / Math.cos(angle) ** 2],
  cosec: (angle) => [1 / Math.sin(angle), -Math.cos(angle) / Math.sin(angle) ** 2],
};

const joined = (one: Dual, other: Dual, value: number, ofOne: number, ofOther: number): Dual => ({
  value,
  by: one.by.map((slope, at) => slope * ofOne + (other.by[at] ?? 0) * ofOther),
});
const scaled = ({ by }: Dual, value: number, slope: number): Dual => ({
  value,
  by: by.map((each) => (each === 0 ? 0 : each * slope)),
});

function raised(base: Dual, exponent: Dual): Dual {
  const value = base.value ** exponent.value;
  if (exponent.by.every((slope) => slope === 0))
    return scaled(
      base,
      value,
      exponent.value === 0 ? 0 : exponent.value * base.value ** (exponent.value - 1),
    );
  return joined(
    base,
    exponent,
    value,
    exponent.value * base.value ** (exponent.value - 1),
    value * Math.log(base.value),
  );
}

/** The value of an expression at these letters, angles in degrees, with its derivatives; NaN where it has none. */
export function dualOf(given: Expression, letters: readonly string[], values: readonly number[]): Dual {
  const of = (inside: Expression): Dual => dualOf(inside, letters, values);
  const constant = (value: number): Dual => ({ value, by: letters.map(() => 0) });
  switch (given.kind) {
    case 'number':
      return constant(Number(given.text));
    case 'name': {
      if (given.name === 'π') return constant(Math.PI);
      if (given.name === '°') return constant(1);
      const at = letters.indexOf(given.name);
      return { value: values[at] ?? Number.NaN, by: letters.map((_, index) => (index === at ? 1 : 0)) };
    }
    case 'minus': {
      const inside = of(given.of);
      return scaled(inside, -inside.value, -1);
    }
    case 'sum': {
      const [left, right] = [of(given.left), of(given.right)];
      const sign = given.sign === '+' ? 1 : -1;
      return joined(left, right, left.value + sign * right.value, 1, sign);
    }
    case 'times': {
      const [left, right] = [of(given.left), of(given.right)];
      return joined(left, right, left.value * right.value, right.value, left.value);
    }
    case 'over': {
      const [top, bottom] = [of(given.top), of(given.bottom)];
      return joined(top, bottom, top.value / bottom.value, 1 / bottom.value, -top.value / bottom.value ** 2);
    }
    case 'power':
      return raised(of(given.base), of(given.exponent));
    case 'root': {
      const inside = of(given.of);
      const value = Math.sqrt(inside.value);
      return scaled(inside, value, 0.5 / value);
    }
    case 'call': {
      const angle = of(given.of);
      const [value, slope] = functions[given.name]?.(angle.value * degree) ?? [Number.NaN, 0];
      const called = scaled(angle, value, slope * degree);
      return given.power ? raised(called, of(given.power)) : called;
    }
  }
}

/** The letters inside angles of an expression. */
export function angleLetters(given: Expression, isAngle = false): string[] {
  switch (given.kind) {
    case 'number':
      return [];
    case 'name':
      return isAngle ? [given.name] : [];
    case 'minus':
    case 'root':
      return angleLetters(given.of, isAngle);
    case 'call':
      return angleLetters(given.of, true);
    case 'sum':
    case 'times':
      return [...angleLetters(given.left, isAngle), ...angleLetters(given.right, isAngle)];
    case 'over':
      return [...angleLetters(given.top, isAngle), ...angleLetters(given.bottom, isAngle)];
    case 'power':
      return [...angleLetters(given.base, isAngle), ...angleLetters(given.exponent, isAngle)];
  }
}
