import type { LibraryChapter } from '@repo/contracts/library';
import { expect, it } from 'vitest';
import { type Syllabus, syllabusFaults } from '#src/syllabus.ts';

const asked = { name: 'Snell', notes: ['refraction'], terms: ['Snell'] };
const gone = { name: 'Motor', notes: ['motor'], terms: ['motor'], notAskedSince: '2022-23' };
const topic = (slug: string, text: string, isExtra?: boolean) => ({
  id: `physics-light-${slug}`,
  name: slug,
  description: '',
  pages: [text],
  ...(isExtra ? { isExtra } : {}),
});
const question = (text: string) => ({
  question: text,
  options: ['a', 'b', 'c', 'd'],
  correctAnswer: 0,
  difficulty: 'easy' as const,
});
const chapter: LibraryChapter = {
  id: 'physics-light',
  name: 'Light',
  isAllContentAvailable: true,
  topics: [topic('refraction', "Snell's law."), topic('motor', 'A motor.', true)],
  summaries: [],
  flashcards: [{ id: 'c', question: 'State the law.', answer: "It is Snell's.", difficulty: 'easy' }],
  tests: [
    {
      id: 'physics-light-test-one',
      title: 'One',
      timeLimit: 20,
      passingScore: 50,
      questions: [question('Snell said:'), question("What is Snell's law?")],
    },
  ],
  memes: [],
  mindmaps: [],
  written: [],
  figures: [],
};
const faultsOf = (given: LibraryChapter, topics: Syllabus['topics']) =>
  syllabusFaults(given, { board: 'CBSE', year: '2025-26', checkedOn: '2026-11-23', topics }).map(
    ({ fault }) => fault,
  );

it('the syllabus check requires the extra mark exactly on topics that the board no longer asks', () => {
  expect(faultsOf(chapter, [asked, gone])).toEqual([]);
  const turned = [topic('refraction', "Snell's law.", true), topic('motor', 'A motor.')];
  expect(faultsOf({ ...chapter, topics: turned }, [asked, gone])).toEqual([
    'the topic refraction is asked, and has isExtra',
    'the topic motor is not asked: it needs isExtra',
  ]);
});

it('the syllabus check allows no extra mark on a topic that is partly asked', () => {
  const shared = { ...asked, notes: ['refraction', 'motor'] };
  const topics = [topic('refraction', "Snell's law."), topic('motor', 'A motor.')];
  expect(faultsOf({ ...chapter, topics }, [shared, gone])).toEqual([]);
});

it('the syllabus check rejects extra questions in tests and written questions, except about project work', () => {
  const tests = chapter.tests.map((test) => ({
    ...test,
    questions: [...test.questions, { ...question('A motor has:'), isExtra: true }],
  }));
  const written: LibraryChapter['written'] = [
    { id: 'w', marks: 2, isExtra: true, alternatives: [{ question: 'Why a motor?', parts: [] }] },
  ];
  const asking = { ...chapter, tests, written };
  expect(faultsOf(asking, [asked, gone])).toEqual([
    'an extra question in One: A motor has:',
    'an extra written question: Why a motor?',
  ]);
  const project = {
    ...asked,
    name: 'Snell at school',
    notes: ['motor'],
    terms: ['Snell', 'motor'],
    project: true,
  };
  expect(faultsOf(asking, [asked, project])).toEqual([]);
});
