import { libraryFolder } from '@repo/content/read-library';
import { starterLibrary } from '@repo/content/testing/starter-library';
import type { LibraryChapter } from '@repo/contracts/library';
import { describe, expect, it } from 'vitest';
import { hinglishFaults, hinglishWords } from '#src/house/hinglish.ts';
import { numberFaults } from '#src/house/number-style.ts';
import { optionPlaceFaults } from '#src/house/option-places.ts';
import { timeFaults } from '#src/house/times.ts';
import { incompletePages, topicFaults } from '#src/house/topics.ts';
import { wordingFaults } from '#src/house/wording.ts';
import { placedTexts, readSources } from '#src/sources.ts';
import type { Syllabus } from '#src/syllabus.ts';

const topicFile = 'physics/01-light/topics/01-mirrors.md';
const notes = (...pages: string[]) =>
  placedTexts(
    topicFile,
    `---\nname: Mirrors\ndescription: Plane and round.\n---\n${pages.join('\n\n<!-- page -->\n\n')}\n`,
  );
const cards = (...answers: string[]) =>
  placedTexts(
    'physics/01-light/flashcards.yaml',
    answers.map((answer) => `- question: 'What?'\n  answer: '${answer}'\n  difficulty: easy\n`).join(''),
  );
const faultsOf = (found: { fault: string }[]) => found.map(({ fault }) => fault);

it("the texts of the library's files have the right line numbers in markdown and in YAML", () => {
  expect(notes('One.\n\nTwo.', 'Three.').map(({ line, text }) => [line, text.trim()])).toEqual([
    [2, 'Mirrors'],
    [3, 'Plane and round.'],
    [5, 'One.\n\nTwo.'],
    [10, 'Three.'],
  ]);
  expect(cards('It is.', 'So is this.').map(({ line, path }) => [line, path.join('.')])).toEqual([
    [1, '0.question'],
    [2, '0.answer'],
    [3, '0.difficulty'],
    [4, '1.question'],
    [5, '1.answer'],
    [6, '1.difficulty'],
  ]);
});

it("the texts of the library's files are read from every chapter and from the papers", async () => {
  const ids = (await starterLibrary()).subjects.flatMap(({ chapters }) => chapters.map(({ id }) => id));
  const sources = await readSources(libraryFolder);
  expect([...sources.keys()].sort()).toEqual([...ids, 'papers'].sort());
  expect(Math.min(...[...sources.values()].map((texts) => texts.length))).toBeGreaterThan(50);
});

describe('the time limit of a test', () => {
  const test = (timeLimit: number, count: number) =>
    ({
      title: 'T',
      timeLimit,
      questions: Array.from({ length: count }),
    }) as unknown as LibraryChapter['tests'][number];
  const chapter = (id: string, ...tests: LibraryChapter['tests']) =>
    ({ id, tests }) as unknown as LibraryChapter;

  it.each([
    ['biology-heredity', 15, '18 to 30'],
    ['physics-light', 31, '18 to 30'],
    ['mathematics-circles', 21, '22 to 30'],
    ['economics-development', 15, '16 to 25'],
  ])('the time limit of a test in %s causes a fault if it is %d minutes', (id, minutes, wanted) => {
    expect(faultsOf(timeFaults(chapter(id, test(minutes, 15))))).toEqual([
      `'T' gives ${minutes} minutes for 15 questions; there should be ${wanted}`,
    ]);
  });

  it('the time limit of a test grows with the questions, to at least 1.2 minutes for each in tests after the first', () => {
    expect(timeFaults(chapter('mathematics-circles', test(22, 15), test(12, 10), test(20, 13)))).toEqual([]);
    expect(faultsOf(timeFaults(chapter('mathematics-circles', test(22, 20), test(11, 10))))).toEqual([
      "'T' gives 22 minutes for 20 questions; there should be 30 to 40",
      "'T' gives 11 minutes for 10 questions; there should be 12 or more",
    ]);
  });
});

it.each([
  ['It costs ₹120,000.', '120,000 is grouped the western way'],
  ['A lakh is $100{,}000$.', '100{,}000 is grouped the western way'],
  ['It costs ₹12000.', '12000 has no commas'],
  ['So $57\\,000$ in all.', '7\\,000 is grouped by a space'],
])('the check of numbers reports a number that is not written as in India: %s', (text, fault) => {
  expect(faultsOf(numberFaults(notes(`First.\n\n${text}`)))).toEqual([expect.stringContaining(fault)]);
  expect(numberFaults(notes(`First.\n\n${text}`))[0]?.place).toBe(`${topicFile}:7`);
});

