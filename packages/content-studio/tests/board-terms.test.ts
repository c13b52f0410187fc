import type { LibraryChapter } from '@repo/contracts/library';
import { describe, expect, it } from 'vitest';
import { boardTermFaults, boardTermsOf } from '#src/board-terms.ts';
import { readingLevel } from '#src/reading-level.ts';
import { openSpeller, unknownWords } from '#src/spelling.ts';
import type { Syllabus } from '#src/syllabus.ts';

/** Twenty-five different terms, made only of letters. */
const terms = [...'abcdefghijklmnopqrstuvwxy'].map((letter) => `term${letter}`);
const syllabusOf = (...boardTerms: (string[] | undefined)[]): Syllabus => ({
  board: 'CBSE',
  year: '2026-27',
  checkedOn: '2026-11-23',
  topics: boardTerms.map((each, at) => ({
    name: `Item ${at}`,
    notes: ['all'],
    terms: ['term'],
    ...(each ? { boardTerms: each } : {}),
  })),
});

type Texts = { page?: string; card?: string; asked?: string };
const all = terms.join(', ');
/** A chapter that teaches, asks and marks every term, except where a text is given. */
const chapterWith = ({ page = `**${all}**`, card = all, asked = all }: Texts = {}): LibraryChapter => ({
  id: 'physics-light',
  name: 'Light',
  isAllContentAvailable: true,
  topics: [{ id: 'physics-light-all', name: 'All', description: '', pages: [page] }],
  summaries: [],
  flashcards: [{ id: 'c', question: 'Name them.', answer: card, difficulty: 'easy' }],
  tests: [
    {
      id: 'physics-light-test-one',
      title: 'One',
      timeLimit: 20,
      passingScore: 50,
      questions: [
        { question: asked, options: ['1', '2'], correctAnswer: 0, difficulty: 'easy', explanation: all },
      ],
    },
  ],
  memes: [],
  mindmaps: [],
  written: [],
  figures: [],
});
const faultsOf = (chapter: LibraryChapter, syllabus = syllabusOf(terms)) =>
  boardTermFaults(chapter, syllabus).map(({ fault }) => fault);
const without = (term: string) => terms.filter((each) => each !== term).join(', ');

it('the board terms of a chapter pass if each is in bold in the notes, on a card and in a question', () => {
  expect(faultsOf(chapterWith())).toEqual([]);
  expect(faultsOf(chapterWith(), syllabusOf(terms.slice(0, 5), undefined, terms.slice(5)))).toEqual([]);
});

it('the board terms of a chapter cause a fault if notes and summaries have a term only in plain letters', () => {
  const page = `**${without('termc')}** and termc`;
  const refused = ["the board term 'termc' stands nowhere in bold in notes or summary"];
  expect(faultsOf(chapterWith({ page }))).toEqual(refused);
  const summaries = [{ id: 's', title: 'S', pages: ['| **Termc** | third |'] }];
  expect(faultsOf({ ...chapterWith({ page }), summaries })).toEqual([]);
});

it('the board terms of a chapter cause a fault if no flashcard has a term', () => {
  expect(faultsOf(chapterWith({ card: without('termd') }))).toEqual([
    "the board term 'termd' is in no flashcard",
  ]);
});

it('the board terms of a chapter cause a fault if no question or marking point has a term, even if an explanation or a figure has it', () => {
  const asked = `${without('terme')}\n\n![terme](lens "terme")`;
  expect(faultsOf(chapterWith({ asked }))).toEqual([
    "the board term 'terme' is in no question, written question or marking point",
  ]);
});

