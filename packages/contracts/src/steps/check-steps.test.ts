import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSteps } from './check-steps.ts';

const statesOf = (solution: string, question?: string) =>
  checkSteps(solution, question).lines.map(({ state }) => state);
const wrongLine = (solution: string) => {
  const { lines, wrongAt } = checkSteps(solution);
  return wrongAt === null ? null : lines[wrongAt]?.text;
};

/** Right solutions as students type them: no line is wrong, and every line is read. */
const right: [what: string, solution: string][] = [
  [
    'splitting the middle term',
    '6x² - x - 15 = 0\n6x² - 10x + 9x - 15 = 0\n2x(3x - 5) + 3(3x - 5) = 0\n(3x-5)(2x+3) = 0\nx = 5/3 or x = -3/2',
  ],
  ['roots on lines of their own', 'x² - 5x + 6 = 0\n(x - 2)(x - 3) = 0\nx - 2 = 0\nx = 2\nx - 3 = 0\nx = 3'],
  ['roots with a comma and with and', 'x² - 5x = 0\nx(x - 5) = 0\nx = 0, 5\nx = 0 and x = 5'],
  ['the formula with ±', 'x^2 - 5x + 6 = 0\nx = (5 ± √(25 - 24))/2\nx = (5 ± 1)/2\nx = 3 or x = 2'],
  ['an equal root', '(x-3)^2 = 0\n=> x = 3'],
  [
    'fractions',
    '1/(x-2) - 1/(x+3) = 5/6\n5/((x-2)(x+3)) = 5/6\n(x-2)(x+3) = 6\nx^2 + x - 12 = 0\nx = -4, x = 3',
  ],
  [
    'a pair by substitution',
    '2x + y = 12 ...(1)\nx = 3y - 1 ...(2)\nFrom (1) and (2): 2(3y-1) + y = 12\n7y = 14, so y = 2\nx = 3*2 - 1 = 5',
  ],
  [
    'a pair from a story',
    'Let the numbers be x and y\nx + y = 27\nxy = 182\nx(27 - x) = 182\nx² - 27x + 182 = 0\n(x-13)(x-14) = 0\nx = 13, y = 14 or x = 14, y = 13',
  ],
  ['surds', '√12 + √27\n= 2√3 + 3√3\n= 5√3'],
  ['polynomials', '(x+3)² - (x-3)²\n= x²+6x+9-x²+6x-9\n= 12x'],
  ['values of angles, without °', 'sin 30 + cos 60\n= 1/2 + 1/2\n= 1'],
  [
    'an identity',
    'LHS = tan A + cot A\n= sin A/cos A + cos A/sin A\n= (sin²A + cos²A)/(sin A cos A)\n= 1/(sin A cos A)\n= sec A cosec A\n= RHS',
  ],
  ['an angle', 'sin 3A = cos(A - 10°)\nsin 3A = sin(90° - (A - 10°))\n3A = 100° - A\n4A = 100\nA = 25'],
  [
    'a value that others exclude',
    's = sin θ\n2s² + 3s - 2 = 0\n(2s - 1)(s + 2) = 0\ns = 1/2 or s = -2\nsin θ = 1/2\nθ = 30°',
  ],
  ['the nth term', 'a = 7, d = 4, n = 18\na₁₈ = a + 17d\n= 7 + 17 × 4\n= 7 + 68 = 75'],
  ['a formula with values put in', 'D = b² - 4ac\n= 36 - 4 × 2 × 1\n= 28 > 0'],
  ['rounded roots and π', 'h = 15√3 = 15 × 1.73\n= 25.95 m\nArea = π × 7²\n= 154 cm²'],
  ['units that are converted', 'Mass = 3,927 × 8 = 31,416 g = 31.416 kg'],
  [
    'words, reasons and numbers of lines',
    '1) x + 3 = 7 (given)\n2) x = 7 - 3 (taking 3 across)\nTherefore, x = 4 years.',
  ],
  ['lengths', 'PQ² = 16 + 4 = 20\nQR² = 4 + 16 = 20\nPQ = QR'],
  ['lines of Hindi', 'मान लो x = 4y\nx + y = 20\nइसलिए 5y = 20\ny = 4 और x = 16'],
  ['two parts with the same letter', '(i) x² = 9\nx = 3 or x = -3\n\n(ii) x² = 16\nx = 4 or x = -4'],
  ['a phone capital', 'X + 3 = 7\nX = 4\n2x = 8'],
];