it('the check of numbers accepts Indian grouping, decimals, years, figure names and calculations', () => {
  const right = 'In 2022 ₹1,20,000, ₹2,400 and $12{,}000$; 0.30103; $(1,234)$.\n\n![A](a-12345 "Of 3,000 g")';
  expect(numberFaults(notes(right))).toEqual([]);
  expect(
    numberFaults(placedTexts('written.yaml', "- check: '12000 / 3'\n- check: ['50000 * 0.03', '7']\n")),
  ).toEqual([]);
});

it('the check of numbers reports a card that writes its numbers with and without commas, except under a root', () => {
  expect(faultsOf(numberFaults(cards('2,400 and $x = 2400$', '3600')))).toEqual([
    '2400 has no comma, and 2,400 beside it has one',
  ]);
  expect(numberFaults(cards('2,400 and $\\sqrt{2500}$ in 1998', '3600 or 4900'))).toEqual([]);
});

it.each([
  'It comes in every single year.',
  'A usual 2-mark question.',
  'Asked nearly every year.',
  'A favourite of the examiners.',
])('a claim about past papers causes a fault without a paper and its year: %s', (text) =>
  expect(wordingFaults(notes(text))).toHaveLength(1),
);

it('a claim about past papers is accepted with a paper and its year, and similar words about other things are ignored', () => {
  expect(wordingFaults(notes('Often asked, as in 2023 in 32/6/1.'))).toEqual([]);
  expect(wordingFaults(notes('The limits change every year. Usually, always ask why.'))).toEqual([]);
});

it('the wording check allows only one spelling of a word', () => {
  expect(faultsOf(wordingFaults(notes('Two zeros in 5 meters, 3 percent.')))).toEqual([
    "'zeros' is written 'zeroes' elsewhere",
    "'5 meters' is written 'metre' elsewhere",
    "'percent' is written 'per cent' elsewhere",
  ]);
  expect(wordingFaults(notes('Two zeroes in 5 metres on the meter, 3 per cent.'))).toEqual([]);
});

it('the wording check reports two articles before a noun and a small word twice, not the name of a point', () => {
  const text = 'The each element of of a the acid. A, the point A the ray meets, and the angle is in inches.';
  expect(faultsOf(wordingFaults(notes(text)))).toEqual([
    "'The each' has a word too many",
    "'of of' has a word too many",
    "'a the' has a word too many",
  ]);
});

it('the wording check reports parts of a figure that only their colour names, not the description of the figure', () => {
  const figure = '![A curve.](curve "A curve that crosses the axis at red dots.")';
  expect(faultsOf(wordingFaults(notes(`${figure}\n\nCount the red dots.`)))).toEqual([
    "'red dots' can't be found without colours",
  ]);
});

const asked = "question: 'Which?'\n    options: ['a', 'b']";
const testWith = (explanation: string, fields = asked) =>
  placedTexts(
    'physics/01-light/tests/01-one.yaml',
    `title: 'One'\nquestions:\n  - ${fields}\n    explanation: '${explanation}'\n`,
  );

it.each(['The last option is too large.', 'The second option fails.', 'Option C forgets the square.'])(
  'the check of explanations reports an option named by its position: %s',
  (text) => expect(optionPlaceFaults(testWith(text))).toHaveLength(1),
);

it('the check of explanations accepts ordinals of other things, and the fixed options of assertion-reason questions', () => {
  expect(optionPlaceFaults(testWith('The first equation gives 2. Plan B is an option.'))).toEqual([]);
  const statements = "assertion: 'A.'\n    reason: 'R.'";
  expect(optionPlaceFaults(testWith('The second option fails.', statements))).toEqual([]);
});

const words = hinglishWords('# a comment\nkabhi\nsamjhe # understood\n');

it('Hinglish in English texts is a fault in the middle of a page and on cards', () => {
  expect(hinglishFaults(notes(`Kabhi so.\n\n${'It goes on. '.repeat(8)}`), words)).toMatchObject([
    { place: `${topicFile}:5` },
  ]);
  expect(hinglishFaults(cards('Samjhe?'), words)).toHaveLength(1);
});

