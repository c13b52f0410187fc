import type { Library, LibraryChapter } from '@repo/contracts/library';
import { questionsInput } from '@repo/contracts/tests';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readNotes, writeAiken, writeGift } from '#src/exchange/index.ts';
import { libraryTexts, packLibrary, unpackLibrary, withFigureNames } from '#src/index.ts';
import { parsePages } from '#src/parse-pages.ts';
import { writeLibrary } from '#src/write-library.ts';

const questions = questionsInput.parse([
  {
    question: 'Which?',
    options: ['one', 'two'],
    correctAnswer: 0,
    difficulty: 'easy',
    variants: { 'hi-IN': { question: 'कौन: सा?', options: ['', 'दो'] } },
  },
]);
const chapter: LibraryChapter = {
  id: 'physics-light',
  name: 'Light',
  isAllContentAvailable: false,
  topics: [
    {
      ...{ id: 'physics-light-rays', name: 'Rays', description: '' },
      pages: ['One.', '', 'Looks like\n<!-- language: hi-IN -->\na mark'],
      pageVariants: [
        { 'hi-IN': { content: 'एक।\n\n<!-- page -->' }, 'hi-Latn': { content: 'Ek.' } },
        { 'hi-Latn': { content: 'Khaali nahin.' } },
        null,
      ],
    },
    { ...{ id: 'physics-light-plain', name: 'Plain', description: '' }, pages: ['Nothing else.'] },
  ],
  summaries: [
    {
      ...{ id: 'physics-light-summary', title: 'Short' },
      pages: ['Sum.'],
      pageVariants: [{ 'hi-IN': { content: '![चित्र](lens "लेंस")' } }],
    },
  ],
  flashcards: [
    {
      ...{ id: 'physics-light-card-1', question: 'Q', answer: 'A', difficulty: 'easy' },
      variants: { 'hi-IN': { question: 'प्र', answer: 'उ' } },
    },
  ],
  tests: [{ id: 'physics-light-test-own', title: 'Own', timeLimit: 10, passingScore: 40, questions }],
  memes: [],
  mindmaps: [],
  written: [],
  figures: [],
};
const subject = { id: 'physics', name: 'Physics', description: '', color: null, picture: null };
const library: Library = { subjects: [{ ...subject, isAllContentAvailable: false, chapters: [chapter] }] };

// docs/product/study.md#content-languages
it('a saved library keeps the Hindi and Hinglish texts of pages, cards and questions', async () => {
  const back = await unpackLibrary(packLibrary(library));
  const [read] = back.subjects[0]?.chapters ?? [];
  expect(read?.topics).toEqual(chapter.topics);
  expect(read?.summaries).toEqual(chapter.summaries);
  expect(read?.flashcards).toEqual(chapter.flashcards);
  expect(read?.tests[0]?.questions).toEqual(questions);
  expect([...writeLibrary(back)].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual(
    [...writeLibrary(library)].map(([path, bytes]) => [path, Buffer.from(bytes).toString()]),
  );
});

it("a chapter's figures include those of its texts in other languages", () => {
  expect(libraryTexts(chapter)).toContain('![चित्र](lens "लेंस")');
  const stored = withFigureNames(chapter, new Map([['lens', 'lens-d1x1-0123456789ab']]));
  expect(stored.summaries[0]?.pageVariants?.[0]?.['hi-IN']?.content).toBe(
    '![चित्र](lens-d1x1-0123456789ab "लेंस")',
  );
});

it('exports to GIFT, Aiken and notes report that they lose the Hindi and Hinglish texts', () => {
  const lost = 'Texts in Hindi and Hinglish are not part of this format';
  expect(writeGift(questions).losses).toContain(lost);
  expect(writeAiken(questions).losses).toContain(lost);
  const without = questions.map(({ variants: _, ...question }) => question);
  expect([...writeGift(without).losses, ...writeAiken(without).losses]).not.toContain(lost);
  const [topic] = [...writeLibrary(library)].filter(([path]) => path.endsWith('rays.md'));
  const read = readNotes(Buffer.from(topic?.[1] ?? '').toString());
  expect(read.rows[0]?.parts[0]?.text).toBe('One.');
  expect(read.rows[0]?.losses).toEqual([
    'Texts in Hindi and Hinglish are not kept: import them with a saved library',
  ]);
});

it('a page with two texts in the same language is rejected with its line', () => {
  const twice = [
    '---',
    'name: Rays',
    '---',
    'One.',
    '<!-- language: hi-IN -->',
    'एक',
    '<!-- language: hi-IN -->',
    'दो',
  ];
  expect(() => parsePages('rays.md', twice.join('\n'), z.object({ name: z.string() }))).toThrow(
    'rays.md:8: a page has hi-IN twice',
  );
});
