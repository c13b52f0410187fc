import { describe, expect, test } from 'vitest';
import { standingIn } from '#src/forecast/forecast.ts';
import type { ChapterNow, FirstAnswer } from '#src/forecast/subject.ts';
import { science } from './science.ts';
import { type ClassName, classes, examineClass } from './students.ts';

const chapterIds = science.units.flatMap(({ chapterIds }) => chapterIds);
const nowOf = (recall: number, ids = chapterIds) =>
  new Map(ids.map((id): [string, ChapterNow] => [id, { isRead: true, recall }]));
/** So many answers in each of these chapters, each right or wrong by the turn. */
const answersIn = (ids: readonly string[], each: number, isRight: (turn: number) => boolean): FirstAnswer[] =>
  ids.flatMap((chapterId) =>
    Array.from({ length: each }, (_, turn) => ({
      ...{ chapterId, isRight: isRight(turn), ageDays: 5 },
      ...{ difficulty: 0, recall: 0.9 },
    })),
  );
const always = () => true;
const everyOther = (turn: number) => turn % 2 === 0;

// Simulated students are no students: this tests the arithmetic.
describe.each(Object.keys(classes) as ClassName[])('of a class that is %s', (name) => {
  test.each([
    [40, 30, 8],
    [80, 27, 6.5],
    [160, 24, 6.5],
  ])(
    'after %d answers nine papers in ten lie in the range, which is no wider than %d marks',
    (count, width, error) => {
      const found = examineClass(name, count, 400);
      expect(found.heldShare).toBeGreaterThanOrEqual(0.85);
      expect(found.heldShare).toBeLessThanOrEqual(0.95);
      expect(found.width).toBeLessThanOrEqual(width);
      expect(found.error).toBeLessThanOrEqual(error);
    },
  );
});

describe('the forecast', () => {
  const given = answersIn(chapterIds, 6, everyOther);
  const forecastOf = (answers: readonly FirstAnswer[], recall = 0.9, seed = 1) =>
    standingIn(science, answers, nowOf(recall), { seed }).forecast;

  test('is the same for the same student, day and answers', () => {
    expect(forecastOf(given)).toEqual(forecastOf(given));
    expect(forecastOf(given)).toMatchObject({ kind: 'marks', outOf: 80 });
  });

  test('is higher for who answers right, and falls as cards are forgotten', () => {
    const middleOf = (answers: readonly FirstAnswer[], recall?: number) => {
      const forecast = forecastOf(answers, recall);
      return forecast.kind === 'marks' ? forecast.middle : null;
    };
    const right = middleOf(answersIn(chapterIds, 6, always)) ?? 0;
    expect(right).toBeGreaterThan(middleOf(given) ?? 80);
    expect(middleOf(given, 0.5)).toBeLessThan(middleOf(given) ?? 0);
  });

  test('says how many answers are missing, and in which unit most marks are unknown', () => {
    expect(forecastOf([])).toEqual({ kind: 'notYet', answersMissing: 40, unitId: 'substances' });
    const some = answersIn(['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'], 8, everyOther);
    // 8 would make 40, but three more chapters of 6.25 marks have to be answered, three times each.
    expect(forecastOf(some)).toEqual({ kind: 'notYet', answersMissing: 9, unitId: 'living' });
  });

  test('gives no figure to who answered in chapters of less than half of the marks', () => {
    const many = answersIn(['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'], 15, everyOther);
    const forecast = forecastOf(many);
    // 15 marks more are needed, of chapters of 6.25 or 6.5 marks with three answers each.
    expect(forecast).toEqual({ kind: 'notYet', answersMissing: 9, unitId: 'living' });
  });
});

describe('the level of a chapter', () => {
  const levelsOf = (answers: readonly FirstAnswer[], recall: number, read = chapterIds) =>
    standingIn(science, answers, nowOf(recall, read), { seed: 1 }).levels;

  test('is new before it is read, and learning before it was answered', () => {
    const levels = levelsOf([], 0.9, ['chapter-1']);
    expect(levels.get('chapter-1')).toBe('learning');
    expect(levels.get('chapter-2')).toBe('new');
  });

  test('rises with right answers, and falls as the cards are forgotten', () => {
    const [first = '', ...others] = chapterIds;
    const levelOf = (isRight: (turn: number) => boolean, recall: number) =>
      levelsOf([...answersIn([first], 12, isRight), ...answersIn(others, 6, everyOther)], recall).get(first);
    expect(levelOf(() => false, 0.9)).toBe('learning');
    expect(levelOf(always, 1)).toBe('steady');
    expect(levelOf(always, 0)).toBe('learning');
    expect(levelsOf(answersIn(chapterIds, 12, always), 1).get(first)).toBe('examReady');
  });
});
