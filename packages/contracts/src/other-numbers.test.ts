import { expect, it } from 'vitest';
import { filled } from './other-numbers.formats.ts';
import { drawVariant, hasOtherNumbers } from './other-numbers.rules.ts';
import { allNumbers, otherNumbersIssue } from './other-numbers.template.ts';
import { questionsInput, withTexts } from './tests.ts';

const formula = (inside: string) => `$${inside}$`;
const otherNumbers = {
  own: { a: 12, b: 18 },
  numbers: { a: '4..40 by 2', b: '4..30, 45' },
  let: ['h = hcf(a, b)', 'm = a * b / h'],
  where: ['a < b', 'h > 1', 'mod(b, a) != 0'],
  question: 'The HCF of {{a}} and {{b}} is',
  right: '{{h}}',
  wrong: [
    { option: '{{m}}', slip: 'This is the LCM.' },
    { option: '{{a * b}}', slip: 'You multiplied {{a}} and {{b}}.' },
  ],
  explanation: formula('{{a}} = {{primes(a)}}'),
};
const given = {
  question: 'The HCF of 12 and 18 is',
  options: ['36', '6', '216'],
  correctAnswer: 1,
  explanation: 'Both are multiples of 6.',
  hint: 'Factorise both.',
  otherNumbers,
};
const [question] = questionsInput.parse([given]);
if (!question) throw new Error('no question');

it('a question with other numbers gives the same variant for the same seed, with its own key, slips and texts', () => {
  const drawn = drawVariant(question, 7);
  expect(drawVariant(question, 7)).toEqual(drawn);
  expect(drawVariant(question, 8)).not.toEqual(drawn);
  const [, a = 0, b = 0] = /HCF of (\d+) and (\d+) is/.exec(drawn?.question.question ?? '') ?? [];
  const right = Number(drawn?.question.options[drawn.question.correctAnswer]);
  expect([Number(a) % right, Number(b) % right]).toEqual([0, 0]);
  expect(drawn?.slips[drawn.question.correctAnswer]).toBeNull();
  expect(drawn?.slips.toSorted().slice(0, 2)).toEqual(['This is the LCM.', `You multiplied ${a} and ${b}.`]);
  expect(drawn?.question.explanation).toContain(`$${a} = `);
  expect(drawn?.question.hint).toBe('Factorise both.');
});

it('a question with other numbers draws every allowed set of numbers but its own', () => {
  const all = allNumbers(otherNumbers, 1000) ?? [];
  expect(all).toContainEqual({ a: 12, b: 18 });
  const drawn = new Set(
    Array.from({ length: 3000 }, (_, seed) => drawVariant(question, seed)?.question.question),
  );
  expect(drawn.size).toBe(all.length - 1);
  expect(drawn).not.toContain(question.question);
});

it('a question with other numbers draws other numbers where some of them cannot be calculated', () => {
  const numbers = { a: '12', b: '0, 18, 27' };
  const template = { ...otherNumbers, numbers, let: ['q = a / b', ...otherNumbers.let] };
  const seeds = Array.from({ length: 50 }, (_, seed) => seed);
  const drawn = seeds.map(
    (seed) => drawVariant({ ...question, otherNumbers: template }, seed)?.question.question,
  );
  expect(new Set(drawn)).toEqual(new Set(['The HCF of 12 and 27 is']));
});

it('a question with other numbers has none after an edit of its text, its options or its key', () => {
  expect(hasOtherNumbers(question)).toBe(true);
  const edits = [{ question: 'HCF of 12 and 18' }, { options: ['35', '6', '216'] }, { correctAnswer: 0 }];
  for (const edit of edits) expect(drawVariant({ ...question, ...edit }, 1)).toBeNull();
});

it('a question with other numbers is recognized by its own text in whatever language it is shown', () => {
  const { question: text, options } = question;
  const shown = { ...question, question: 'HCF kya hai?', original: { question: text, options } };
  expect(drawVariant(shown, 1)?.question.question).toContain('The HCF of');
});

it('a question with other numbers keeps its template when its figures are renamed', () => {
  expect(withTexts(question, (text) => `${text}!`).otherNumbers?.wrong[0]).toEqual({
    option: '{{m}}!',
    slip: 'This is the LCM.!',
  });
});

it.each([
  [{ right: '{{c}}' }, "'c' is not known in 'c'"],
  [{ right: '{{a / b}}' }, '0.6666666666666666 is not a whole number or a short decimal'],
  [{ let: ['hcf(a, b)'] }, "'hcf(a, b)' is not a result such as 'h = hcf(a, b)'"],
  [{ numbers: { a: '2..', b: '3' } }, "'2..' is not a number or a range"],
  [{ numbers: { a: '1..99999', b: '3' } }, "'1..99999' has more than 10000 values"],
  [{ numbers: { a: '1..9' } }, "'own' and 'numbers' don't name the same numbers"],
  [{ where: ['a > b'] }, "the question's own numbers don't fulfil the conditions"],
  [{ where: ['count(x: 1..99999, x = a) = 1'] }, "'count(x: 1..99999, x = a) = 1' takes too long on a phone"],
  [{ let: ['abs = a'] }, "'abs' can't be the name of a number"],
  [{ where: ['prime(10^15 + 37)'] }, '1000000000000037 is too large for a search of factors'],
  [{ right: '{{primes(10^15 + 37)}}' }, '1000000000000037 is too large for a search of factors'],
  [{ right: '{{surd(a, 10^15 + 37)}}' }, '1000000000000037 is too large for a search of factors'],
])('a question with other numbers is refused with %j', (change, reason) => {
  const template = { ...otherNumbers, ...change } as typeof otherNumbers;
  expect(otherNumbersIssue(template)).toBe(reason);
  const read = questionsInput.safeParse([{ ...given, otherNumbers: template }]);
  expect(read.error?.issues[0]).toMatchObject({
    path: [0, 'otherNumbers'],
    message: `The other numbers of question 1 don't work: ${reason}.`,
  });
});

it.each([
  ['{{a}} and {{-a}}', '3 and -3'],
  ['{{a / 8}}', '0.375'],
  ['{{number(a)}}, {{number(-a)}}', '3, $-3$'],
  ['{{ratio(6, a)}}, {{ratio(a, 6)}}, {{ratio(-a, 6)}}', '2, $\\frac{1}{2}$, $-\\frac{1}{2}$'],
  ['$x^2 {{term(b)}}x {{plus(-a)}}$', '$x^2 + x - 3$'],
  [formula('{{coef(-b)}}x {{term(-a)}}y'), '$-x - 3y$'],
  ['{{surd(a, 12)}}, {{surd(a, 3, 3)}}, {{surd(2, 9)}}', '6\\sqrt{3}, \\sqrt{3}, 6'],
  ['$\\frac{{{a}}}{{{b}}}$', '$\\frac{3}{1}$'],
  ['{{primes(504)}} and {{primes(97)}}', '2^3 \\times 3^2 \\times 7 and 97'],
  ['{{money(125000)}}', '₹1,25,000'],
])('a question with other numbers fills the gaps of %s', (text, shown) => {
  expect(
    filled(
      text,
      new Map([
        ['a', 3],
        ['b', 1],
      ]),
    ),
  ).toBe(shown);
});