it('Hinglish in English texts may be in the last half-line of a page, even before a figure, in a meme or in a title', () => {
  expect(
    hinglishFaults(notes(`${'It goes on. '.repeat(8)}Kabhi kabhi.\n\n![A](a "B, C and D of it")`), words),
  ).toEqual([]);
  expect(hinglishFaults(placedTexts('a/01-b/memes.yaml', "- alt: 'Samjhe?'\n"), words)).toEqual([]);
  expect(hinglishFaults(placedTexts('a/01-b/tests/01-c.yaml', "title: 'Samjhe?'\n"), words)).toEqual([]);
});

const page =
  'The idea.\n\n**Worked example 1**\n\nA.\n\n**What examiners ask**\n\nB.\n\n**A common mistake**\n\nC.';
const topic = (slug: string, fields: Partial<LibraryChapter['topics'][number]> = {}) => ({
  id: `physics-light-${slug}`,
  name: slug,
  description: '',
  pages: [page],
  ...fields,
});
const joke = { name: 'Selfies (Gen-Z edition)', pages: ['LOL.'] };
const item = (...slugs: string[]) => ({ name: 'x', notes: slugs, terms: ['mirror'] });
const faults = (topics: LibraryChapter['topics'], ...items: Syllabus['topics']) =>
  faultsOf(
    topicFaults(
      { id: 'physics-light', topics } as LibraryChapter,
      { board: 'CBSE', year: '2025-26', checkedOn: '2026-11-23', topics: items },
      [],
    ),
  );

it('the check of a topic requires a label on a Gen-Z topic, and a plain topic on the same item before it', () => {
  const together = item('mirrors', 'selfies');
  expect(faults([topic('mirrors'), topic('selfies', joke)], together)).toEqual([]);
  expect(faults([topic('selfies', joke), topic('mirrors')], together)).toEqual([
    'no plain topic before it is on the same item of the syllabus',
  ]);
  expect(faults([topic('mirrors'), topic('selfies', joke)], item('mirrors'), item('selfies'))).toHaveLength(
    1,
  );
  const unlabelled = { ...joke, name: 'Selfies', description: 'With Gen-Z jokes.' };
  expect(faults([topic('mirrors'), topic('selfies', unlabelled)], together)).toEqual([
    "a Gen-Z topic has '(Gen-Z edition)' in its name",
  ]);
});

it('the check of a topic requires the idea, a worked example, what examiners ask and a common mistake on every page', () => {
  for (const [without, missing] of [
    ['**Worked example 1**', 'worked example'],
    ['**What examiners ask**', 'what examiners ask'],
    ['**A common mistake**', 'common mistake'],
    ['The idea.', 'idea at its beginning'],
  ] as const)
    expect(faults([topic('mirrors', { pages: [page, page.replace(without, '')] })], item('mirrors'))).toEqual(
      [`page 2 of 'mirrors' has no ${missing}`],
    );
});

it('the check of a topic requires only one fixed sentence if no paper asks the topic any more', () => {
  const extra = { ...item('motor'), notAskedSince: '2022-23' };
  expect(faults([topic('motor', { pages: ['Extra.'] })], extra)).toEqual([
    "says nowhere 'Not in the CBSE paper since 2022-23; some state boards ask it'",
  ]);
  const marked = 'Not in the CBSE paper since 2022-23; some state boards ask it. A motor.';
  expect(faults([topic('motor', { pages: [marked] })], extra)).toEqual([]);
});

it('the check of a topic reports other wordings of the sentence about topics that the board does not ask', () => {
  const none = { board: 'CBSE', year: '2025-26', checkedOn: '2026-11-23', topics: [] };
  const chapter = { id: 'physics-light', topics: [] } as unknown as LibraryChapter;
  const said = notes('Extra, not in the CBSE syllabus since 2022-23.');
  expect(topicFaults(chapter, none, said)).toMatchObject([{ place: `${topicFile}:5` }]);
});

it('the check of a topic exempts only pages that the library has', async () => {
  const topics = (await starterLibrary()).subjects.flatMap(({ chapters }) =>
    chapters.flatMap((each) => each.topics),
  );
  const pages = topics.flatMap(({ id, pages: all }) => all.map((_, at) => `${id} ${at + 1}`));
  for (const name of Object.keys(incompletePages)) expect(pages).toContain(name);
});
