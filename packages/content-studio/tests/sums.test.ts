import { libraryFolder } from '@repo/content/read-library';
import { expect, it } from 'vitest';
import { placedTexts, readSources } from '#src/sources.ts';
import { linksIn, linkText, sumFaults } from '#src/sums.ts';
import { wrongOnPurpose } from '#src/wrong-on-purpose.ts';

const file = 'mathematics/05-arithmetic-progressions/topics/01-own.md';
const textsOf = (text: string) => placedTexts(file, `---\nname: Own\ndescription: Own.\n---\n${text}\n`);
const faults = (text: string) => sumFaults('mathematics-arithmetic-progressions', textsOf(text));
const count = (text: string) => linksIn(textsOf(text)).length;

it.each([
  ['$\\frac{13}{2} \\times 750 = 4885$', 'a fraction'],
  ['So $3 + 4 = 8$ cm.', 'behind a word'],
  ['She pays 12 × ₹2,500 = ₹31,000.', 'outside of formulas, with Indian commas'],
  ['$12{,}000 - 500 = 11{,}600$', 'commas of a formula'],
  ['$S = 6 \\times 9500 = 57{,}100$, so much.', 'the end of a chain'],
  ['$\\sqrt{3^2 + 4^2} = 6$', 'a root'],
  ['$2\\sin 30^\\circ = 2$', 'an angle in degrees'],
  ['$\\sin^2 30^\\circ + \\cos^2 30^\\circ = 2$', 'a power of a ratio'],
  ['$\\frac{2}{3} \\approx 0.69$', 'rounded wrongly'],
  ['$45\\sqrt{3} = 78.85$ m', 'a root as a decimal'],
  ['$2\\frac{1}{2} + 1 = 4$', 'a mixed number'],
  ['$\\frac{22}{7} \\times 7^2 = 155$', 'a power'],
  ['$\\text{HCF}(12, 18) = 9$', 'a highest common factor'],
  ['$3.6 × 10⁶ / 2 = 1.9 × 10⁶$', 'raised digits'],
  ['$\\frac{20}{80} \\times 100 = 35\\%$', 'percent'],
  ['$$\n5 + 6\n= 12\n$$', 'a formula of several lines'],
])('the check of sums in a text reports the false sum %s (%s)', (text) =>
  expect(faults(text)).toHaveLength(1),
);

it.each([
  '$\\frac{13}{2} \\times 750 = 4875$',
  'So $3 + 4 = 7$ cm.',
  'She pays 12 × ₹2,500 = ₹30,000.',
  '$\\frac{2}{3} = 0.67$ and $\\frac{2}{3} \\approx 0.66$',
  '$45\\sqrt{3} = 77.94$ m, with $\\sqrt{3} = 1.73$ it is $45\\sqrt{3} = 77.85$ m',
  '$2\\frac{1}{2} + 1 = 3.5$',
  '$\\pi \\times 7^2 = 154$',
  '$\\frac{20}{80} \\times 100 = 25\\%$ and $\\frac{20}{80} = 25\\%$',
  '$48\\pi \\div \\frac{4}{3}\\pi = 36$',
  '$80 - 50 = 30$ lakh',
])('the check of sums in a text accepts the true sum %s', (text) => {
  expect(faults(text)).toEqual([]);
  expect(count(text)).toBeGreaterThan(0);
});

it.each([
  '$x = 3$ and $y = 4$',
  '$2x + 3 = 7$, so $x = 2$ or $x = 5$',
  '$50 - 8A = 0$',
  'With $4 = 9$ there is no solution; $5 \\ne 6 - 2$.',
  '60% of 2,000 = 1,200',
  '$20$ cm $= 0.2$ m and 1 kWh = 3.6 MJ',
  '$P(2, 3) = 5$, $3 : 4 = 6 : 8$',
  '52 = 26 red + 26 black',
  '$a_1 = 3 - d = 5$',
])('the check of sums in a text ignores %s, which is no sum', (text) => expect(count(text)).toBe(0));

it('the check of sums in a text reports the line of a false sum', () => {
  expect(faults('One.\n\nTwo: $3 + 4 = 8$.')).toEqual([
    { chapter: 'mathematics-arithmetic-progressions', place: `${file}:7`, fault: '3 + 4 is not 8' },
  ]);
});

it('the check of sums in the library evaluates more than 1,500 sums, and every sum listed as wrong on purpose still exists', async () => {
  const sources = await readSources(libraryFolder);
  const links = [...sources].map(([chapter, texts]) => [chapter, linksIn(texts)] as const);
  const all = (start: string) =>
    links.filter(([chapter]) => chapter.startsWith(start)).flatMap(([, found]) => found);
  expect(all('').length).toBeGreaterThan(1500);
  expect(all('mathematics').length).toBeGreaterThan(1200);
  expect(all('physics').length).toBeGreaterThan(150);
  for (const [chapter, wrong] of Object.entries(wrongOnPurpose))
    for (const text of wrong) expect(all(chapter).map(linkText)).toContain(text);
});

it('the check of sums in the library reports a fault when one number of a chapter is changed', async () => {
  const texts = (await readSources(libraryFolder)).get('mathematics-arithmetic-progressions') ?? [];
  const changed = texts.map((each) => ({ ...each, text: each.text.replaceAll('4{,}875', '4{,}885') }));
  const before = sumFaults('mathematics-arithmetic-progressions', texts).length;
  expect(sumFaults('mathematics-arithmetic-progressions', changed).length).toBeGreaterThan(before);
});
