import { evaluate } from '@repo/contracts/evaluate';
import { expect, it } from 'vitest';
import { checkChapterAmounts, checkPageLength, checkSpread } from '#src/check-amounts.ts';
import { answerError } from '#src/check-answer.ts';
import { checkDrawing } from '#src/check-drawing.ts';
import { checkEquations, equationError } from '#src/check-equations.ts';
import { optionNumbers } from '#src/option-numbers.ts';
import { starterLibrary } from '#src/testing/starter-library.ts';

it.each([
  '2Al(OH)3 + 3H2SO4 -> Al2(SO4)3 + 6H2O',
  'CaSO4.2H2O ->[\\text{373 K}] CaSO4.1/2H2O + 3/2H2O',
  'CuSO4*5H2O -> CuSO4 + 5H2O',
  'Cu -> Cu^2+ + 2e-',
  'Zn(s) + Cu^{2+}(aq) -> Zn^{2+}(aq) + Cu(s)',
  'CH#CH + 2H2 ->[\\text{Ni}][\\text{heat}] CH3-CH3',
  'CH3COOH + CH3CH2OH <=>[\\text{acid}] CH3COOCH2CH3 + H2O',
  'CH3CH2OH + 2[O] -> CH3COOH + H2O',
  '4Fe(CN)3 = 4Fe + 12CN',
  'Na2CO3 + 2HCl -> 2NaCl + H2O + CO2 ^',
  'AgNO3 + NaCl -> AgCl v + NaNO3',
])('the check of chemical equations accepts the balanced equation %s', (content) =>
  expect(equationError(content)).toBeNull(),
);

it.each([
  ['H2 + O2 -> H2O', 'does not balance: O 2 on the left, 1 on the right'],
  ['Fe + Cu^2+ -> Fe^3+ + Cu', 'does not balance: charge 2 on the left, 3 on the right'],
  ['Al2(SO4)3 -> 2Al + SO4', 'does not balance: S 3 on the left, 1 on the right'],
  ['Zq + O2 -> ZqO2', "cannot be counted: 'Zq' in 'Zq' is no element"],
  ['\\text{acid} + \\text{base} -> \\text{salt}', 'cannot be counted'],
  ['Ca(OH2 + CO2 -> CaCO3', "cannot be counted: a bracket stays open in 'Ca(OH2'"],
])('the check of chemical equations reports the equation %s', (content, reason) =>
  expect(equationError(content)).toContain(reason),
);

it('the check of chemical equations accepts a structural formula with double bonds, which is no equation', () => {
  expect(equationError('O=C=O')).toBeNull();
  expect(equationError('C_nH_{2n}')).toBeNull();
});

it('the check of chemical equations reports the file and the line', () => {
  expect(() => checkEquations('a.md', 'One.\n\n$$\\ce{Mg + O2 -> MgO}$$', 7)).toThrow(
    "a.md:9: the equation 'Mg + O2 -> MgO' does not balance",
  );
});

it('the check of a numeric answer evaluates arithmetic as Class 10 writes it', () => {
  expect(evaluate('-2^2 + 3 * (4 - 1) / 9')).toBeCloseTo(-3);
  expect(evaluate('2 sin(30) + 10 sqrt(3)^2')).toBeCloseTo(31);
  expect(evaluate('2^3^2 - lcm(4, 6) * hcf(12, 18)')).toBe(440);
  for (const wrong of ['1 +', '(2', 'process', '1 / 0', '3; 4', 'sqrt', ''])
    expect(() => evaluate(wrong), wrong).toThrow();
});

it('the check of a numeric answer can count outcomes and solve an equation', () => {
  expect(evaluate('count(a: 1..6, b: 1..6, a + b = 5) / count(a: 1..6, b: 1..6, 1 = 1)')).toBeCloseTo(1 / 9);
  expect(evaluate('count(n: 1..30, prime(n) and n > 10 or mod(n, 15) = 0)')).toBe(8);
  expect(evaluate('count(n: 5..104, sqrt(n) = round(sqrt(n)))')).toBe(8);
  expect(evaluate('solve(x: 0..50, 3x - 4 = x + 20)')).toBeCloseTo(12, 9);
  expect(evaluate('solve(x: 1..50, 12 / x + 1 = 4) + 1')).toBeCloseTo(5, 9);
  for (const wrong of [
    'count(a: 1..6)',
    'count(a: 6..1, a = 2)',
    'count(a: 1..999, b: 1..999, a = b)',
    'solve(x: 0..9, x^2 - 5x + 6 = 0)',
    'solve(x: 0..9, 1 / (x - 4.1) = 0)',
    'x + 1',
  ])
    expect(() => evaluate(wrong), wrong).toThrow();
});

