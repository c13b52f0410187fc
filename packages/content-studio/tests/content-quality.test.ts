import type { LibraryChapter } from '@repo/contracts/library';
import { describe, expect, it } from 'vitest';
import { onlyRepeats } from '#src/explanations.ts';
import { sentencesOf, textsIn } from '#src/prose.ts';
import { readingFaults, readingLevel } from '#src/reading-level.ts';
import { openSpeller, unknownWords } from '#src/spelling.ts';
import { repeatedExamples, repeats, workedExamples } from '#src/worked-examples.ts';
import { chapterOf, question, testOf } from './chapter-parts.ts';

describe('a worked example in the notes', () => {
  const page =
    'An idea with 143 g.\n\n**Worked example 2**\n\nHow much water is there in 143 g of washing soda, of which 286 g hold 180 g of water?\n\n90 g.\n\n**A common mistake**\n\nTo take 106 g.';
  const [example = ''] = workedExamples(page);

  it('a worked example in the notes is found from its heading to the next one', () => {
    expect(workedExamples(page)).toHaveLength(1);
    expect(example).toContain('286 g');
    expect(example).not.toContain('106 g');
  });

  it('a worked example in the notes counts as repeated by a question with its numbers and words, but not with other numbers', () => {
    expect(
      repeats('How much water is there in 143 g of washing soda, if 286 g hold 180 g of water?', example),
    ).toBe(true);
    expect(
      repeats('How much water is there in 71.5 g of washing soda, if 286 g hold 180 g of water?', example),
    ).toBe(false);
    expect(repeats('A lamp of 143 W burns for 286 h and costs ₹180. What is its power?', example)).toBe(
      false,
    );
  });
});

describe('a worked example with one striking number', () => {
  const page =
    '**Worked example.** What mass of water is there in 143 g of washing soda? (Na 23, C 12.) It is 90 g.\n\n**A common mistake**';
  const again = 'How much water is there in 143 g of washing soda, $\\ce{Na2CO3.10H2O}$?';
  const topics = [{ id: 't', name: 'T', description: '', pages: [page] }];
  const found = (fields: Partial<LibraryChapter>) => repeatedExamples(chapterOf({ topics, ...fields }));

  it('a worked example with one striking number counts as repeated by the same words with that number, but not with a small number or other words', () => {
    const [example = ''] = workedExamples(page);
    expect(repeats(again, example)).toBe(true);
    expect(repeats(again.replace('143', '71.5'), example)).toBe(false);
    expect(repeats('Which of these hold 143 g of sugar?', example)).toBe(false);
    expect(repeats('Is there water in 12 crystals of washing soda?', example)).toBe(false);
  });

  it('a worked example with one striking number is searched in questions, case texts, written questions and their parts', () => {
    const asCase = { passage: again, ask: 'Why?' };
    const ofCase = question(['a', 'b', 'c', 'd'], 0, { question: `Other. ${again} Why?`, case: asCase });
    const part = { model: 'So.', groups: [] };
    const writtenWith = (fields: object) =>
      [
        { id: 'w', marks: 2, alternatives: [{ question: 'Why?', parts: [part] }], ...fields },
      ] as LibraryChapter['written'];
    const places: Partial<LibraryChapter>[] = [
      { tests: [testOf([question(['a', 'b', 'c', 'd'], 0, { question: again })])] },
      { tests: [testOf([ofCase])] },
      { written: writtenWith({ passage: again }) },
      { written: writtenWith({ alternatives: [{ question: again, parts: [part] }] }) },
      { written: writtenWith({ alternatives: [{ question: 'Do:', parts: [{ ...part, text: again }] }] }) },
    ];
    for (const fields of places) expect(found(fields)).toHaveLength(1);
    expect(found({ written: writtenWith({}) })).toEqual([]);
  });
});

it('the check for empty explanations reports an explanation that only repeats the question and the key', () => {
  expect(
    onlyRepeats(
      'The common width of the classes is $h$.',
      'What is $h$, the width of classes?',
      'the common width',
    ),
  ).toBe(true);
  expect(
    onlyRepeats('A lens that is thicker in the middle bends light inwards.', 'Which lens?', 'a convex lens'),
  ).toBe(false);
  expect(
    onlyRepeats('$f = \\frac{24}{2} = 12$ cm.', 'The radius is 24 cm. The focal length is:', '12 cm'),
  ).toBe(false);
});

it.each([
  ['$\\theta = 45^\\circ$.', 'For which $\\theta$ is $\\sin\\theta = \\cos\\theta$?', '$45^\\circ$'],
  ['This is the meaning of globalisation.', 'What is globalisation?', 'the linking of markets of countries'],
  ['The answer is $\\ce{A -> B}$.', 'Which is $\\ce{A -> B}$?', 'a decomposition'],
  ['Therefore the correct option is this one.', 'Which mirror?', 'a plane mirror'],
])(
  'the check for empty explanations reports an explanation with only stop words or a repeated equation: %s',
  (explanation, asked, key) => expect(onlyRepeats(explanation, asked, key)).toBe(true),
);

it('the check for empty explanations accepts an explanation with a new number, equation or reaction', () => {
  expect(onlyRepeats('$\\tan\\theta = 1$.', 'For which $\\theta$?', '$45^\\circ$')).toBe(false);
  expect(onlyRepeats('$9 \\times 3 = 27$ J.', 'How much work moves 3 C through 9 V?', '27 J')).toBe(false);
  expect(onlyRepeats('$\\ce{2Mg + O2 -> 2MgO}$.', 'What is white?', 'MgO')).toBe(false);
});

it('the reading level counts words per sentence, a formula as one word, tables and figures as none', () => {
  const text =
    'A ray bends. It is $n = \\frac{c}{v}$ there.\n\n| a | b |\n| - | - |\n\n![A ray](ray "It bends")';
  expect(sentencesOf(text)).toEqual(['A ray bends.', 'It is X there.']);
  const pages = [text];
  const level = readingLevel(chapterOf({ summaries: [{ id: 's', title: 'S', pages }] }));
  expect(level.meanWords).toBe(3.5);
  expect(level.longestWords).toBe(4);
});

it('the reading level causes a fault if sentences are long', () => {
  const long = `${'The very long sentence that nobody reads goes on, '.repeat(6)}and ends.`;
  const faults = readingFaults(chapterOf({ summaries: [{ id: 's', title: 'S', pages: [long] }] }));
  expect(faults.map(({ fault }) => fault)).toEqual([
    expect.stringMatching(/^56\.0 words a sentence/),
    expect.stringMatching(/^a sentence of 56 words: The very long/),
    expect.stringMatching(/^reads like year/),
  ]);
});

it('the spelling check expects British English, except listed words, formulas, abbreviations, substances, Greek and figure names', () => {
  const speller = openSpeller('nephron\nKochi # a town\nunusedword\n');
  const texts = [
    'The **color** of a nephron in Kochi’s centre, $abcq$',
    '![A nephron](zzqq-name "the colour")',
    'HCF, NaOH, Sₙ and λαβ',
  ];
  expect(unknownWords(texts, speller)).toEqual(['color']);
  expect(speller.unused()).toEqual(['unusedword']);
});

it('the spelling check reads every text except ids, pictures and values fixed by the schema', () => {
  expect(
    textsIn({
      id: 'a',
      name: 'b',
      pages: ['c', { text: 'd' }],
      picture: { alt: 'e' },
      count: 3,
      kind: 'f',
    }),
  ).toEqual(['b', 'c', 'd']);
});