it('the board terms of a chapter may be in a part or a marking point of a written question, but not only in its model answer', () => {
  const chapter = chapterWith({ asked: without('terme') });
  const writtenWith = (texts: { text?: string; point?: string; model?: string }) => {
    const { text, point = 'Why', model = 'So.' } = texts;
    const part = { ...(text ? { text } : {}), model, groups: [{ points: [{ text: point, halves: 2 }] }] };
    return [{ id: 'w', marks: 1, alternatives: [{ question: 'Why?', parts: [part] }] }];
  };
  expect(faultsOf({ ...chapter, written: writtenWith({ text: 'What is a terme?' }) })).toEqual([]);
  expect(faultsOf({ ...chapter, written: writtenWith({ point: 'Two termes' }) })).toEqual([]);
  expect(faultsOf({ ...chapter, written: writtenWith({ model: 'A terme.' }) })).toHaveLength(1);
});

it('the board terms of a chapter cause a fault if a term is listed twice, in one item or in two', () => {
  const twice = ["the board term 'Termb' is listed twice"];
  expect(faultsOf(chapterWith(), syllabusOf([...terms, 'Termb']))).toEqual(twice);
  expect(faultsOf(chapterWith(), syllabusOf(terms, ['Termb']))).toEqual(twice);
  expect(faultsOf(chapterWith(), syllabusOf([...terms, 'terma|termz']))).toEqual([
    "the board term 'terma|termz' is listed twice",
  ]);
});

it('the board terms of a chapter cause a fault if there are fewer than 25', () => {
  expect(faultsOf(chapterWith(), syllabusOf(terms.slice(1)))).toEqual([
    'has 24 boardTerms; there should be 25',
  ]);
});

it('the board terms of a chapter cause a fault if a chapter has none', () => {
  expect(faultsOf(chapterWith(), syllabusOf(undefined))).toEqual(['has no boardTerms in its syllabus.yaml']);
});

const isFound = (term: string, text: string) =>
  faultsOf(
    chapterWith({ page: `**${all}** **${text}**`, card: `${all} ${text}`, asked: `${all} ${text}` }),
    syllabusOf([...terms, term]),
  ).length === 0;

it.each([
  ['sex chromosome', 'The Sex\nchromosomes'],
  ['self-pollination', 'self pollination'],
  ['self pollination', 'self-pollination'],
  ['mass', 'Two masses'],
  ['progeny', 'Progenies'],
  ['circumscribe|circumscribed', 'a circumscribed circle'],
  ["Ohm's law", 'Ohm’s law'],
  ['F1 generation', 'the F1 generation'],
])('the search for a board term finds %s in %s', (term, text) => expect(isFound(term, text)).toBe(true));

it.each([
  ['gene', 'genetics'],
  ['allele', 'parallele'],
  ['circumscribe', 'a circumscribed circle'],
  ['sex chromosome', 'the sex of a chromosome'],
])('the search for a board term does not find %s in %s', (term, text) =>
  expect(isFound(term, text)).toBe(false),
);

describe('a check that treats board terms differently', () => {
  const pages = ['A heterozygous plant bears fruit. It is big.'];
  const chapter = { ...chapterWith(), topics: [], summaries: [{ id: 's', title: 'S', pages }] };

  it('a check that treats board terms differently counts no syllables of board terms for the reading level, but their words in sentences', () => {
    const plain = readingLevel(chapter);
    const exempt = readingLevel(chapter, ['heterozygous']);
    expect(exempt.grade).toBeLessThan(plain.grade - 3);
    expect(exempt.meanWords).toBe(plain.meanWords);
    expect(exempt.longestWords).toBe(plain.longestWords);
  });

  it('a check that treats board terms differently never raises the reading level by leaving out words of one syllable', () => {
    expect(readingLevel(chapter, ['plant', 'fruit']).grade).toBe(readingLevel(chapter).grade);
  });

  it('a check that treats board terms differently accepts each word of a board term and its plural in spelling, even if no text uses it', () => {
    const speller = openSpeller('', boardTermsOf(syllabusOf(['zqterm|zqtermed', 'two-part zqword'])));
    expect(unknownWords(['zqterm zqterms Zqtermed zqwords zqother'], speller)).toEqual(['zqother']);
    expect(speller.unused()).toEqual([]);
  });
});