/** Solutions with one slip, and its line. */
const slips: [what: string, solution: string, line: string][] = [
  ['a sign', '6x² - x - 15 = 0\n(3x-5)(2x+3) = 0\nx = 5/3 or x = 3/2', 'x = 5/3 or x = 3/2'],
  ['a bracket', '2(x + 3) = 14\n2x + 3 = 14\n2x = 11', '2x + 3 = 14'],
  ['a pair', '2x + y = 12\nx = 3y - 1\n2(3y-1) + y = 12\n6y - 1 + y = 12\n7y = 13', '6y - 1 + y = 12'],
  ['a sum', 'S = 81/2 (110 + 990)\n= 81 × 550\n= 44450', '= 44450'],
  ['a surd', '√12 + √27\n= 2√3 + 9√3\n= 11√3', '= 2√3 + 9√3'],
  ['a square', '(x+3)² - (x-3)²\n= x²+6x+9-x²+6x+9\n= 12x + 18', '= x²+6x+9-x²+6x+9'],
  ['the value of an angle', 'tan 60° + 1\n= 1/√3 + 1', '= 1/√3 + 1'],
  ['an equal root', '(x-3)² = 0\nx = -3', 'x = -3'],
  ['a product that is not zero', '(x-2)(x-3) = 6\nx - 2 = 6 or x - 3 = 6', 'x - 2 = 6 or x - 3 = 6'],
  ['a sum in the middle of a line', 'x = (5 + 1)/2 = 4', 'x = (5 + 1)/2 = 4'],
];

describe('the check of steps', () => {
  it.each(right)('the check of steps accepts %s', (_, solution) => {
    const states = statesOf(solution);
    expect(states).not.toContain('wrong');
    expect(states).not.toContain('unread');
    expect(states).not.toContain('unchecked');
  });

  it.each(slips)('the check of steps names the line with a slip in %s', (_, solution, line) => {
    expect(wrongLine(solution)).toBe(line);
  });

  it('the check of steps does not check the lines after a slip', () => {
    expect(statesOf('x = 2\nx = 3\nx = 2')).toEqual(['start', 'new', 'new']);
    expect(statesOf('2x = 4\n2x = 6\nx = 3')).toEqual(['start', 'wrong', 'unchecked']);
  });

  it('the check of steps names a solution that a line loses, unless a later line has it', () => {
    expect(checkSteps('x² = 5x\nx = 5').lines[1]).toMatchObject({ state: 'follows', lost: 'x = 0' });
    expect(checkSteps('x² = 5x\nx = 5\nx = 0').lines.some(({ lost }) => lost)).toBe(false);
  });

  it.each([
    ['x2 + 5x = 0\nx = 9', 'x2'],
    ['x + 3 = seven\nx = 9', 'seven'],
    ['2x + = 7\nx = 9', '2x +'],
    ['x = 54π/4.5π = 12', '54π/4.5π'],
  ])(
    'the check of steps says which part of %j it cannot read, and calls no later line wrong',
    (solution, part) => {
      const [first, ...others] = checkSteps(solution).lines;
      expect(first).toMatchObject({ state: 'unread', part });
      expect(others.map(({ state }) => state)).not.toContain('wrong');
    },
  );

  it('the check of steps compares with the equations of the question', () => {
    const question = 'Solve $2x + y = 12$ and $x = 3y - 1$.';
    expect(statesOf('2(3y - 1) + y = 12\n7y = 14', question)).toEqual(['follows', 'follows']);
    expect(statesOf('2(3y - 1) - y = 12', question)).toEqual(['new']);
  });

  it('the check of steps calls an equation that may come from the question new, not wrong', () => {
    expect(statesOf('x + y = 27\nxy = 182')).toEqual(['start', 'new']);
    expect(statesOf('x² + 8x + 15 = 0\nx² + 8x + k = 0\n64 - 4k = 0\nk = 16')).not.toContain('wrong');
  });

  it('the check of steps reads any text without failing', () => {
    const signs = fc.constantFrom(
      ...'xyaS0123456789+-=×/^()√π°±,.:;<> \nsinorand½²₁≈⇒₹%'.split(''),
      'so ',
      'sin ',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 40 }), (text) => {
        const { lines } = checkSteps(text.join(''));
        expect(lines).toHaveLength(text.join('').split('\n').length);
      }),
      { numRuns: 300 },
    );
  });
});