it.each([
  ['₹1,50,000 in all', [150000]],
  ['$-\\frac{5}{2}$ and $10\\sqrt{3}$ m', [-2.5, 10 * Math.sqrt(3)]],
  ['$18\\frac{1}{3}$', [55 / 3]],
  ['$\\frac{1}{\\sqrt{2}}$', [Math.SQRT1_2]],
  ['$3 \\times 10^8$ m/s', [3e8]],
  ['20-30', [20, 30]],
  ['$30^\\circ$', [30]],
  ['4 and $-7$', [4, -7]],
  ['$\\frac{R}{4}$ of $\\ce{CO2}$', [4]],
])('the check of a numeric answer reads the numbers of the option %s', (option, values) => {
  const shown = optionNumbers(option).numbers.map((number) => number.value);
  for (const [at, value] of values.entries()) expect(shown[at]).toBeCloseTo(value, 6);
  expect(shown).toHaveLength(values.length);
});

it('the check of a numeric answer accepts an option only within its shown digits', () => {
  expect(answerError(['4 / 3'], ['1.25', '1.33'], 1)).toBeNull();
  expect(answerError(['4 / 3'], ['1.25', '1.34'], 1)).toContain('the check gives 1.3333333');
  expect(answerError(['4 / 3'], ['2', '1'], 1)).toContain("the right option says '1'");
});

it('the check of a numeric answer reports a wrong option with the same value, unless its words differ', () => {
  expect(answerError(['1 / 2'], ['0.5 m', '$\\frac{1}{2}$ m'], 1)).toContain("wrong option '0.5 m'");
  expect(answerError(['60'], ['60 cm behind', '60 cm in front'], 1)).toBeNull();
});

it('the check of a numeric answer may be left out with a reason', () => {
  expect(answerError(['none: read off the figure'], ['1', '2'], 1)).toBeNull();
  for (const wrong of ['none', 'none:', 'none: so'])
    expect(answerError([wrong], ['1', '2'], 1)).toContain("a check 'none' has its reason");
});

it('the check of a numeric answer removes the field check from the questions it returns', async () => {
  const { subjects } = await starterLibrary();
  for (const chapter of subjects.flatMap((subject) => subject.chapters))
    for (const question of chapter.tests.flatMap((test) => test.questions))
      expect(question).not.toHaveProperty('check');
});

it.each([
  ['<svg viewBox="0 0 10 10"><g></svg>', 'no XML'],
  ['<svg width="10"/>', 'no viewBox'],
  ['<svg viewBox="0 0 10 10"><script>1</script></svg>', 'a script or a link'],
  ['<svg viewBox="0 0 10 10"><rect onclick="a()"/></svg>', 'a script or a link'],
  ['<svg viewBox="0 0 10 10"><use xlink:href="b"/></svg>', 'a script or a link'],
])('the check of a drawing reports the fault in %s', (text, reason) =>
  expect(() => checkDrawing('a.svg', text)).toThrow(reason),
);

it('the checks of amounts in a chapter report a page that is too short or too long, without counting formulas', () => {
  const page = (count: number) => `${'word '.repeat(count)} $a + b + c$`;
  expect(() => checkPageLength('a.md', page(120), 5)).not.toThrow();
  expect(() => checkPageLength('a.md', page(119), 5)).toThrow('a.md:5: a page has 119 words');
  expect(() => checkPageLength('a.md', page(331), 5)).toThrow('a page has 331 words');
});

it('the checks of amounts in a chapter report right answers that crowd on one option or never use one', () => {
  const test = (answers: number[]) =>
    answers.map((correctAnswer) => ({ options: ['a', 'b', 'c', 'd'], correctAnswer }));
  expect(() => checkSpread('t', test([0, 1, 2, 3, 0, 1, 2, 3, 0, 1]))).not.toThrow();
  expect(() => checkSpread('t', test([0, 0, 0, 0, 0, 1, 2, 3, 2, 1]))).toThrow('crowd on one option');
  expect(() => checkSpread('t', test([0, 1, 2, 0, 1, 2, 0, 1, 2, 0]))).toThrow('never right');
});

