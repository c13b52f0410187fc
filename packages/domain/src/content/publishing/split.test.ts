import { bulkReply, type Chapter } from '@repo/contracts/content';
import { expect, it } from 'vitest';
import { availableContent, versionParts } from './split.ts';

const chapter = (_id: string, isAllContentAvailable = true): Chapter => ({
  _id,
  name: `Chapter ${_id}`,
  subject: { _id: 's' },
  isLocked: false,
  isAllContentAvailable,
  topics: [
    {
      _id: `${_id}-t`,
      name: 'Topic',
      description: '',
      chapter: { _id },
      pages: [{ _id: `${_id}-p`, pageNumber: 1, content: `Secret of ${_id}, with "quotes"` }],
    },
  ],
  summaries: [],
  flashcards: [],
  tests: [],
  memes: [],
  mindmaps: [],
});

const subject = (_id: string, chapters: Chapter[], isAllContentAvailable = true) => ({
  _id,
  name: `Subject ${_id}`,
  description: '',
  image: null,
  color: null,
  isAllContentAvailable,
  chapters,
});

const at = '2026-11-21T10:00:00.000Z';
const read = (texts: string[]) => bulkReply.parse(JSON.parse(texts.join('')));

const subjects = [subject('a', []), subject('b', [chapter('1'), chapter('2')]), subject('c', [chapter('3')])];

it('the parts of a version join to the documented reply for any number of subjects and chapters', () => {
  for (const some of [[], subjects.slice(0, 1), subjects.slice(1), subjects]) {
    const reply = read(versionParts(at, some).map((part) => part.open));
    expect(reply.data).toEqual({ timestamp: at, subjects: some });
  }
});

it('the parts of a version contain only the name of a locked chapter', () => {
  const locked = versionParts(at, subjects).map((part) => part.locked);
  const reply = read(locked);
  const chapters = reply.data.subjects.flatMap((each) => each.chapters);
  expect(chapters.map((each) => [each.isLocked, each.topics])).toEqual(chapters.map(() => [true, []]));
  expect(locked.join('')).not.toContain('Secret');
});

it('the parts of a version can be mixed chapter by chapter', () => {
  const mixed = versionParts(at, subjects).map((part) => (part.chapterId === '2' ? part.open : part.locked));
  const chapters = read(mixed).data.subjects.flatMap((each) => each.chapters);
  expect(chapters.map((each) => each.isLocked)).toEqual([true, false, true]);
});

it('available content leaves out subjects and chapters that are not flagged', () => {
  const some = [subject('a', [chapter('1'), chapter('2', false)]), subject('b', [chapter('3')], false)];
  const left = availableContent(some);
  expect(left.map((each) => [each._id, each.chapters.map(({ _id }) => _id)])).toEqual([['a', ['1']]]);
});
