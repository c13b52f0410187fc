import { describe, expect, it } from 'vitest';
import { firstName, planAt } from './auth.rules.ts';
import { chapterStatuses, isChapterLocked, nextUpIndex } from './content.rules.ts';
import { layOutMindmap } from './mindmap-layout.ts';
import { clockText, grade, outcomeOf, percentOf } from './progress.rules.ts';
import { relativeTime } from './relative-time.ts';

describe('the plan', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  it('the plan is Pro until the expiry date and Basic from that moment on', () => {
    expect(planAt('2026-11-21T10:00:00.001Z', now)).toBe('Pro');
    expect(planAt('2026-11-21T10:00:00.000Z', now)).toBe('Basic');
    expect(planAt(null, now)).toBe('Basic');
  });
  it('the plan greets the user by first name', () => expect(firstName('  Aarohi  Sharma ')).toBe('Aarohi'));
});

it('the lock applies to Basic outside the unlocked chapters and never to Pro', () => {
  expect(isChapterLocked('Basic', [], 'c')).toBe(true);
  expect(isChapterLocked('Basic', ['b'], 'c')).toBe(true);
  expect(isChapterLocked('Basic', ['b', 'c'], 'c')).toBe(false);
  expect(isChapterLocked('Pro', [], 'c')).toBe(false);
});

it.each([
  [[false, false], ['active', 'upcoming'], 0],
  [[true, false, false], ['completed', 'active', 'upcoming'], 1],
  [[false, true, false], ['upcoming', 'completed', 'active'], 0],
  [[false, true], ['upcoming', 'completed'], 0],
  [[true, true], ['completed', 'completed'], null],
  [[], [], null],
] as const)('the status of chapters for %j is %j', (completed, statuses, nextUp) => {
  expect(chapterStatuses(completed)).toEqual(statuses);
  expect(nextUpIndex(completed)).toBe(nextUp);
});

const questions = [0, 1, 2].map((correctAnswer) => ({ correctAnswer }));
it('marking a quiz rounds the percentage and passes at the passing score exactly', () => {
  expect(grade(questions, [0, 1, 0], 67)).toMatchObject({
    correctAnswers: 2,
    incorrectAnswers: 1,
    scorePercent: 67,
    isPassed: true,
  });
  expect(grade(questions, [0, 1, 0], 68).isPassed).toBe(false);
});
it('marking a quiz counts unanswered questions as incorrect and stores them as -1', () => {
  expect(grade(questions, [null, 1], 40)).toMatchObject({
    answers: [-1, 1, -1],
    correctAnswers: 1,
    incorrectAnswers: 2,
    scorePercent: 33,
  });
});
it.each([
  [0, false, true],
  [1, false, false],
  [-1, false, null],
  [-1, true, false],
])('the outcome of option %i, typed: %s, is %s', (given, isTyped, outcome) => {
  expect(outcomeOf({ correctAnswer: 0 }, given, isTyped)).toBe(outcome);
});
it('marking a quiz never passes a quiz without questions', () =>
  expect(grade([], [], 1).isPassed).toBe(false));
it('marking a quiz limits percentages to 0 to 100', () => {
  expect(percentOf(1, 0)).toBe(0);
  expect(percentOf(7, 5)).toBe(100);
  expect(percentOf(1, 8)).toBe(13);
});
it('marking a quiz formats seconds as minutes and two digits', () => {
  expect(clockText(275)).toBe('4:35');
  expect(clockText(-1)).toBe('0:00');
});

describe('relative time', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  it.each([
    [null, 'Never'],
    ['nonsense', 'Never'],
    ['2026-11-21T10:00:05Z', '0 seconds ago'],
    ['2026-11-21T09:59:59Z', '1 second ago'],
    ['2026-11-21T09:58:01Z', '1 minute ago'],
    ['2026-11-21T07:00:00Z', '3 hours ago'],
    ['2026-11-19T10:00:00Z', '2 days ago'],
    ['2026-10-20T10:00:00Z', '1 month ago'],
    ['2025-11-22T10:00:00Z', '12 months ago'],
    ['2025-11-21T10:00:00Z', '1 year(s) ago'],
    ['2023-01-01T10:00:00Z', '3 year(s) ago'],
  ])('relative time for %s reads %s', (date, text) => expect(relativeTime(date, now)).toBe(text));
});

it('the layout of a mind map centres a parent on its children and keeps the gaps', () => {
  const { nodes, edges } = layOutMindmap({ text: 'a', children: [{ text: 'b' }, { text: 'c' }] });
  expect(nodes).toEqual([
    { id: 'root', text: 'a', x: 0, y: 80 },
    { id: 'n1', text: 'b', x: 450, y: 0 },
    { id: 'n2', text: 'c', x: 450, y: 160 },
  ]);
  expect(edges.map(({ source, target }) => [source, target])).toEqual([
    ['root', 'n1'],
    ['root', 'n2'],
  ]);
});