it('the checks of amounts in a chapter spread the keys of assertion-reason questions separately, because their options are fixed', () => {
  const statements = { assertion: 'A', reason: 'R' };
  const mixed = (ofStatements: number[]) => [
    ...[0, 1, 2, 3, 0, 1, 2, 3].map((correctAnswer) => ({ options: ['a', 'b', 'c', 'd'], correctAnswer })),
    ...ofStatements.map((correctAnswer) => ({ options: ['a', 'b', 'c', 'd'], correctAnswer, statements })),
  ];
  expect(() => checkSpread('t', mixed([0, 1, 2, 0, 1]))).not.toThrow();
  expect(() => checkSpread('t', mixed([0, 0, 0, 1, 2]))).toThrow('crowd on one option: 3, 1, 1, 0');
});

it('the checks of amounts in a chapter report each kind of content of which there is too little or too much', async () => {
  const chapter = (await starterLibrary()).subjects[0]?.chapters[0];
  if (!chapter) throw new Error('the library is empty');
  const { topics, flashcards, memes, tests, mindmaps, summaries, written } = chapter;
  const [first, second, board] = tests;
  if (!first || !second || !board) throw new Error('a test is missing');
  const withBoard = (questions: typeof board.questions) => ({
    tests: [first, second, { ...board, questions }],
  });
  const wrong = [
    { topics: topics.slice(0, 3) },
    { flashcards: flashcards.slice(0, 24) },
    { flashcards: flashcards.map((card) => ({ ...card, difficulty: 'easy' as const })) },
    { memes: memes.slice(1) },
    { tests: tests.slice(1) },
    { tests: [...tests, { ...second, questions: second.questions.slice(0, 7) }] },
    withBoard(board.questions.slice(0, 11)),
    withBoard(board.questions.filter((question) => !question.statements)),
    withBoard([...board.questions.filter((question) => !question.case), ...second.questions]),
    ...[1, 2, 3, 4, 5].map((marks) => ({ written: written.filter((each) => each.marks !== marks) })),
    { mindmaps: mindmaps.map((map) => ({ ...map, root: { text: 'alone' } })) },
    { mindmaps: [] },
    { summaries: summaries.map((each) => ({ ...each, pages: each.pages.slice(0, 1) })) },
    { summaries: [] },
  ];
  for (const change of wrong)
    expect(() => checkChapterAmounts('c', { ...chapter, ...change })).toThrow('there should be');
});

it('the checks of amounts in a chapter allow more questions, memes and cards, and a mind map of up to forty nodes', async () => {
  const chapter = (await starterLibrary()).subjects[0]?.chapters[0];
  const [meme, question, map] = [chapter?.memes[0], chapter?.tests[0]?.questions[0], chapter?.mindmaps[0]];
  if (!chapter || !meme || !question || !map) throw new Error('the library is empty');
  const withNodes = (count: number) => ({
    mindmaps: [
      { ...map, root: { text: 'a', children: Array.from({ length: count - 1 }, () => ({ text: 'b' })) } },
    ],
  });
  const grown = {
    memes: [...chapter.memes, meme],
    flashcards: chapter.flashcards.concat(chapter.flashcards),
    tests: chapter.tests.map((test) => ({ ...test, questions: [...test.questions, question] })),
  };
  expect(() => checkChapterAmounts('c', { ...chapter, ...grown, ...withNodes(40) })).not.toThrow();
  for (const count of [14, 41])
    expect(() => checkChapterAmounts('c', { ...chapter, ...withNodes(count) })).toThrow(
      `${count} nodes; there should be 15 to 40`,
    );
  const [first, second, ...more] = chapter.tests;
  if (!first || !second) throw new Error('a test is missing');
  const shorter = (test: typeof first) => ({ ...test, questions: test.questions.slice(1) });
  for (const tests of [
    [shorter(first), second, ...more],
    [first, shorter(second), ...more],
  ])
    expect(() => checkChapterAmounts('c', { ...chapter, tests })).toThrow('or more');
});

it('the checks of amounts in a chapter expect thirty-one chapters in five subjects', async () => {
  const { subjects } = await starterLibrary();
  expect(subjects.map(({ chapters }) => chapters.length)).toEqual([5, 4, 4, 14, 4]);
});
