import { describe, expect, test } from 'vitest';
import { seedFor, standingIn, workingOutStanding } from '#src/forecast/forecast.ts';
import type { ChapterNow, FirstAnswer } from '#src/forecast/subject.ts';
import { science } from './science.ts';
import { type ClassName, classes, examineClass } from './students.ts';

const chapterIds = science.units.flatMap(({ chapterIds }) => chapterIds);
const nowOf = (recall: number, ids = chapterIds) =>
  new Map(ids.map((id): [string, ChapterNow] => [id, { isRead: true, recall }]));
/** Answers for each of these chapters, this many each, alternately right and wrong. */
const answersIn = (ids: readonly string[], each: number, isRight: (turn: number) => boolean): FirstAnswer[] =>
  ids.flatMap((chapterId) =>
    Array.from({ length: each }, (_, turn) => ({
      ...{ chapterId, isRight: isRight(turn), ageDays: 5 },
      ...{ difficulty: 0, recall: 0.9, isOnReadingDay: false },
    })),
  );
const always = () => true;
const everyOther = (turn: number) => turn % 2 === 0;

// These simulated students only test the arithmetic; they say nothing about real ones.
const eachClass = (Object.keys(classes) as ClassName[]).flatMap((name) => [
  { name, isDifficultyKnown: true, difficulties: 'roughly known' },
  { name, isDifficultyKnown: false, difficulties: 'unknown' },
]);
describe.each(eachClass)(
  'the forecast for the class $name with $difficulties difficulties',
  { tags: ['nightly'] },
  ({ name, isDifficultyKnown }) => {
    test.each([
      [40, 30, 8],
      [80, 27, 6.5],
      [160, 24, 6.5],
    ])(
      'the forecast after %d answers covers nine in ten papers with a range of at most %d marks',
      (count, width, error) => {
        const found = examineClass(name, count, 400, isDifficultyKnown);
        expect(found.heldShare).toBeGreaterThanOrEqual(0.85);
        expect(found.heldShare).toBeLessThanOrEqual(0.95);
        expect(found.width).toBeLessThanOrEqual(width);
        expect(found.error).toBeLessThanOrEqual(error);
      },
    );
  },
);

const given = answersIn(chapterIds, 6, everyOther);
const forecastOf = (answers: readonly FirstAnswer[], recall = 0.9, seed = 1) =>
  standingIn(science, answers, nowOf(recall), { seed }).forecast;

test('the forecast is the same for the same student, day and answers', () => {
  expect(forecastOf(given)).toEqual(forecastOf(given));
  expect(forecastOf(given)).toMatchObject({ kind: 'marks', outOf: 80 });
});

test('the forecast rises with right answers, and falls as cards are forgotten', () => {
  const middleOf = (answers: readonly FirstAnswer[], recall?: number) => {
    const forecast = forecastOf(answers, recall);
    return forecast.kind === 'marks' ? forecast.middle : null;
  };
  const right = middleOf(answersIn(chapterIds, 6, always)) ?? 0;
  expect(right).toBeGreaterThan(middleOf(given) ?? 80);
  expect(middleOf(given, 0.5)).toBeLessThan(middleOf(given) ?? 0);
});

test('the forecast gives half the weight to answers on the day of reading', () => {
  const all = answersIn(chapterIds, 6, always);
  const justRead = all.map((answer) => ({ ...answer, isOnReadingDay: true }));
  const middleOf = (answers: readonly FirstAnswer[]) => {
    const forecast = forecastOf(answers);
    return forecast.kind === 'marks' ? forecast.middle : 0;
  };
  expect(middleOf(justRead)).toBeLessThan(middleOf(all));
  expect(middleOf(justRead)).toBeGreaterThan(middleOf(given));
});

test('the forecast uses a different random seed for each student and day', () => {
  expect(seedFor('asha', 20_000)).toBe(seedFor('asha', 20_000));
  expect(new Set([seedFor('asha', 20_000), seedFor('asha', 20_001), seedFor('ahsa', 20_000)]).size).toBe(3);
});

test('the forecast gives the same result in small steps, so that work can pause between them', () => {
  const work = workingOutStanding(science, given, nowOf(0.9), { seed: 1 });
  let pieces = 1;
  let piece = work.next();
  for (; !piece.done; piece = work.next()) pieces += 1;
  expect(pieces).toBeGreaterThan(400);
  expect(piece.value).toEqual(standingIn(science, given, nowOf(0.9), { seed: 1 }));
});