const digit = fc.integer({ min: -9, max: 9 });
const nonZero = digit.filter((value) => value !== 0);
const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);
/** a·x² + b·x + c with the signs as written. */
const quadratic = (a: number, b: number, c: number) => `${a}x² ${signed(b)}x ${signed(c)}`;

/** A quadratic with the roots p/a and q, in equivalent lines. */
const quadraticSteps = fc
  .record({
    a: fc.integer({ min: 1, max: 6 }),
    p: nonZero,
    q: nonZero,
    times: fc.integer({ min: 2, max: 5 }),
  })
  .map(({ a, p, q, times }) => {
    const [b, c] = [-(a * q + p), p * q];
    return [
      `${quadratic(a, b, c)} = 0`,
      `${quadratic(times * a, times * b, times * c)} = 0`,
      `${a}x² ${signed(-a * q)}x ${signed(-p)}x ${signed(c)} = 0`,
      `${a}x² ${signed(b)}x = ${-c}`,
      `${a}x(x ${signed(-q)}) ${signed(-p)}(x ${signed(-q)}) = 0`,
      `(${a}x ${signed(-p)})(x ${signed(-q)}) = 0`,
      `x = ${p}/${a} or x = ${q}`,
    ];
  });

/** A pair of linear equations with the solution (x, y), in equivalent lines. */
const pairSteps = fc
  .record({ x: digit, y: digit, a: nonZero, b: nonZero, d: nonZero })
  .map(({ x, y, a, b, d }) => [
    `${a}x ${signed(b)}y = ${a * x + b * y}`,
    `x ${signed(d)}y = ${x + d * y}`,
    `x = ${x + d * y} ${signed(-d)}y`,
    `${a}(${x + d * y} ${signed(-d)}y) ${signed(b)}y = ${a * x + b * y}`,
    `${a * (x + d * y)} ${signed(-a * d)}y ${signed(b)}y = ${a * x + b * y}`,
    `${b - a * d}y = ${(b - a * d) * y}`,
    ...(b === a * d ? [] : [`y = ${y}`, `x = ${x}`]),
  ]);

/** Sums of surds in equal lines. */
const surdSteps = fc
  .record({
    p: fc.integer({ min: 2, max: 9 }),
    q: fc.integer({ min: 2, max: 9 }),
    root: fc.constantFrom(2, 3, 5, 7),
  })
  .map(({ p, q, root }) => [
    `√${p * p * root} + √${q * q * root}`,
    `= ${p}√${root} + ${q}√${root}`,
    `= (${p} + ${q})√${root}`,
    `= ${p + q}√${root}`,
  ]);

/** The last number of a line, changed. */
const withSlip = (line: string, by: number): string =>
  line.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + by));

describe('random solutions', () => checksSteps(30));
describe('hundreds of random solutions', { tags: ['nightly'] }, () => checksSteps(150));

function checksSteps(numRuns: number) {
  it.each([
    ['quadratic equations', quadraticSteps],
    ['pairs of linear equations', pairSteps],
    ['surds', surdSteps],
  ])('the check of steps accepts equivalent lines of %s', (_, steps) => {
    fc.assert(
      fc.property(steps, (lines) => {
        const states = statesOf(lines.join('\n'));
        expect(states.filter((state) => state !== 'start' && state !== 'follows' && state !== 'new')).toEqual(
          [],
        );
      }),
      { numRuns },
    );
  });

  it.each([
    ['quadratic equations', quadraticSteps, 1],
    ['pairs of linear equations', pairSteps, 3],
    ['surds', surdSteps, 1],
  ])('the check of steps names the line of a slip in %s', (_, steps, from) => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.integer({ min: 1, max: 3 }), (lines, pick, by) => {
        const at = from + (pick % (lines.length - from));
        const slipped = lines.map((line, index) => (index === at ? withSlip(line, by) : line));
        const right = lines[at] ?? '';
        const wrong = slipped[at] ?? '';
        // A slip on the right side of `0 = 0` or `0x = 0` changes nothing that can be checked.
        fc.pre(wrong !== right && !/(?<!\d)0[xy]/.test(`${right} ${wrong}`));
        const { lines: checked, wrongAt } = checkSteps(slipped.slice(0, at + 1).join('\n'));
        // With two equal roots, the check reports a lost root in place of the wrong line.
        if (checked[at]?.lost === undefined) expect([checked[at]?.text, wrongAt]).toEqual([wrong, at]);
      }),
      { numRuns },
    );
  });
}