test('the forecast asks for more answers if the range is too wide, however many there are', () => {
  const old = answersIn(chapterIds, 4, everyOther).map((answer) => ({ ...answer, ageDays: 600 }));
  expect(forecastOf(old)).toMatchObject({ kind: 'notYet', answersMissing: 10 });
});

test('the forecast estimates what each unit can still gain: more after wrong answers and in units with more marks', () => {
  const [substances, living] = science.units;
  const answers = [
    ...answersIn(substances?.chapterIds ?? [], 8, always),
    ...answersIn(living?.chapterIds ?? [], 8, () => false),
  ];
  const { gains } = standingIn(science, answers, nowOf(0.9), { seed: 1 });
  expect(gains[0]).toMatchObject({ unitId: 'living', ofMarks: 25 });
  const marksOf = (unit: string) => gains.find(({ unitId }) => unitId === unit)?.marks ?? 0;
  expect(marksOf('living')).toBeGreaterThan(2 * marksOf('substances'));
  expect(marksOf('living')).toBeLessThanOrEqual(25);
  expect(marksOf('resources')).toBeLessThan(marksOf('living'));
});

test('the forecast tells how many answers are missing, and which unit has most unknown marks', () => {
  expect(forecastOf([])).toEqual({ kind: 'notYet', answersMissing: 40, unitId: 'substances' });
  const some = answersIn(['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'], 8, everyOther);
  // 8 answers would make 40, but three more chapters of 6.25 marks need three answers each.
  expect(forecastOf(some)).toEqual({ kind: 'notYet', answersMissing: 9, unitId: 'living' });
});

test('the forecast gives no marks if the answered chapters cover less than half of the marks', () => {
  const many = answersIn(['chapter-1', 'chapter-2', 'chapter-3', 'chapter-4'], 15, everyOther);
  const forecast = forecastOf(many);
  // 15 more marks must be known. The chapters count 6.25 or 6.5 marks each, so three of them are needed, with
  // three answers each.
  expect(forecast).toEqual({ kind: 'notYet', answersMissing: 9, unitId: 'living' });
});

const levelsOf = (answers: readonly FirstAnswer[], recall: number, read = chapterIds) =>
  standingIn(science, answers, nowOf(recall, read), { seed: 1 }).levels;

test('the level of a chapter is new before the chapter is read, and learning before it is answered', () => {
  const levels = levelsOf([], 0.9, ['chapter-1']);
  expect(levels.get('chapter-1')).toBe('learning');
  expect(levels.get('chapter-2')).toBe('new');
});

test('the level of a chapter rises with right answers, and falls as cards are forgotten', () => {
  const [first = '', ...others] = chapterIds;
  const levelOf = (isRight: (turn: number) => boolean, recall: number) =>
    levelsOf([...answersIn([first], 12, isRight), ...answersIn(others, 6, everyOther)], recall).get(first);
  expect(levelOf(() => false, 0.9)).toBe('learning');
  expect(levelOf(always, 1)).toBe('steady');
  expect(levelOf(always, 0)).toBe('learning');
  expect(levelsOf(answersIn(chapterIds, 12, always), 1).get(first)).toBe('examReady');
});

describe('the level of a group of chapters', () => {
  const [substances, living] = science.units.map(({ chapterIds }) => chapterIds);
  const groupsOf = (answers: readonly FirstAnswer[], now = new Map<string, ChapterNow>()) => {
    const groups = [
      { id: 'chemistry', chapterIds: substances ?? [] },
      { id: 'biology', chapterIds: living ?? [] },
      { id: 'music', chapterIds: ['chapter-99'] },
    ];
    return Object.fromEntries(standingIn(science, answers, now, { seed: 1, groups }).groupLevels);
  };

  test('the level of a group of chapters is new until one is begun, and missing for chapters outside the paper', () => {
    expect(groupsOf([])).toEqual({ chemistry: 'new', biology: 'new' });
    const begun = new Map([['chapter-2', { isRead: false, isBegun: true, recall: 1 }]]);
    expect(groupsOf([], begun)).toEqual({ chemistry: 'learning', biology: 'new' });
  });

  test('the level of a group of chapters depends on all of them: one well-known chapter is not enough', () => {
    expect(groupsOf(answersIn(substances ?? [], 12, always), nowOf(1)).chemistry).toBe('examReady');
    const [first = '', ...others] = substances ?? [];
    const mixed = [...answersIn([first], 12, always), ...answersIn(others, 12, () => false)];
    expect(groupsOf(mixed, nowOf(1)).chemistry).toBe('learning');
  });
});
